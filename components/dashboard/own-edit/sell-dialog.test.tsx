import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { SellDialog } from './sell-dialog';

const BUYER = { id: '01a1f2e1-bd18-72f3-8008-333000000002', name: 'Gustavo Pérez' };
const LISTING = {
  id: '01a1f2e1-bd18-72f3-8008-333000000001',
  title: '40 novillos Angus',
  price: '3.05',
  currency: 'USD',
  unit: '/kg',
  asksSoldPrice: true,
  sales: { left: 40, sold: 0, reserved: 0, buyers: [BUYER], noted: [] },
};

beforeEach(() => sessionStorage.clear());

function show(traits: Partial<typeof LISTING> = {}) {
  const onSell = jest.fn<void, Parameters<ComponentProps<typeof SellDialog>['onSell']>>();
  renderWithMessages(
    <SellDialog listing={{ ...LISTING, ...traits }} pending={false} onSell={onSell} onClose={jest.fn()} />,
  );
  return onSell;
}
const type = async (label: RegExp, text: string) => {
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sells all that are left with one press, and sends no price that nobody said', async () => {
  const onSell = show();
  await press('Marcar como vendido');
  expect(onSell).toHaveBeenCalledWith(
    { id: LISTING.id, buyerId: null, buyerName: null, heads: 40, amount: null, priceConfirmed: false },
    true,
    expect.any(Function),
  );
});

it('notes to whom, how many and at what price', async () => {
  const onSell = show();
  await userEvent.selectOptions(screen.getByLabelText('A quién'), 'Gustavo Pérez');
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  await type(/Cuántas cabezas/, '12');
  await type(/A cuánto/, '2,95');
  await press('Anotar 12 vendidas');
  expect(onSell).toHaveBeenCalledWith(
    { id: LISTING.id, buyerId: BUYER.id, buyerName: null, heads: 12, amount: '2.95', priceConfirmed: false },
    false,
    expect.any(Function),
  );
});

it.each([
  ['A quién', []],
  ['Nombre', [BUYER]],
])('notes a name of somebody else, where it asks for «%s»', async (label, buyers) => {
  const onSell = show({ sales: { ...LISTING.sales, buyers } });
  await userEvent.type(screen.getByLabelText(label), '  Estancia La Paz ');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Solo para vos.');
  await press('Marcar como vendido');
  expect(onSell.mock.lastCall?.[0]).toMatchObject({ buyerId: null, buyerName: 'Estancia La Paz' });
});

it('refuses more heads than are left at the field', async () => {
  const onSell = show();
  await type(/Cuántas cabezas/, '41');
  await press('Marcar como vendido');
  expect(screen.getByLabelText(/Cuántas cabezas/)).toHaveAccessibleDescription(/Quedan 40 cabezas libres/);
  // Said once.
  expect(screen.queryByText(/Si vendés menos/)).not.toBeInTheDocument();
  expect(onSell).not.toHaveBeenCalled();
});

it('asks only what can be answered', () => {
  show({ asksSoldPrice: false, sales: { left: 1, sold: 0, reserved: 0, buyers: [], noted: [] } });
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('A quién')]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each(['', '20'])(
  'notes those that are left where deals have the others, with «%s» as their number',
  async (typed) => {
    const onSell = show({ sales: { ...LISTING.sales, left: 20, reserved: 40 } });
    await type(/Cuántas cabezas/, typed);
    await press('Anotar 20 vendidas');
    expect(onSell).toHaveBeenCalledWith(
      { id: LISTING.id, buyerId: null, buyerName: null, heads: 20, amount: null, priceConfirmed: false },
      false,
      expect.any(Function),
    );
  },
);

it('leaves it to the server how many all are, where nobody says it', async () => {
  const onSell = show();
  await type(/Cuántas cabezas/, '');
  await press('Marcar como vendido');
  expect(onSell).toHaveBeenCalledWith(expect.objectContaining({ heads: null }), true, expect.any(Function));
});

it('asks for a yes where the price is far from usual, until it is changed', async () => {
  const onSell = show();
  onSell.mockImplementation((_, __, refused) => {
    refused({ code: 'price_unconfirmed', fields: { amount: [{ key: 'priceUnconfirmed' }] } });
  });
  await type(/A cuánto/, '305');
  await press('Marcar como vendido');
  expect(screen.getByRole('alert')).toHaveTextContent(/US\$ 305 \/kg está muy lejos/);
  expect(screen.getByLabelText(/A cuánto/)).toHaveFocus();
  await type(/A cuánto/, '306');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Marcar como vendido');
  await press('Sí, es ese precio');
  expect(onSell.mock.calls.map(([{ amount, priceConfirmed }]) => [amount, priceConfirmed])).toEqual([
    ['305', false],
    ['306', false],
    ['306', true],
  ]);
});
