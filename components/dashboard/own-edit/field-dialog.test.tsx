import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import type { Edited } from './edited';
import { FieldDialog } from './field-dialog';
import type { SaveField } from './field-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ DRAFT_HASH: '#draft', leaveToSignIn: jest.fn() }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn(), info: jest.fn() } }));

const LOT = {
  headCount: 40,
  headsLeft: 40,
  priceBasis: 'live_kg',
  class: 'steer_2_3',
  shrinkPercent: null,
  dressingPercent: null,
} as const;
const LISTING: Edited = {
  id: '7',
  seenAt: '2026-11-01T00:00:00.000Z',
  currency: 'USD',
  unit: '/kg',
  values: { price: '3.125', heads: '40', weight: '342' },
  weighed: 'kg',
  description: 'Novillos a 3,125 el kilo',
  lot: LOT,
};
const ok = { ok: true, data: { seenAt: '2026-11-02T00:00:00.000Z' } } as const;
const refuse = (code: string, fields = {}) =>
  ({ ok: false, error: { code, fields } }) as Awaited<ReturnType<SaveField>>;

function show(field: EditField, answers: Awaited<ReturnType<SaveField>>[] = [ok], listing = LISTING) {
  const save = jest.fn<ReturnType<SaveField>, Parameters<SaveField>>();
  for (const answer of answers) save.mockResolvedValueOnce(answer);
  const onClose = jest.fn(() => view.unmount());
  const view = renderWithMessages(
    <FieldDialog
      listing={listing}
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

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

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
  expect(notify.success).toHaveBeenCalledWith('Guardado', expect.objectContaining({ durationMs: 10_000 }));
});

it('shows and takes a weight in pounds where its seller weighs in them', async () => {
  const inPounds: Edited = {
    ...LISTING,
    weighed: 'lb',
    values: { ...LISTING.values, weight: '238.13599425' },
    lot: { ...LOT, class: 'steer_1_2' },
    description: 'Novillos de 525 lb',
  };
  const { save } = show('weight', [ok], inPounds);
  expect(screen.getByLabelText('Libras por animal, en promedio')).toHaveValue('525');
  await type(/Libras/, '550');
  expect(screen.getByText(/525/, { selector: 'p' })).toBeVisible();
  await press('Guardar');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].value).toBe('249.4758035');
});

it('asks for a yes to an unusual price, and again after another', async () => {
  const { save, onClose } = show('price', [refuse('price_unconfirmed'), refuse('price_unconfirmed'), ok]);
  await type(/Precio/, '312');
  await press('Guardar');
  expect(await screen.findByRole('alert')).toHaveTextContent(/US\$\s312\s\/kg está muy lejos/);
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole('alert')]);
  expect(screen.getByLabelText(/Precio/)).toHaveFocus();
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

it.each<[EditField, RegExp, string, RegExp, string]>([
  ['weight', /Kilos/, '3450', /¿3\.450 kg por animal\?/, '3450'],
  ['weight', /Kilos/, '34', /¿34 kg por animal\?/, '34'],
  ['heads', /Cuántas cabezas/, '4000', /¿4\.000 cabezas\?/, '4000'],
])('asks once whether an unlikely %s is meant', async (field, label, typed, words, value) => {
  const { save, onClose } = show(field);
  await type(label, typed);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await press('Sí, está bien');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls.map(([edit]) => edit.value)).toEqual([value]);
});

it('doubts without a class only what is ten times as much', async () => {
  const { save } = show('weight', [ok], { ...LISTING, lot: { ...LOT, class: null } });
  await type(/Kilos/, '3420');
  await press('Guardar');
  expect(screen.getByRole('alert')).toHaveTextContent(/¿3\.420 kg por animal\?/);
  await press('Corregirlo');
  await type(/Kilos/, '150');
  await press('Guardar');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('asks of a number that makes the price unlikely about the price', async () => {
  show('heads', [refuse('price_unconfirmed')], { ...LISTING, lot: { ...LOT, priceBasis: 'lot' } });
  await type(/Cuántas cabezas/, '5');
  await press('Guardar');
  expect(await screen.findByRole('alert')).toHaveTextContent(/US\$\s3,125? \/kg está muy lejos/);
});

it('asks about a price that a number makes unlikely after that number, which is no yes to it', async () => {
  const lot = { ...LOT, priceBasis: 'lot' } as const;
  const { save, onClose } = show('heads', [refuse('price_unconfirmed'), ok], { ...LISTING, lot });
  await type(/Cuántas cabezas/, '4000');
  await press('Guardar');
  await press('Sí, está bien');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/está muy lejos/));
  await press('Sí, es ese precio');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls.map(([{ value, priceConfirmed }]) => [value, priceConfirmed])).toEqual([
    ['4000', false],
    ['4000', true],
  ]);
});

