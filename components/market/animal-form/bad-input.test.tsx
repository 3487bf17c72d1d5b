import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AnimalListingForm } from '@/components/market/animals/animal-listing-form';
import {
  EMPTY_ANIMAL_LISTING,
  type AnimalListingFormValues,
} from '@/components/market/animals/animal-listing-form-kind';
import type { SaveResult } from '@/components/market/listing-form/listing-form';
import type { Locale } from '@/lib/core/i18n/locales';
import classTexts from '@/messages/classes/es.json';
import traitTexts from '@/messages/traits/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/components/market/animal-form/ask-quote', () => ({ askQuote: () => Promise.resolve(null) }));
jest.mock('@/components/ui/notify', () => ({
  notify: { success: jest.fn(), error: jest.fn(), info: jest.fn(), clearErrors: jest.fn() },
}));

const KEY = 'corral-draft:test';
const ID = '01a1fc6e-4b6a-75ff-a517-f29b145c2099';
const labels = {
  highlighted: '',
  negotiable: '',
  asked: '',
  verified: '',
  contact: '',
  compare: '',
  video: '',
  vaccinated: '',
  healthCertificate: '',
  pregnancyTested: '',
  declared: '',
};
const save = jest.fn<Promise<SaveResult>, [AnimalListingFormValues]>();

const STEERS: AnimalListingFormValues = {
  ...EMPTY_ANIMAL_LISTING,
  category: 'bovine',
  class: 'steer_1_2',
  headCount: '40',
  breed: 'Angus',
  age: '18',
  weight: '300',
  priceAmount: '3.05',
  priceBasis: 'live_kg',
  location: 'Salto',
};

async function restore(values: Partial<AnimalListingFormValues>, locale: Locale, version = 2) {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      version,
      savedAt: '2026-03-01T10:00:00.000Z',
      values: { ...STEERS, ...values },
      photos: [{ id: ID, name: 'lote.jpg', thumbnailUrl: '/media/t.webp' }],
    }),
  );
  const shown = renderWithMessages(
    <AnimalListingForm
      save={save}
      draftKey={KEY}
      verified={false}
      cardLabels={labels}
      breedNames={{}}
      classTexts={classTexts}
      traitTexts={traitTexts}
      country="UY"
    />,
    locale,
  );
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('#listing-location')?.value).toBe('Salto'));
  fireEvent.click(screen.getByText(/^(Ver todo|Show everything|Ver tudo)$/));
  await waitFor(() => expect(document.querySelector('fieldset[id^=question]')).toBeNull());
  return shown;
}

function publish() {
  const button = document.querySelector('form button[type=submit]');
  if (button) fireEvent.click(button);
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  save.mockResolvedValue({ ok: true, data: { id: ID } });
});

const BAD: [string, Partial<AnimalListingFormValues>, string, Record<Locale, RegExp>][] = [
  [
    'a price that is none',
    { priceAmount: 'tres' },
    'priceAmount',
    { es: /ejemplo 1\.000$/, en: /1,000\.50/, pt: /exemplo 1\.000$/ },
  ],
  ['no head', { headCount: '0' }, 'headCount', { es: /entre 1 y 100\.000/, en: /1 and 100,000/, pt: /1 e 100\.000/ }],
  [
    'too many head',
    { headCount: '100001' },
    'headCount',
    { es: /entre 1 y 100\.000/, en: /1 and 100,000/, pt: /1 e 100\.000/ },
  ],
  ['a minimum above the average', { weightMin: '301' }, 'weightMin', { es: /promedio/, en: /average/, pt: /médi[ao]/ }],
  ['too much shrink', { shrinkPercent: '16' }, 'shrinkPercent', { es: /15/, en: /15/, pt: /15/ }],
  ['a price by weight without one', { weight: '' }, 'weight', { es: /peso/i, en: /weight/i, pt: /peso/i }],
];

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`#listing-${name}`);
const type = (values: Partial<AnimalListingFormValues>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(name);
    if (field) fireEvent.change(field, { target: { value } });
  }
};

