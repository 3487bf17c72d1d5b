import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { SellPage } from './sell-page';

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const ID = '01990000-0000-7000-8000-000000000007';
const listing = {
  ...{ id: ID, title: '40 novillos Angus', price: '3.05', currency: 'USD', unit: '/kg', asksSoldPrice: true },
  sales: { left: 40, sold: 0, reserved: 0, buyers: [], noted: [] },
};

it('sells from the page of the animals, goes back to it, and offers to undo that', async () => {
  const sell = jest.fn().mockResolvedValue({ ok: true, data: { id: 'sale', heads: null, wasActive: true } });
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(null) } as Response));
  renderWithMessages(<SellPage viewHref="/listing/7" {...{ listing, sell }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como vendido' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/listing/7'));
  const said = { buyerId: null, buyerName: null, heads: 40, amount: null, priceConfirmed: false };
  expect(sell).toHaveBeenCalledWith({ id: ID, ...said });
  const [[, offered] = []] = jest.mocked(notify.success).mock.calls;
  expect(offered?.action?.label).toBe('Deshacer');
  offered?.action?.onClick();
  await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('La venta quedó sin anotar', undefined));
  const body = JSON.stringify({ sale: { id: ID, saleId: 'sale', wasActive: true } });
  expect(global.fetch).toHaveBeenCalledWith('/api/dashboard/undo', expect.objectContaining({ method: 'POST', body }));
  expect(refresh).toHaveBeenCalled();
});