it('takes no second press of Enter for a yes', async () => {
  const { save, onClose } = show('price', [refuse('price_unconfirmed'), refuse('price_unconfirmed')]);
  await type(/Precio/, '312{Enter}');
  await screen.findByRole('alert');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([{ priceConfirmed }]) => priceConfirmed)).toEqual([false, false]);
  expect(onClose).not.toHaveBeenCalled();
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

it('keeps what was typed when the session has ended, for the page of the field, and forgets it once closed', async () => {
  const { onClose } = show('price', [refuse('unauthorized')]);
  await type(/Precio/, '3,2');
  await press('Guardar');
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('Tu sesión terminó', {
      description: 'Lo que escribiste queda guardado. Entrá y seguís donde lo dejaste.',
    }),
  );
  const kept = () => sessionStorage.getItem(`edit-7-price-${LISTING.seenAt}`);
  expect(kept()).toBe('{"value":"3.2"}');
  expect(leaveToSignIn).toHaveBeenCalledWith(2500, '#draft', '/dashboard/listing/7/edit?field=price');
  await press('Cancelar');
  expect(onClose).toHaveBeenCalled();
  expect(kept()).toBeNull();
  expect(notify.info).not.toHaveBeenCalled();
});

it('keeps a price of equipment as well, in the list that it is in', async () => {
  show('price', [refuse('unauthorized')], { ...LISTING, lot: null });
  await type(/Precio/, '3,2');
  await press('Guardar');
  await waitFor(() => expect(leaveToSignIn).toHaveBeenCalledWith(2500, '#draft'));
  expect(sessionStorage.getItem(`edit-7-price-${LISTING.seenAt}`)).toBe('{"value":"3.2"}');
});

it('shows what the listing says by now beside what was typed, and takes either', async () => {
  const NOW = { ...LISTING, seenAt: '2026-11-03T00:00:00.000Z', values: { ...LISTING.values, price: '3.3' } };
  const save = jest.fn<ReturnType<SaveField>, Parameters<SaveField>>();
  save.mockResolvedValueOnce(refuse('listing_changed')).mockResolvedValueOnce(ok);
  function Changing() {
    const [listing, setListing] = useState(LISTING);
    const saving: SaveField = async (edit) => {
      const answer = await save(edit);
      if (!answer.ok) setListing(NOW);
      return answer;
    };
    const props = { listing, save: saving, field: 'price', title: '', editHref: '/', onClose: jest.fn() } as const;
    return <FieldDialog {...props} />;
  }
  renderWithMessages(<Changing />);
  await type(/Precio/, '3,2');
  await press('Guardar');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ahora dice: US\$\s3,30?\s\/kg/);
  expect(screen.getByLabelText(/Precio/)).toHaveValue('3,20');
  await press('Poner lo de ahora');
  expect(screen.getByLabelText(/Precio/)).toHaveValue('3,30');
  expect(screen.queryByRole('alert')).toBeNull();
  await type(/Precio/, '3,2');
  await press('Guardar');
  await waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ seenAt: NOW.seenAt, value: '3.2' }));
});

