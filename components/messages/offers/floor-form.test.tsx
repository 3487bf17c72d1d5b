import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { FloorForm } from './floor-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const floor = {
  listingId: 'l1',
  title: '60 terneros',
  asked: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  amount: null,
  isVoid: false,
} as const;

it('sends the lowest price as decimal text, and shows why it is refused', async () => {
  const save = jest
    .fn()
    .mockResolvedValueOnce({
      ok: false,
      error: { code: 'invalid_input', fields: { amount: [{ key: 'floorAbove' }] } },
    })
    .mockResolvedValue({ ok: true, data: null });
  renderWithMessages(<FloorForm floor={floor} save={save} />);
  const amount = screen.getByRole('textbox', { name: /^Mínimo/ });
  await userEvent.type(amount, '3,10');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(save).toHaveBeenLastCalledWith({ listingId: 'l1', amount: '3.10' });
  expect(await screen.findByText('El mínimo no puede pasar del precio que pedís.')).toBeInTheDocument();
  await userEvent.clear(amount);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(save).toHaveBeenLastCalledWith({ listingId: 'l1', amount: '' });
  expect(push).toHaveBeenCalledWith('/listing/l1');
});

it('keeps the number that is typed when the language changes', async () => {
  const spanish = renderWithMessages(<FloorForm floor={floor} save={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Mínimo/ }), '2,85');
  spanish.unmount();
  renderWithMessages(<FloorForm floor={floor} save={jest.fn()} />, 'en');
  expect(screen.getByRole('textbox')).toHaveValue('2.85');
});