it.each<Locale>(['es', 'en', 'pt'])('in %s the form refuses what is wrong, in words, and keeps it', async (locale) => {
  // A draft marks an amount that is none.
  await restore({ priceAmount: '?tres' }, locale);
  for (const [mistake, values, name, words] of BAD) {
    type(values);
    publish();
    const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ id }) => id);
    await waitFor(() => expect([mistake, wrong()]).toEqual([mistake, [`listing-${name}`]]));
    const said = document.getElementById(`listing-${name}-error`)?.textContent;
    expect(said).toMatch(words[locale]);
    expect(said).not.toMatch(/validation|invalid_|undefined|\{/);
    await waitFor(() => expect(fieldOf(name)).toHaveFocus());
    expect(fieldOf(name)?.value.replace(/[.,](?=\d{3})/, '')).toBe(values[name as 'headCount']);
    type(Object.fromEntries(Object.keys(values).map((key) => [key, STEERS[key as 'headCount']])));
  }
  expect(fieldOf('location')?.value).toBe('Salto');
  expect(save).not.toHaveBeenCalled();
});

const price = () => screen.getByRole('textbox', { name: /^(Precio|Price|Preço) / });

it.each<[Locale, string, string]>([
  ['es', '1.200', '1200'],
  ['pt', '1.200', '1200'],
  ['en', '1,200', '1200'],
  ['es', '3,05', '3.05'],
])('in %s a price of %s is %s', async (locale, typed, amount) => {
  await restore({}, locale);
  fireEvent.change(price(), { target: { value: typed } });
  publish();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].priceAmount).toBe(amount);
});

it.each<[Locale, string, string, string]>([
  ['en', '1.150', '1,150', '1150'],
  ['es', '1,150', '1.150', '1150'],
  ['pt', '1,150', '1,15', '1.1500'],
])('in %s it asks which number %s is, and publishes %s as %s', async (locale, typed, chosen, amount) => {
  await restore({}, locale);
  fireEvent.change(price(), { target: { value: typed } });
  fireEvent.blur(price());
  publish();
  await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'true'));
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: chosen }));
  await waitFor(() => expect(price()).not.toHaveAttribute('aria-invalid'));
  publish();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].priceAmount).toBe(amount);
});

it('shows the numbers of a draft in whatever language it is opened', async () => {
  for (const [locale, shown] of [
    ['es', '1.150'],
    ['en', '1,150'],
    ['pt', '1.150'],
  ] as const) {
    const { unmount } = await restore({ priceAmount: '1150', priceBasis: 'head', headCount: '1200' }, locale);
    expect(price()).toHaveValue(shown);
    expect(document.querySelector<HTMLInputElement>('#listing-headCount')?.value).toBe(shown.replace('150', '200'));
    unmount();
  }
});

it('leaves out of an older draft the numbers whose language nobody knows', async () => {
  await restore({ priceAmount: '1.150', headCount: '1200', weight: '3,05', traits: { litresDay: '1.150' } }, 'en', 1);
  expect(price()).toHaveValue('');
  expect(document.querySelector<HTMLInputElement>('#listing-headCount')?.value).toBe('1,200');
  expect(localStorage.getItem(KEY)).toContain('Salto');
});

it('takes an error away with its cause, before and after publishing was tried', async () => {
  await restore({}, 'es');
  const error = () => document.getElementById('listing-priceAmount-error')?.textContent;
  for (const isTried of [false, true]) {
    fireEvent.change(price(), { target: { value: '-5' } });
    fireEvent.blur(price());
    if (isTried) publish();
    await waitFor(() => expect(error()).toMatch(/ejemplo 1\.000$/));
    fireEvent.change(price(), { target: { value: '1200' } });
    await waitFor(() => expect(error()).toBe(''));
  }
});
