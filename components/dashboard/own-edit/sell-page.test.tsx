import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { notify } from '@/components/ui/notify';
import type { KnownSale } from '@/lib/desk/dashboard/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { SellPage } from './sell-page';

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ DRAFT_HASH: '#draft', leaveToSignIn: jest.fn() }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const ID = '01990000-0000-7000-8000-000000000007';
const listing = {
  ...{ id: ID, title: '40 novillos Angus', price: '3.05', currency: 'USD', unit: '/kg', asksSoldPrice: true },
  sales: { left: 40, sold: 0, reserved: 0, buyers: [], noted: [] as KnownSale[] },
};

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

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

it('keeps what was typed while a noted sale is taken back, and asks about the heads that are left then', async () => {
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(null) } as Response));
  const noted: KnownSale[] = [{ id: 'sale', buyer: 'Don José', heads: 5, amount: null, terms: null }];
  const sell = jest.fn();
  function Page() {
    const [sales, setSales] = useState({ ...listing.sales, left: 35, sold: 5, noted });
    refresh.mockImplementation(() => setSales(listing.sales));
    return <SellPage viewHref="/listing/7" listing={{ ...listing, sales }} sell={sell} />;
  }
  renderWithMessages(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: /^A quién/ }), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: /^Anular la venta/ }));
  const asked = within(screen.getByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: 'Anular' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('list')).toBeNull();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^A quién/ })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: /^Cuántas cabezas/ })).toHaveValue('40');
  expect(push).not.toHaveBeenCalled();
});

it('keeps what was typed for whoever has to sign in again, until the sale is noted or dropped', async () => {
  const sell = jest.fn().mockResolvedValue({ ok: false, error: { code: 'unauthorized' } });
  const show = () => renderWithMessages(<SellPage viewHref="/listing/7" {...{ listing, sell }} />);
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const first = show();
  await userEvent.type(field(/^A quién/), 'Ana');
  await userEvent.clear(field(/^Cuántas cabezas/));
  await userEvent.type(field(/^Cuántas cabezas/), '15');
  await userEvent.type(field(/^A cuánto/), '3,2');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar 15 vendidas' }));
  await waitFor(() => expect(leaveToSignIn).toHaveBeenCalledWith(2500, '#draft'));
  const description = 'Lo que escribiste queda guardado. Entrá y seguís donde lo dejaste.';
  expect(notify.error).toHaveBeenCalledWith('Tu sesión terminó', { description });
  first.unmount();

  const second = show();
  expect([/^A quién/, /^Cuántas cabezas/, /^A cuánto/].map((name) => field(name))).toEqual([
    expect.objectContaining({ value: 'Ana' }),
    expect.objectContaining({ value: '15' }),
    expect.objectContaining({ value: '3,20' }),
  ]);
  sell.mockResolvedValue({ ok: true, data: { id: 'sale', heads: 15, wasActive: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Anotar 15 vendidas' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/listing/7'));
  expect(sell.mock.lastCall).toEqual([
    { id: ID, buyerId: null, buyerName: 'Ana', heads: 15, amount: '3.2', priceConfirmed: false },
  ]);
  second.unmount();

  const third = show();
  expect(field(/^Cuántas cabezas/)).toHaveValue('40');
  await userEvent.type(field(/^A quién/), 'Luis');
  await userEvent.keyboard('{Escape}');
  third.unmount();
  show();
  expect(field(/^A quién/)).toHaveValue('');
});
