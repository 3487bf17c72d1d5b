import { perProcess } from '@/lib/core/per-process';
import { db } from '@/lib/core/db/client';
import { placeColumns } from '@/lib/places/place-columns';
import { askedPrices } from '@/lib/finding/local-pages/asked-prices';
import { foundExamples } from '@/lib/finding/understood-searches/found-examples';
import { newestAnimalListings } from '@/lib/market/animal-lots/newest-animal-listings';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';

const counts = perProcess<{ known?: unknown }>('local-counts', () => ({}));
const medians = perProcess<Map<string, unknown>>('asked-prices', () => new Map());

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

it('shows the newest lots behind three highlighted ones at most', async () => {
  for (let minutes = 50; minutes < 55; minutes += 1) await add(minutes, highlight);
  const newest = [await add(1), await add(2), await add(3)];
  const shown = await newestAnimalListings(5);
  expect(shown.map(({ highlightUntil }) => highlightUntil !== null)).toEqual([true, true, true, false, false]);
  expect(shown.slice(3).map(({ id }) => id)).toEqual(newest.slice(0, 2).map(({ id }) => id));
});

it('shows those of the visitor’s country first', async () => {
  const there = await add(1, { location: 'Tandil, Argentina', ...placeColumns('Tandil, Argentina') });
  const here = await add(9);
  expect((await newestAnimalListings(6, { country: 'UY' })).map(({ id }) => id)).toEqual([here.id, there.id]);
});

it('leads with highlighted lots of the visitor’s country alone', async () => {
  const tandil = { location: 'Tandil, Argentina', ...placeColumns('Tandil, Argentina') };
  await add(1, { ...tandil, ...highlight });
  const lead = await add(9, highlight);
  const here = await add(5);
  expect((await newestAnimalListings(2, { country: 'UY' })).map(({ id }) => id)).toEqual([lead.id, here.id]);
});

it('says what is asked for a class in a country once ten lots ask something', async () => {
  const bull = { category: 'bovine', class: 'bull', headCount: 1 } as const;
  for (let nth = 1; nth <= 9; nth += 1) await add(nth, { ...bull, price: String(1000 + nth) });
  expect(await askedPrices('UY', 'es')).toEqual([]);
  await add(20, { ...bull, price: '5000' });
  delete counts.known;
  medians.clear();
  expect(await askedPrices('UY', 'es')).toEqual([
    { class: 'bull', path: '/animales/toros/uruguay', lots: 10, amount: '1005.00', per: 'head' },
  ]);
  expect(await askedPrices('AR', 'es')).toEqual([]);
});

it('offers the searches that find three lots, and where few do, those that find most', async () => {
  const bull = { category: 'bovine', class: 'bull', breed: 'Angus', headCount: 1 } as const;
  for (const minutes of [1, 2, 3]) await add(minutes, bull);
  await add(4, { category: 'ovine', class: 'ewe_bred', breed: 'Merino', headCount: 9 });
  const searches = ['toros hereford', 'ovejas preñadas', 'toros angus', 'toros', 'toros cerca de salto', 'cabras'];
  expect(await foundExamples(searches, 'es')).toEqual(['toros angus', 'toros', 'toros cerca de salto']);
  expect(await foundExamples(searches.slice(0, 3), 'es')).toEqual(['toros angus', 'ovejas preñadas', 'toros hereford']);
});
