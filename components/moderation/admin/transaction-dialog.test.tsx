import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransactionDto } from '@/lib/money/transactions/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { TransactionDialog } from './transaction-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const TRANSACTION = {
  ...{ id: '7', type: 'banner_ad', status: 'pending', amount: '100.00', currency: 'USD', description: 'Semillas' },
  ...{ paymentMethod: null, transactionId: null, listing: null, user: null },
  ...{ createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' },
} as TransactionDto;

it('notes no payment without how it was made', async () => {
  const move = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(<TransactionDialog transaction={TRANSACTION} move={move} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como cobrada' }));
  expect(screen.getByText('Este dato es obligatorio')).toBeVisible();
  expect(screen.getByLabelText(/Forma de pago/)).toHaveFocus();
  expect(move).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Forma de pago/), 'Depósito');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como cobrada' }));
  const payment = { paymentMethod: 'Depósito', transactionId: '' };
  await waitFor(() => expect(move).toHaveBeenCalledWith({ id: '7', status: 'completed', ...payment }));
});
