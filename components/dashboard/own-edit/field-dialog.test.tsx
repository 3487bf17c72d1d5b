import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notify';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { Edited } from './edited';
import { FieldDialog } from './field-dialog';
import type { SaveField } from './field-form';

jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const LISTING: Edited = {
  id: '7',
  seenAt: '2026-11-01T00:00:00.000Z',
  currency: 'USD',
  unit: '/kg',
  values: { price: '3.125', heads: '40', weight: '342' },
};
const ok = { ok: true, data: null } as const;
const refuse = (code: string, fields = {}) =>
  ({ ok: false, error: { code, fields } }) as Awaited<ReturnType<SaveField>>;

function show(field: EditField, answers: Awaited<ReturnType<SaveField>>[] = [ok]) {
  const save = jest.fn<ReturnType<SaveField>, Parameters<SaveField>>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  const onClose = jest.fn();
  renderWithMessages(
    <FieldDialog
      listing={LISTING}
      title="40 novillos Angus"
      editHref="/edit-listing/7"
      field={field}
      save={save}
      onClose={onClose}
    />,
  );
  return { save, onClose };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: RegExp, text: string) => {
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

beforeEach(() => jest.clearAllMocks());

it.each<[EditField, RegExp, string, string, string]>([
  ['price', /Precio, en US\$/, '3,125', '3,2', '3.2'],
  ['heads', /Cuántas cabezas/, '40', '38', '38'],
  ['weight', /Kilos/, '342', '350', '350'],
])('is prefilled with the %s and saves it alone', async (field, label, before, typed, value) => {
  const { save, onClose } = show(field);
  expect(screen.getByLabelText(label)).toHaveValue(before);
  await type(label, typed);
  await press('Guardar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls).toEqual([[{ id: '7', seenAt: LISTING.seenAt, field, value, priceConfirmed: false }]]);
  expect(notify.success).toHaveBeenCalledWith('Guardado', undefined);
});

it('asks for a yes to an unusual price, and again after another', async () => {
  const { save, onClose } = show('price', [refuse('price_unconfirmed'), refuse('price_unconfirmed'), ok]);
  await type(/Precio/, '312');
  await press('Guardar');
  expect(await screen.findByRole('alert')).toHaveTextContent(/US\$\s312\s\/kg está muy lejos/);
  await type(/Precio/, '320');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Guardar');
  await screen.findByRole('alert');
  await press('Sí, es ese precio');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls.map(([{ value, priceConfirmed }]) => [value, priceConfirmed])).toEqual([
    ['312', false],
    ['320', false],
    ['320', true],
  ]);
});

it.each([
  ['what is wrong with it', refuse('invalid_input', { weight: [{ key: 'weightForPrice' }] }), /peso/i],
  ['that the listing changed meanwhile', refuse('listing_changed'), /El anuncio cambió mientras lo editabas/],
])('says %s at the field and keeps what was typed', async (_, answer, words) => {
  const { onClose } = show('weight', [answer]);
  await type(/Kilos/, '350');
  await press('Guardar');
  await waitFor(() => expect(screen.getByLabelText(/Kilos/)).toHaveAccessibleDescription(words));
  expect(screen.getByLabelText(/Kilos/)).toHaveValue('350');
  expect(onClose).not.toHaveBeenCalled();
  expect(notify.error).not.toHaveBeenCalled();
});
