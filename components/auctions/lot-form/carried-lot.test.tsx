import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnimalListingForm } from '@/components/market/animals/animal-listing-form';
import {
  EMPTY_ANIMAL_LISTING,
  type AnimalListingFormValues,
} from '@/components/market/animals/animal-listing-form-kind';
import { readDraft, writeDraft } from '@/components/market/listing-form/draft';
import { keepOtherLots } from '@/components/market/paste-ad/other-lots';
import { KindLink } from '@/components/market/paste-ad/kind-link';
import { keepPasted } from '@/components/market/paste-ad/pasted';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import classTexts from '@/messages/classes/es.json';
import es from '@/messages/es.json';
import traitTexts from '@/messages/traits/es.json';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LotForm } from './lot-form';
import { LOT_FORM } from './lot-form-kind';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const uploadFile = jest.fn();
jest.mock('@/components/ui/uploads/upload-file', () => ({
  uploadFile: (options: unknown) => uploadFile(options) as unknown,
}));

const [LISTING, LOT] = ['corral-draft:seller', 'corral-lot-draft:seller'];
const TEXT = '50 vaquillonas Angus, 370 kg, 1150 por cabeza, Vichadero';
const spanOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const said = (field: AdFact['field'], value: string, words: string): AdFact => ({
  ...{ field, value, spans: [spanOf(words)] },
  state: 'said',
});
const [USD, UYU] = ['USD', 'UYU'].map((value): AdFact => ({
  ...{ field: 'priceCurrency', value, spans: [spanOf('1150')] },
  ...{ state: 'deduced', reason: 'country' },
})) as [AdFact, AdFact];
const SOLD: AdReading = {
  facts: [
    said('category', 'bovine', 'vaquillonas'),
    said('headCount', '50', '50'),
    said('weight', '370', '370 kg'),
    said('breed', 'Angus', 'Angus'),
    said('priceAmount', '1150', '1150'),
    said('priceBasis', 'head', 'por cabeza'),
    ...[USD, UYU],
    said('location', 'Vichadero, Rivera, Uruguay', 'Vichadero'),
  ],
  questions: [
    { asks: 'class', spans: [spanOf('vaquillonas')], among: ['heifer_1_2', 'heifer_bred'] },
    { asks: 'vaccines', spans: [] },
  ],
  ...{ unread: [], described: [], reserves: [], phones: [], addresses: [], otherLots: ['20 terneros Hereford'] },
  ...{ description: TEXT, language: 'es' },
};
/** For an auction what is asked is no bid yet. */
const AUCTIONED: AdReading = {
  ...SOLD,
  facts: SOLD.facts.map((fact): AdFact =>
    fact.field === 'priceAmount' ? { ...fact, state: 'deduced', reason: 'asked' } : fact,
  ),
};
const PHOTO = { id: '01a1fc6e-4b6a-75ff-a517-f29b145c2099', name: 'IMG_1.jpg', thumbnailUrl: '/media/1-800.webp' };
const FIFTY: AnimalListingFormValues = { ...EMPTY_ANIMAL_LISTING, headCount: '50' };
const SHEEP: Partial<AnimalListingFormValues> = { category: 'ovine' };
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset().mockImplementation((_, init) => {
    const reading = (init?.body as string).includes('"of":"auction"') ? AUCTIONED : SOLD;
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(reading) } as Response);
  });
  global.fetch = fetched;
  uploadFile.mockReset();
  URL.createObjectURL = () => 'blob:photo';
});

const labels = {
  ...{ highlighted: '', negotiable: '', asked: '', verified: '', contact: '', compare: '', video: '' },
  ...{ vaccinated: '', healthCertificate: '', pregnancyTested: '', declared: '' },
};
const shared = { save: jest.fn(), breedNames: {}, classTexts, country: 'UY' };
const openListing = () =>
  renderWithMessages(
    <AnimalListingForm {...shared} draftKey={LISTING} verified={false} cardLabels={labels} traitTexts={traitTexts} />,
  );