it('offers of equipment neither a floor for offers nor its text', async () => {
  show('price', [], { ...LISTING, lot: null });
  await type(/Precio/, '3,2');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says that the description still has the old price, once there is another', async () => {
  show('price');
  expect(screen.queryByText(/Tu descripción/)).toBeNull();
  await type(/Precio/, '3,05');
  expect(screen.getByText(/Tu descripción dice «3,125»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cambiar el texto' })).toHaveAttribute(
    'href',
    '/dashboard/listing/7/edit?field=text',
  );
});

it('works out the sum while the price is typed', async () => {
  show('price');
  const sum = () => screen.getByRole('status');
  expect(sum()).toHaveTextContent('40 × 342 kg × US$ 3,125 = US$ 42.750');
  await type(/Precio/, '3,05');
  expect(sum()).toHaveTextContent('40 × 342 kg × US$ 3,05 = US$ 41.724');
  await userEvent.clear(screen.getByLabelText(/Precio/));
  expect(screen.queryByRole('status')).toBeNull();
});

it.each<[string, EditField, Partial<Edited>, string | null]>([
  ['counts the heads that are left', 'heads', { lot: { ...LOT, headsLeft: 30 } }, '30 × 342 kg'],
  ['takes the shrink off', 'weight', { lot: { ...LOT, shrinkPercent: '3' } }, '13.680 kg − 3 % = 13.269,6 kg'],
  ['says nothing without a weight', 'price', { values: { ...LISTING.values, weight: '' } }, null],
  ['says nothing without a number of heads', 'price', { values: { ...LISTING.values, heads: '' } }, null],
  ['says nothing by a yield that nobody stated', 'price', { lot: { ...LOT, priceBasis: 'carcass_kg' } }, null],
  ['says nothing of a price for the lot', 'price', { lot: { ...LOT, priceBasis: 'lot' } }, null],
])('%s', (_, field, traits, words) => {
  show(field, [], { ...LISTING, ...traits });
  if (words === null) expect(screen.queryByRole('status')).toBeNull();
  else expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('says what others ask for such animals, with the cents of a price by weight', async () => {
  const answer = { ok: true, json: () => Promise.resolve({ from: '3', to: '3.2' }) } as Response;
  global.fetch = jest.fn(() => Promise.resolve(answer));
  show('price');
  expect(await screen.findByText('Lo usual: 3,00 a 3,20')).toBeVisible();
  expect(global.fetch).toHaveBeenCalledWith('/api/cattle/7/usual', expect.anything());
});

it('undoes what was saved, on the state that was saved alone', async () => {
  const { onClose } = show('price');
  await type(/Precio/, '3,05');
  await press('Guardar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [[, offered] = []] = jest.mocked(notify.success).mock.calls;
  expect(offered?.action?.label).toBe('Deshacer');
  const refusal = { code: 'listing_changed', message: 'El anuncio cambió mientras tanto' };
  global.fetch = jest.fn(() => Promise.resolve({ ok: false, json: () => Promise.resolve(refusal) } as Response));
  offered?.action?.onClick();
  await waitFor(() =>
    expect(notify.error).toHaveBeenCalledWith('No se pudo deshacer', {
      description: expect.stringContaining('El anuncio cambió') as string,
    }),
  );
  const edit = { id: '7', seenAt: '2026-11-02T00:00:00.000Z', field: 'price', value: '3.125', priceConfirmed: true };
  expect(global.fetch).toHaveBeenCalledWith(
    '/api/dashboard/undo',
    expect.objectContaining({ body: JSON.stringify({ listing: edit }) }),
  );
});

describe('without a signal', () => {
  const onLine = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  const back = () => {
    onLine(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
  const WAITS = 'Sin señal: sale solo cuando vuelva';
  const saving = (...answers: (typeof ok | null)[]) => {
    const shown = show('price', []);
    for (const answer of answers)
      if (answer) shown.save.mockResolvedValueOnce(answer);
      else shown.save.mockRejectedValueOnce(new Error('offline'));
    return shown;
  };

  afterEach(() => jest.restoreAllMocks());

  it('waits with what never left, says so, and saves it once by itself when the signal is back', async () => {
    const { save, onClose } = saving(null, ok);
    await type(/Precio/, '3,2');
    onLine(false);
    await press('Guardar');
    expect(await screen.findByText(WAITS)).toBeVisible();
    expect(screen.queryByText(/No hubo respuesta/)).toBeNull();
    back();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    back();
    expect(save.mock.calls.map(([{ value }]) => value)).toEqual(['3.2', '3.2']);
    expect(notify.success).toHaveBeenCalledTimes(1);
  });

  it('says that it drops what waits, once closed', async () => {
    saving(null);
    await type(/Precio/, '3,2');
    onLine(false);
    await press('Guardar');
    await screen.findByText(WAITS);
    await press('Cancelar');
    expect(jest.mocked(notify.info).mock.calls).toEqual([
      ['Quedó como estaba: el cambio que esperaba señal no se guarda'],
    ]);
  });

  it('says nothing of what was never sent', async () => {
    const { onClose } = saving();
    await type(/Precio/, '3,2');
    onLine(false);
    await press('Cancelar');
    expect(onClose).toHaveBeenCalled();
    expect(notify.info).not.toHaveBeenCalled();
  });

  it('waits no more with what is changed since', async () => {
    const { save } = saving(null);
    onLine(false);
    await press('Guardar');
    await screen.findByText(WAITS);
    await type(/Precio/, '3,3');
    expect(screen.queryByText(WAITS)).toBeNull();
    back();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('leaves it to its seller to send again what may have left', async () => {
    const { save } = saving(null, null);
    await press('Guardar');
    expect(await screen.findByText(/No hubo respuesta/)).toBeVisible();
    onLine(false);
    await press('Guardar');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(WAITS)).toBeNull();
    back();
    expect(save).toHaveBeenCalledTimes(2);
  });
});
