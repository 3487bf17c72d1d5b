import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { classNames } from '@/components/market/animal-form/class-names';
import {
  EMPTY_ANIMAL_LISTING,
  type AnimalListingFormValues,
} from '@/components/market/animals/animal-listing-form-kind';
import { clearDraft } from '@/components/market/listing-form/draft';
import type { AdReading } from '@/lib/language/ads/dto';
import { AD_MAX } from '@/lib/language/ads/schema';
import classTexts from '@/messages/classes/es.json';
import traitTexts from '@/messages/traits/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PasteAd } from './paste-ad';
import { PastePanel } from './paste-panel';

const names = { breedNames: {}, classNames: classNames(classTexts, 'UY'), traitTexts };
const TEXT = '46 vaquillonas Angus preñadas, 370 kg. Cel 099 123 456';
const fact = (field: AdReading['facts'][number]['field'], value: string | true, words: string) => {
  const start = TEXT.indexOf(words);
  return { field, value, spans: [{ start, end: start + words.length }], state: 'said' as const };
};
const READING: AdReading = {
  facts: [
    fact('category', 'bovine', 'vaquillonas'),
    fact('class', 'heifer_bred', 'vaquillonas'),
    fact('headCount', '46', '46'),
    fact('weight', '370', '370 kg'),
    fact('breed', 'Angus', 'Angus'),
    fact('traits.ticks', 'free', '46'),
    fact('vaccinated', true, '46'),
  ],
  questions: [
    { asks: 'payment', spans: [] },
    { asks: 'lots', spans: [] },
  ],
  unread: [{ start: 3, end: 14 }],
  phones: ['099 123 456'],
  description: 'Parición agosto',
  language: 'es',
  otherLots: [],
};
const PRICED: AdReading = {
  ...READING,
  facts: [
    ...READING.facts,
    fact('priceAmount', '1150', '46'),
    fact('priceBasis', 'head', '46'),
    { ...fact('priceCurrency', 'USD', '46'), state: 'deduced', reason: 'country' },
    { ...fact('priceCurrency', 'UYU', '46'), state: 'deduced', reason: 'country' },
  ],
  otherLots: ['20 terneros Hereford'],
};

/** Where the draft of the form is kept. */
const KEY = 'corral-draft:test';

type Form = UseFormReturn<AnimalListingFormValues>;
/** The form that is shown, which tests read. */
const shown: { form?: Form } = {};
const values = () => shown.form?.getValues();

function PasteForm({ whole = false }) {
  const form = useForm<AnimalListingFormValues>({ defaultValues: EMPTY_ANIMAL_LISTING });
  useEffect(() => {
    shown.form = form;
  });
  return (
    <FormProvider {...form}>
      <input aria-label="heads" {...form.register('headCount')} />
      {whole ? <PasteAd names={names} draftKey={KEY} /> : <PastePanel names={names} draftKey={KEY} />}
    </FormProvider>
  );
}

const answer = (status: number, body: unknown) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset().mockImplementation(() => answer(200, READING));
  global.fetch = fetched;
  Element.prototype.scrollIntoView = () => undefined;
});

async function paste(text = TEXT) {
  const user = userEvent.setup();
  const area = screen.getByRole('textbox', { name: 'Tu aviso' });
  await user.clear(area);
  await user.click(area);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Llenar el formulario' }));
  return user;
}

it('fills the form, says what is from where, and gives it back', async () => {
  renderWithMessages(<PasteForm />);
  const user = await paste();
  expect(await screen.findByRole('status')).toHaveTextContent('Tomamos 7 datos de tu aviso. Quedan 2 por mirar.');
  expect(values()).toMatchObject({
    category: 'bovine',
    class: 'heifer_bred',
    headCount: '46',
    weight: '370',
    description: 'Parición agosto',
    vaccinated: true,
    traits: { ticks: 'free' },
  });
  const taken = within(screen.getByRole('region', { name: 'Lo que tomamos' }));
  expect(taken.getAllByRole('listitem')[1]).toHaveTextContent('Cabezas 46 de «46»');
  expect(screen.getByText(/Sacamos el teléfono 099 123 456/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'No entendimos' })).toHaveTextContent('«vaquillonas»');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(values()).toEqual({ ...EMPTY_ANIMAL_LISTING, traits: { ticks: '' } });
  expect(screen.getByRole('status')).toHaveTextContent('Listo, el formulario quedó como estaba.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Tu aviso' })).toHaveValue(TEXT);
});