const openLot = () =>
  renderWithMessages(
    <LotForm {...shared} draftKey={LOT} cardLabels={es.auctions.card} openedAt="2026-03-02T10:00:00.000Z" />,
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const pictures = () => within(screen.getByTestId('photos')).queryAllByRole('listitem').length;
const asked = () =>
  within(screen.getByRole('region', { name: /^Falta/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Goes to the other page by a link of this one. */
async function leaveBy(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  cleanup();
}

/** A listing with its advertisement read, its class, currency and age answered, and a picture. */
async function answerListing() {
  writeDraft(LISTING, { values: EMPTY_ANIMAL_LISTING, photos: [PHOTO], savedAt: '2026-03-01T10:00:00.000Z' });
  openListing();
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: es.listingForm.paste.label }));
  await user.paste(TEXT);
  await user.click(await screen.findByRole('button', { name: 'Vaquillona preñada' }));
  await user.click(screen.getByRole('button', { name: /^Dólar/ }));
  await user.click(
    within(screen.getByRole('group', { name: '¿Qué edad tienen?' })).getByRole('button', { name: '30' }),
  );
  await user.click(screen.getByRole('button', { name: 'Dejarlo afuera' }));
}

it('puts up a pasted lot for auction with its answers and pictures, and asks only for what an auction has besides', async () => {
  await answerListing();
  await leaveBy('Rematar este lote');
  openLot();
  // Nothing is pressed: the text was read before.
  expect(await screen.findByRole('button', { name: 'Cambiar el texto' })).toBeVisible();
  expect(field('quantity')).toBe('50');
  expect(field('averageAge')).toBe('30');
  expect(document.querySelector('input[name="class"]:checked')).toHaveAttribute('value', 'heifer_bred');
  expect(pictures()).toBe(1);
  expect(asked()).toEqual(['«1150», ¿se puja desde ahí?', '¿Cuándo termina?']);
  // Dollars were answered: the bid needs no more than this tap.
  await userEvent.setup().click(screen.getByRole('button', { name: /^1\.150/ }));
  expect(field('startingPrice')).toBe('1.150');
  expect(document.querySelector('select[name="priceCurrency"]')).toHaveValue('USD');
  expect(screen.queryByText(es.listingForm.draftRestored)).toBeNull();
});

it('sends a picture again whose upload was not done', async () => {
  uploadFile.mockReturnValue(new Promise(() => undefined));
  await answerListing();
  const input = screen.getByTestId('photos').querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.setup().upload(input, new File(['x'], 'otra.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(1));
  await leaveBy('Rematar este lote');
  openLot();
  await waitFor(() => expect(pictures()).toBe(2));
  await waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2));
});

it('comes back with what was answered meanwhile, and what only the listing has', async () => {
  await answerListing();
  await leaveBy('Rematar este lote');
  openLot();
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  await user.click(screen.getByRole('button', { name: /^1\.150/ }));
  const heads = document.querySelector<HTMLInputElement>('[name="quantity"]') as HTMLInputElement;
  await user.clear(heads);
  await user.type(heads, '48');
  await leaveBy('Vender a precio fijo');
  openListing();
  await waitFor(() => expect(field('headCount')).toBe('48'));
  expect(field('age')).toBe('30');
  expect(field('priceAmount')).toBe('1.150');
  expect(pictures()).toBe(1);
});

it('is no other lot of an earlier advertisement', async () => {
  await answerListing();
  act(() => keepOtherLots(['20 terneros Hereford', '4 toros']));
  fetched.mockImplementation(() => new Promise(() => undefined));
  await leaveBy('Rematar este lote');
  openLot();
  expect(screen.getByRole('textbox', { name: es.listingForm.paste.label })).toHaveValue(TEXT);
});

it('forgets both drafts once the lot is published', async () => {
  await answerListing();
  await leaveBy('Rematar este lote');
  const save = jest.fn().mockResolvedValue({ ok: true, data: { id: 'lot' } });
  renderWithMessages(
    <LotForm
      {...{ ...shared, save }}
      draftKey={LOT}
      cardLabels={es.auctions.card}
      openedAt={new Date().toISOString()}
    />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^1\.150/ }));
  await user.click(
    within(screen.getByRole('group', { name: '¿Cuándo termina?' })).getByRole('button', { name: /^Mañana/ }),
  );
  await user.click(screen.getByRole('button', { name: es.lotForm.publish }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await waitFor(() => expect(localStorage.getItem(LISTING)).toBeNull());
  expect(localStorage.getItem(`${LISTING}:pasted`)).toBeNull();
});

/** Presses the tab of auctions above the form of a listing. */
async function pressTab() {
  renderWithMessages(
    <>
      <KindLink draftKey={LISTING} href="/create-auction">
        Remate
      </KindLink>
      <AnimalListingForm {...shared} draftKey={LISTING} verified={false} cardLabels={labels} traitTexts={traitTexts} />
    </>,
  );
  await leaveBy('Remate');
  openLot();
}

it('leaves the draft of another lot alone where a tab is pressed, which is not to put up this one', async () => {
  const other = { ...LOT_FORM.empty, title: 'Toro Hereford', category: 'bovine' as const };
  writeDraft(LOT, { values: other, photos: [], savedAt: '2026-03-01T10:00:00.000Z' });
  writeDraft(LISTING, {
    values: FIFTY,
    photos: [PHOTO],
    savedAt: '2026-03-01T10:00:00.000Z',
  });
  await pressTab();
  expect(field('title')).toBe('Toro Hereford');
  expect(pictures()).toBe(0);
});

it('takes answers and pictures along without an advertisement, where nothing else is begun', async () => {
  keepPasted(LISTING, { text: '', result: null });
  writeDraft(LISTING, {
    values: { ...FIFTY, ...SHEEP },
    photos: [PHOTO],
    savedAt: '2026-03-01T10:00:00.000Z',
  });
  await pressTab();
  expect(field('quantity')).toBe('50');
  expect(pictures()).toBe(1);
  expect(readDraft(LOT, LOT_FORM.draft, LOT_FORM.numbers)?.values.category).toBe('ovine');
});
