import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import classTexts from '@/messages/classes/es.json';
import es from '@/messages/es.json';
import { keepPasted } from '@/components/market/paste-ad/pasted';
import { plainLot } from '@/tests/factories/lot-facts';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LotForm } from './lot-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const TEXT = '46 vaquillonas Angus preñadas, 370 kg, 1150 dólares por cabeza a 30 días, Vichadero';
const spanOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const said = (field: AdFact['field'], value: string, words: string): AdFact => ({
  field,
  value,
  spans: [spanOf(words)],
  state: 'said',
});
const PRICE = '1150 dólares por cabeza';
const READING: AdReading = {
  facts: [
    said('category', 'bovine', 'vaquillonas'),
    said('class', 'heifer_bred', 'vaquillonas'),
    said('headCount', '46', '46'),
    said('weight', '370', '370 kg'),
    said('breed', 'Angus', 'Angus'),
    { ...said('priceAmount', '1150', PRICE), state: 'deduced', reason: 'asked' },
    said('priceBasis', 'head', PRICE),
    said('priceCurrency', 'USD', PRICE),
    said('location', 'Vichadero, Rivera, Uruguay', 'Vichadero'),
  ],
  questions: [],
  unread: [],
  described: [spanOf('a 30 días')],
  reserves: [],
  phones: [],
  addresses: [],
  description: TEXT,
  language: 'es',
  otherLots: [],
};

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answers = (reading: AdReading) =>
  fetched.mockImplementation(() =>
    Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(reading) } as Response),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  // A price that is worked out meanwhile gets no answer.
  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
  global.fetch = fetched;
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const asked = () =>
  within(screen.getByRole('region', { name: /^Falta/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const renderForm = (draft: string) =>
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      draftKey={`corral-lot-draft:${draft}`}
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-02T10:00:00.000Z"
    />,
  );

async function paste(draft: string) {
  const user = userEvent.setup();
  renderForm(draft);
  await user.click(screen.getByRole('textbox', { name: es.listingForm.paste.label }));
  await user.paste(TEXT);
  await screen.findByRole('button', { name: 'Cambiar el texto' });
  return user;
}

it('goes to the first card that is open, whatever the order of the fields', async () => {
  answers(READING);
  const user = await paste('first');
  await user.click(screen.getByRole('button', { name: es.lotForm.publish }));
  const first = screen.getByRole('group', { name: '«1150 dólares por cabeza», ¿se puja desde ahí?' });
  await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
});

it('fills the lot, marks what was read in its text, and asks on cards only what is open', async () => {
  answers(READING);
  const user = await paste('marks');
  expect(fetched.mock.calls[0]?.[1]?.body).toContain('"of":"auction"');
  expect(field('quantity')).toBe('46');
  expect(field('averageWeight')).toBe('370');
  expect(field('location')).toBe('Vichadero, Rivera, Uruguay');
  const ad = within(screen.getByRole('region', { name: es.listingForm.paste.label }));
  expect(ad.getByRole('link', { name: /^46 \(Cabezas: 46\)$/ })).toHaveAttribute('href', '#listing-quantity');
  expect(ad.getByText('a 30 días')).toHaveTextContent('Queda en la descripción: a 30 días');
  expect(ad.getByText(/en la descripción$/)).toHaveTextContent('1 en la descripción');
  expect(asked()).toEqual(['«1150 dólares por cabeza», ¿se puja desde ahí?', '¿Cuándo termina?']);
  // What is asked is no bid until somebody says so.
  expect(field('startingPrice')).toBe('');
  await user.click(screen.getByRole('button', { name: /^1\.150/ }));
  expect(field('startingPrice')).toBe('1.150');
  const ends = within(screen.getByRole('group', { name: '¿Cuándo termina?' }));
  await user.click(ends.getByRole('button', { name: /^En 7 días/ }));
  expect(field('endTime')).toBe('2026-03-09T20:00');
  // Nobody typed a title: the facts make it.
  expect(field('title')).toBe('46 vaquillonas preñadas Angus, 370 kg');
  expect(screen.queryByRole('heading', { name: /^Falta/ })).toBeNull();
});

it.each([
  ['on its card', () => screen.getByRole('group', { name: /¿se puja desde ahí\?$/ })],
  ['in the text', () => screen.getByRole('region', { name: es.listingForm.paste.label })],
])('leads to the next card once the price is answered %s', async (where, place) => {
  answers(READING);
  const user = await paste(where);
  const card = screen.getByRole('group', { name: /¿se puja desde ahí\?$/ });
  await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(place()).getByRole('button', { name: /1\.150/ }));
  expect(screen.getByRole('group', { name: '¿Cuándo termina?' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it('counts what is open alike above its cards and beside the button', async () => {
  const facts = READING.facts.filter(({ field: name }) => name !== 'class' && name !== 'location');
  answers({ ...READING, facts, questions: [{ asks: 'vaccines', spans: [] }] });
  const user = await paste('count');
  const count = asked().length;
  expect(asked()).toContain('¿Qué clase es?');
  expect(screen.getByRole('heading', { name: new RegExp(`^Faltan ${count} respuestas`) })).toBeVisible();
  expect(screen.getByRole('link', { name: `Faltan ${count} y las fotos` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dejarlo afuera' }));
  expect(screen.getByRole('heading', { name: new RegExp(`^Faltan ${count - 1} respuestas`) })).toBeVisible();
  expect(screen.getByRole('link', { name: `Faltan ${count - 1} y las fotos` })).toBeVisible();
});

it('goes on to the pictures where the last answer gives the title as well', async () => {
  const facts = READING.facts.filter(({ field }) => field !== 'class');
  answers({ ...READING, facts, questions: [{ asks: 'class', spans: [], among: ['heifer_open', 'heifer_bred'] }] });
  const user = await paste('last');
  const price = within(screen.getByRole('group', { name: /¿se puja desde ahí\?$/ }));
  await user.click(price.getByRole('button', { name: /^1\.?150/ }));
  const ends = within(screen.getByRole('group', { name: '¿Cuándo termina?' })).getAllByRole('button');
  await user.click(ends[0] as HTMLElement);
  expect(asked()).toEqual(['¿Qué clase es?', '¿Qué título lleva?']);
  await user.click(screen.getByRole('button', { name: 'Vaquillona preñada' }));
  await waitFor(() => expect(document.getElementById('listing-images')).toHaveFocus());
});

it('suggests no title while the heads are open, and takes another price for the one that bids begin at', async () => {
  answers({ ...READING, facts: READING.facts.filter((fact) => fact.field !== 'headCount') });
  const user = await paste('open');
  expect(screen.queryByRole('button', { name: /^1 |Vaquillona/ })).toBeNull();
  const price = within(screen.getByRole('group', { name: /¿se puja desde ahí\?$/ }));
  await user.click(price.getByRole('button', { name: 'Otro precio' }));
  const own = within(screen.getByRole('group', { name: '¿Desde cuánto se puja?' }));
  await user.type(own.getByRole('textbox', { name: 'Precio base' }), '1000{Enter}');
  expect(field('startingPrice')).toBe('1.000');
  // The text says them of the price that it asks.
  expect([field('priceCurrency'), field('priceBasis')]).toEqual(['USD', 'head']);
  const heads = within(screen.getByRole('group', { name: '¿Cuántas cabezas?' }));
  await user.type(heads.getByRole('textbox', { name: 'Cabezas' }), '46{Enter}');
  await waitFor(() => expect(field('title')).toBe('46 vaquillonas preñadas Angus, 370 kg'));
});

it('composes the title anew as the facts change, and leaves what the seller typed', async () => {
  answers(READING);
  const user = await paste('composed');
  const type = async (name: string, text: string) => {
    const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
  };
  await type('averageWeight', '380');
  await waitFor(() => expect(field('title')).toBe('46 vaquillonas preñadas Angus, 380 kg'));
  await type('title', 'Vaquillonas de punta');
  await type('averageWeight', '390');
  expect(field('title')).toBe('Vaquillonas de punta');
});

it('takes the first bid that the text says, and says that it asks for something else besides', async () => {
  const facts = READING.facts.map((fact): AdFact =>
    fact.field === 'priceAmount' ? said('priceAmount', '1150', PRICE) : fact,
  );
  answers({ ...READING, facts, questions: [{ asks: 'asked', spans: [spanOf('370 kg')] }] });
  await paste('bid');
  expect(field('startingPrice')).toBe('1.150');
  expect(field('priceCurrency')).toBe('USD');
  const ad = within(screen.getByRole('region', { name: es.listingForm.paste.label }));
  expect(ad.getByRole('link', { name: /\(Precio base: US\$.1\.150.+\)$/ })).toHaveAttribute(
    'href',
    '#listing-startingPrice',
  );
  expect(asked()).toEqual(['¿Cuándo termina?']);
  expect(screen.getByText(/^El texto dice un precio: revisalo/)).toBeVisible();
});

it('says nothing of a price where bids begin at the one that the text asks for', async () => {
  answers({ ...READING, questions: [{ asks: 'asked', spans: [] }] });
  const user = await paste('same');
  expect(screen.queryByText(/^El texto dice un precio/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^1\.150/ }));
  expect(field('startingPrice')).toBe('1.150');
  expect(screen.queryByText(/^El texto dice un precio/)).toBeNull();
});

it('fills in the end that the text says, and asks for it no more', async () => {
  const end = new Date(2026, 2, 7, 20).toISOString();
  answers({ ...READING, facts: [...READING.facts, said('endTime', end, 'a 30 días')] });
  await paste('said-end');
  expect(field('endTime')).toBe('2026-03-07T20:00');
  expect(asked()).not.toContain('¿Cuándo termina?');
});

it('takes another end beside its question', async () => {
  answers(READING);
  const user = await paste('other-end');
  const ends = within(screen.getByRole('group', { name: '¿Cuándo termina?' }));
  await user.click(ends.getByRole('button', { name: 'Otro día u hora' }));
  const own = ends.getByLabelText('Otro día u hora');
  expect(own).toHaveFocus();
  fireEvent.change(own, { target: { value: '2026-03-10T19:30' } });
  await user.click(ends.getByRole('button', { name: es.listingForm.paste.ask.done }));
  expect(field('endTime')).toBe('2026-03-10T19:30');
  expect(screen.queryByRole('group', { name: '¿Cuándo termina?' })).toBeNull();
});

const withReserve = (words: string, reserves: string[]): AdReading => ({
  ...READING,
  questions: [{ asks: 'reserve', spans: [spanOf(words)] }],
  reserves,
});

it('asks how much a reserve is of which the text says no amount, and takes the words out with either answer', async () => {
  answers(withReserve('Vichadero', []));
  const user = await paste('reserve');
  expect(document.querySelector('textarea[name=description]')).toHaveValue(TEXT);
  const asked = within(screen.getByRole('group', { name: '«Vichadero»: ¿cuánto es la reserva?' }));
  await user.type(asked.getByRole('textbox', { name: 'Precio de reserva' }), '1.400');
  await user.click(asked.getByRole('button', { name: 'Listo' }));
  expect(field('reservePrice')).toBe('1.400');
  expect(document.querySelector('textarea[name=description]')).toHaveValue(
    '46 vaquillonas Angus preñadas, 370 kg, 1150 dólares por cabeza a 30 días',
  );
  expect(screen.queryByRole('group', { name: /reserva/ })).toBeNull();
  // Nor does another answer bring it back.
  await user.click(screen.getByRole('button', { name: /^1\.150/ }));
  expect(document.querySelector('textarea[name=description]')).not.toHaveTextContent('Vichadero');
});

it('lets a lot of which the text says that it has a reserve have none', async () => {
  answers(withReserve('Vichadero', []));
  const user = await paste('no-reserve');
  await user.click(screen.getByRole('button', { name: 'Sin reserva: se lo lleva la puja más alta' }));
  expect(field('reservePrice')).toBe('');
  expect(screen.queryByRole('group', { name: /cuánto es la reserva/ })).toBeNull();
  expect(document.querySelector('textarea[name=description]')).not.toHaveTextContent('Vichadero');
});

it('makes the reserve that the text says the hidden one', async () => {
  answers(withReserve('1150 dólares por cabeza', ['1150 dólares por cabeza']));
  const user = await paste('hidden-reserve');
  await user.click(screen.getByRole('button', { name: 'Poner 1.150 como reserva, oculta' }));
  expect(field('reservePrice')).toBe('1.150');
  expect(document.querySelector('textarea[name=description]')).not.toHaveTextContent('1150');
});

it('takes a text that was pasted to be sold, and gives it back, so that nothing is pasted twice', async () => {
  answers(READING);
  const user = await paste('there');
  const link = screen.getByRole('link', { name: 'Vender a precio fijo' });
  expect(link).toHaveAttribute('href', '/create-listing');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  cleanup();
  // An older draft of another lot doesn't hide it.
  keepPasted('corral-lot-draft:back', { text: '20 novillos', result: null });
  renderForm('back');
  // Nor is it to be read by a button again.
  expect(screen.getByRole('textbox', { name: es.listingForm.paste.label })).toHaveValue(TEXT);
  expect(await screen.findByRole('button', { name: 'Cambiar el texto' })).toBeVisible();
  expect(field('quantity')).toBe('46');
  // It is taken along once.
  cleanup();
  renderForm('another');
  expect(screen.getByRole('textbox', { name: es.listingForm.paste.label })).toHaveValue('');
});

const LISTED: AnimalListingDto = {
  ...{ id: '01a1fc6e-4b6a-75ff-a517-f29b145c2099', userId: '01a1fc6e-4b6a-75ff-a517-f29b145c2099' },
  ...{ title: '46 vaquillonas preñadas Angus', description: TEXT, language: 'es', location: 'Vichadero, Uruguay' },
  ...{ category: 'bovine', breed: 'Angus', age: 28, weight: 370, price: '1150.00', priceNegotiable: false },
  ...{ healthStatus: null, vaccinated: true, healthCertificate: false, pregnancyTested: true },
  images: ['/media/heifers-1600.webp'],
  imageDetails: [
    {
      ...{ width: 1600, height: 1200, blur: '' },
      urls: { 400: '/media/heifers-400.webp', 800: '/media/heifers-800.webp', 1600: '/media/heifers-1600.webp' },
    },
  ],
  ...{ youtubeUrl: null, videoFile: null, isActive: true, expiresAt: '2026-07-01T00:00:00.000Z', soldAt: null },
  ...{ featuredUntil: null, highlightDuration: null, highlightUntil: null },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-01T00:00:00.000Z' },
  lot: { ...plainLot('1150.00'), class: 'heifer_bred', headCount: 46 },
  verificationStatus: 'unverified',
};

/** Shows the form that puts a listing up for auction. */
function showListed(listing: AnimalListingDto) {
  renderWithMessages(
    <LotForm
      save={jest.fn()}
      saysPrice
      auctioned={listing}
      draftKey={`corral-lot-draft:${listing.lot.headsLeft}`}
      cardLabels={es.auctions.card}
      breedNames={{}}
      classTexts={classTexts}
      country="UY"
      openedAt="2026-03-02T10:00:00.000Z"
    />,
  );
}

it('asks of the animals of a listing only what an auction has besides, and warns of the price that their text says', async () => {
  showListed(LISTED);
  const user = userEvent.setup();
  expect(screen.getByText(es.lotForm.saysPrice)).toBeVisible();
  const bid = within(await screen.findByRole('group', { name: '¿Desde cuánto se puja?' }));
  expect(asked()).toEqual(['¿Desde cuánto se puja?', '¿Cuándo termina?']);
  expect(screen.getByText('Ver todo').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Faltan 2' })).toBeVisible();
  expect(within(screen.getByTestId('photos')).getAllByRole('listitem')).toHaveLength(1);
  // The listing is asked by the head, and so is the bid unless its seller says otherwise.
  expect(bid.getByRole('combobox', { name: es.listingForm.priceBasis })).toHaveValue('head');
  await user.type(bid.getByRole('textbox', { name: 'Precio base' }), '1000{Enter}');
  expect(field('startingPrice')).toBe('1.000');
  const ends = within(screen.getByRole('group', { name: '¿Cuándo termina?' }));
  await user.click(ends.getByRole('button', { name: /^En 7 días/ }));
  expect(field('endTime')).toBe('2026-03-09T20:00');
  expect(screen.queryByRole('region', { name: /^Falta/ })).toBeNull();
  expect(screen.getByText(es.listingForm.ready)).toBeVisible();
});

it('puts up the heads that are left of a lot that is partly sold, and composes a title of so many', async () => {
  showListed({ ...LISTED, lot: { ...LISTED.lot, headsLeft: 10 } });
  await waitFor(() => expect(field('title')).toBe('10 vaquillonas preñadas Angus, 370 kg'));
  expect(field('quantity')).toBe('10');
});