it('fills nothing that is deduced until it is confirmed, and no price of which a part is open', async () => {
  fetched.mockImplementation(() => answer(200, PRICED));
  renderWithMessages(<PasteForm />);
  const user = await paste();
  const open = within(await screen.findByRole('region', { name: 'Confirmá con un toque' }));
  expect(values()).toMatchObject({ priceAmount: '', headCount: '46' });
  await user.click(open.getByRole('button', { name: '$U' }));
  expect(values()).toMatchObject({ priceAmount: '1150', priceBasis: 'head', priceCurrency: 'UYU' });
  expect(screen.queryByRole('region', { name: 'Confirmá con un toque' })).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
});

it('keeps the other lots ready for the next listing', async () => {
  fetched.mockImplementation(() => answer(200, PRICED));
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  expect(await screen.findByText(/El otro lote queda listo/)).toBeVisible();
  unmount();
  // As the first is published.
  clearDraft(KEY);
  renderWithMessages(<PasteForm whole />);
  expect(await screen.findByRole('heading', { name: 'Sigue el otro lote de tu aviso' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Tu aviso' })).toHaveValue('20 terneros Hereford');
});

it('leaves what was typed, also when it was filled and then changed, until it is asked to', async () => {
  renderWithMessages(<PasteForm />);
  const typing = userEvent.setup();
  const heads = screen.getByRole('textbox', { name: 'heads' });
  await typing.type(heads, '50');
  const user = await paste();
  expect(await screen.findByText('Cabezas: el aviso dice 46')).toBeVisible();
  expect(heads).toHaveValue('50');
  expect(values()?.weight).toBe('370');
  await user.click(screen.getByRole('button', { name: 'Usar lo del aviso' }));
  expect(heads).toHaveValue('46');
  expect(screen.queryByRole('button', { name: 'Usar lo del aviso' })).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();

  await user.clear(heads);
  await user.type(heads, '44');
  await paste();
  expect(await screen.findByText('Cabezas: el aviso dice 46')).toBeVisible();
  expect(heads).toHaveValue('44');
});

it('fills nothing of another category than the chosen one', async () => {
  renderWithMessages(<PasteForm />);
  act(() => shown.form?.setValue('category', 'ovine', { shouldDirty: true }));
  await paste();
  expect(await screen.findByText('Clase: el aviso dice Vaquillona preñada')).toBeVisible();
  expect(values()).toMatchObject({ category: 'ovine', class: '', breed: '', headCount: '46', traits: {} });
});

it('keeps the text when there is no answer, too many ask, or it is too long', async () => {
  renderWithMessages(<PasteForm />);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  const user = await paste();
  expect(await screen.findByText(/No hubo respuesta/)).toBeVisible();
  fetched.mockImplementationOnce(() => answer(429, { code: 'rate_limited', retryAfterSeconds: 60 }));
  await user.click(screen.getByRole('button', { name: 'Llenar el formulario' }));
  expect(await screen.findByText(/Demasiados intentos/)).toBeVisible();
  const area = screen.getByRole('textbox', { name: 'Tu aviso' });
  expect(area).toHaveValue(TEXT);
  await user.clear(area);
  await user.click(area);
  await user.paste('x'.repeat(AD_MAX + 1));
  expect(screen.getByText('El aviso es muy largo: hasta 5.000 letras.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Llenar el formulario' })).toBeDisabled();
  expect(values()).toEqual(EMPTY_ANIMAL_LISTING);
});

it('stops asking when it leaves the page', async () => {
  let signal: AbortSignal | null | undefined;
  fetched.mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  });
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('keeps the advertisement and what it leaves open in another language, until it is published', async () => {
  const { unmount } = renderWithMessages(<PasteForm />);
  await paste();
  await screen.findByRole('status');
  unmount();
  const { unmount: leave } = renderWithMessages(<PasteForm whole />, 'en');
  expect(await screen.findByRole('textbox', { name: 'Your ad' })).toHaveValue(TEXT);
  expect(screen.getByText('It names both cash and terms. Choose how it is paid.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(values()).toMatchObject({ headCount: '', category: '' });
  leave();
  clearDraft(KEY);
  renderWithMessages(<PasteForm />);
  expect(screen.getByRole('textbox', { name: 'Tu aviso' })).toHaveValue('');
});
