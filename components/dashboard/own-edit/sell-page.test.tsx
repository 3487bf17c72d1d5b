import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { SellPage } from './sell-page';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const ID = '01990000-0000-7000-8000-000000000007';
const listing = {
  ...{ id: ID, title: '40 novillos Angus', price: '3.05', currency: 'USD', unit: '/kg', asksSoldPrice: true },
  sales: { left: 40, sold: 0, reserved: 0, buyers: [], noted: [] },
};

it('sells from the page of the animals, promises nothing that it doesn’t ask, and goes back', async () => {
  const sell = jest.fn().mockResolvedValue({ ok: true, data: null });
  renderWithMessages(<SellPage listing={listing} viewHref="/listing/7" sell={sell} />);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('A quién');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como vendido' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/listing/7'));
  expect(sell).toHaveBeenCalledWith({ id: ID, buyerId: null, heads: 40, amount: null, priceConfirmed: false });
  expect(notify.success).toHaveBeenCalled();
});
