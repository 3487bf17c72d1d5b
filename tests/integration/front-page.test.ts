import { perProcess } from '@/lib/core/per-process';
import { db } from '@/lib/core/db/client';
import { placeColumns } from '@/lib/places/place-columns';
import { askedPrices } from '@/lib/finding/local-pages/asked-prices';
import { priceSense, usualPrices } from '@/lib/finding/local-pages/price-sense';
import { foundExamples } from '@/lib/finding/understood-searches/found-examples';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { newestAnimalListings } from '@/lib/market/animal-lots/newest-animal-listings';
import { visitorPlace, visitorPlaceOf } from '@/lib/places/visitor-place';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const counts = perProcess<{ known?: unknown }>('local-counts', () => ({}));
const medians = perProcess<Map<string, unknown>>('medians', () => new Map());

let userId: string;
const add = (minutesAgo: number, traits: Partial<Parameters<typeof makeListing>[0]> = {}) =>
  makeListing({
    userId,
    location: 'Salto, Uruguay',
    ...placeColumns('Salto, Uruguay'),
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
    ...traits,
  });
const highlight = { isHighlighted: true, highlightUntil: new Date(Date.now() + 86_400_000) };

beforeEach(async () => {
  await db.user.deleteMany();
  ({ id: userId } = await makeUser());
  delete counts.known;
  medians.clear();
});
afterAll(() => db.user.deleteMany());

it('shows the newest lots, behind the first of them one that is highlighted', async () => {
  for (let minutes = 50; minutes < 55; minutes += 1) await add(minutes, highlight);
  const newest = [await add(1), await add(2), await add(3)];
  const shown = await newestAnimalListings(4);
  expect(shown.map(({ highlightUntil }) => highlightUntil !== null)).toEqual([false, true, false, false]);
  expect(shown.toSpliced(1, 1).map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
});

it.each([
  ['everywhere', undefined],
  ['in a country', { country: 'UY' }],
  ['near a town', visitorPlace(visitorPlaceOf('Salto, Uruguay') ?? '') ?? undefined],
])('shows few of one seller %s', async (_, from) => {
  const { id: other } = await makeUser();
  const early = await add(60, { userId: other });
  const many = [await add(1), await add(2), await add(3), await add(4)];
  const shown = await newestAnimalListings(4, from);
  const first = many.slice(0, 2).map(({ id }) => id);
  expect(shown.map(({ id }) => id)).toEqual([...first, early.id, many[2]?.id]);
});

it('shows those of the visitor’s country first', async () => {
  const there = await add(1, { location: 'Tandil, Argentina', ...placeColumns('Tandil, Argentina') });
  const here = await add(9);
  expect((await newestAnimalListings(6, { country: 'UY' })).map(({ id }) => id)).toEqual([here.id, there.id]);
});

it('highlights lots of the visitor’s country alone', async () => {
  const tandil = { location: 'Tandil, Argentina', ...placeColumns('Tandil, Argentina') };
  await add(1, { ...tandil, ...highlight });
  const lead = await add(9, highlight);
  const here = await add(5);
  expect((await newestAnimalListings(2, { country: 'UY' })).map(({ id }) => id)).toEqual([here.id, lead.id]);
});

describe('what is asked', () => {
  const bull = { category: 'bovine', class: 'bull', headCount: 1 } as const;
  const steers = { category: 'bovine', class: 'steer_1_2', headCount: 20, weight: 300, priceBasis: 'live_kg' } as const;
  const recount = () => {
    delete counts.known;
    medians.clear();
  };

  it('is told of a country once it has two classes of five lots, and else of everywhere', async () => {
    for (let nth = 1; nth <= 5; nth += 1) await add(nth, { ...bull, price: String(1000 + nth) });
    for (let nth = 1; nth <= 4; nth += 1) await add(nth, { ...steers, priceAmount: '3' });
    expect(await askedPrices('UY', 'es')).toEqual({ prices: [], isThere: false });
    await add(20, { ...steers, priceAmount: '3' });
    recount();
    const { prices, isThere } = await askedPrices('UY', 'es');
    expect(isThere).toBe(true);
    expect(prices).toContainEqual({
      ...{ class: 'bull', path: '/animales/toros/uruguay', lots: 5 },
      ...{ amount: '1003', currency: 'USD', basis: 'head' },
    });
    expect(await askedPrices('AR', 'es')).toMatchObject({ isThere: false, prices: [{}, {}] });
  });

  it('is told in the money and the unit of the visitor’s country', async () => {
    for (let nth = 1; nth <= 5; nth += 1) {
      await add(nth, { ...bull, price: '1000' });
      await add(nth, { ...steers, priceAmount: '3' });
    }
    recount();
    const { prices } = await askedPrices('US', 'en');
    const price = prices.find((one) => one.class === 'steer_1_2');
    expect(price).toMatchObject({ currency: 'USD', basis: 'live_cwt' });
    expect(Number(price?.amount)).toBeCloseTo(136.08, 1);
  });

  it('compares a lot with the median of its class in its country, from ten lots on', async () => {
    const { id } = await add(1, { ...bull, price: '900' });
    for (let nth = 2; nth <= 9; nth += 1) await add(nth, { ...bull, price: '1000' });
    const sense = async () => {
      recount();
      const listing = await getAnimalListing(null, id);
      return listing && priceSense(listing, 'es');
    };
    expect(await sense()).toBeNull();
    await add(20, { ...bull, price: '1000' });
    expect(await sense()).toMatchObject({ percent: -10, lots: 10, path: '/animales/toros/uruguay' });
  });

  it('is usual between the quarters, in the unit and the currency of the lot that it is compared with', async () => {
    const { id } = await add(1, { ...steers, priceAmount: '4' });
    for (let nth = 2; nth <= 12; nth += 1) await add(nth, { ...steers, priceAmount: `2.${70 + nth}` });
    const byHead = await add(13, { ...steers, priceBasis: 'head', priceAmount: '900' });
    recount();
    const usualOf = async (one: string) => {
      const listing = await getAnimalListing(null, one);
      return listing && usualPrices(listing);
    };
    expect(await usualOf(id)).toEqual({ from: '2.75', to: '2.81' });
    expect(await usualOf(byHead.id)).toEqual({ from: '825', to: '843' });
  });
});

it('offers the first searches that find a lot and aren’t the beginning of another', async () => {
  const bull = { category: 'bovine', class: 'bull', breed: 'Angus', headCount: 1 } as const;
  await add(1, bull);
  await add(4, { category: 'ovine', class: 'ewe_bred', breed: 'Merino', headCount: 9 });
  const searches = ['toros hereford', 'ovejas preñadas', 'toros angus', 'toros', 'toros cerca de salto', 'cabras'];
  expect(await foundExamples(searches, 'es')).toEqual(['ovejas preñadas', 'toros angus', 'toros cerca de salto']);
  expect(await foundExamples(searches.slice(0, 3), 'es')).toEqual(['ovejas preñadas', 'toros angus']);
});
