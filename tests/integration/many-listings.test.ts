import { Prisma, db } from '@/lib/db/client';
import { parseListingQuery } from '@/lib/listings/query-schema';
import { ORDERS } from '@/lib/listings/result-order';
import { sampleHits, type Sample } from '@/lib/listings/sample-hits';
import { searchListings } from '@/lib/listings/search-listings';
import type { RawQuery } from '@/lib/validation/list-query';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/listings/sample-hits', () => ({ sampleHits: jest.fn() }));
const guess = jest.mocked(sampleHits);
const { sampleHits: sample } = jest.requireActual<{ sampleHits: typeof sampleHits }>('@/lib/listings/sample-hits');

jest.setTimeout(60_000);

const LISTINGS = 12_600;

/** Two of three are of an Angus; prices fall as the listings get newer, with many alike; the cheapest 600 are of poultry. */
async function insertListings(userId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, price, location, vaccinated, created_at, updated_at, is_highlighted, highlight_duration, highlight_until)
    SELECT uuidv7(), ${userId}::uuid, CASE WHEN n % 3 = 0 THEN 'Vaquillona' ELSE 'Toro Angus' END || ' ' || n, 'Lote zz' || n % 7, CASE WHEN n <= 600 THEN 'aviary' ELSE 'bovine' END::animal_category,
      CASE WHEN n <= 600 THEN 'Leghorn' ELSE 'Angus' END, n % 50, 400, 100 + (n / 40), CASE WHEN n % 2 = 0 THEN 'Azul' ELSE 'Tandil' END, n % 5 > 0,
      now() - n * interval '1 minute', now(), n % 100 = 0, CASE WHEN n % 100 = 0 THEN 'week'::highlight_duration END, CASE WHEN n % 100 = 0 THEN now() + interval '5 days' END
    FROM generate_series(1, ${LISTINGS}::int) n ORDER BY md5(n::text)`;
  await db.$executeRaw`ANALYZE cattle_listings`;
}

const sorts = { newest: 'created_at DESC', price_asc: 'price', price_desc: 'price DESC', age_asc: 'age', age_desc: 'age DESC' } as const;

/** What a plain sort of all rows gives. */
async function expected(where: string, sort: keyof typeof sorts, page: number): Promise<{ total: number; ids: string[] }> {
  const [row] = await db.$queryRaw<{ total: number; ids: string[] }[]>`
    SELECT (SELECT count(*)::int FROM cattle_listings WHERE ${Prisma.raw(where)}) AS total,
      ARRAY(SELECT id FROM cattle_listings WHERE ${Prisma.raw(where)} ORDER BY is_highlighted DESC, ${Prisma.raw(sorts[sort])}, id DESC LIMIT 12 OFFSET ${(page - 1) * 12}) AS ids`;
  return { total: Math.min(row?.total ?? 0, 10_000), ids: row?.ids ?? [] };
}

const found = async (raw: RawQuery) => {
  const { total, listings } = await searchListings(parseListingQuery(raw).query);
  return { total, ids: listings.map(({ id }) => id) };
};

const cases: [RawQuery, string][] = [
  [{ category: 'bovine' }, "category = 'bovine'"],
  [{ category: 'bovine', vaccinated: 'true' }, "category = 'bovine' AND vaccinated"],
  [{ minPrice: '115' }, 'price >= 115'],
  [{ search: 'lote' }, 'true'],
  [{ search: 'angus' }, "search_text LIKE '%angus%'"],
  [{ search: 'anguss vaquillona' }, "search_text LIKE '%angus%' AND search_text LIKE '%vaquillona%'"],
  [{ search: 'toro', location: 'azul' }, "search_text LIKE '%toro%' AND location = 'Azul'"],
  [{ search: 'zz', category: 'bovine' }, "category = 'bovine'"],
  [{ search: 'zz3 lote' }, "search_text LIKE '%zz3%'"],
  [{ search: 'ro' }, 'false'],
];

describe('a search of many listings', () => {
  beforeAll(async () => {
    await db.user.deleteMany();
    await insertListings((await makeUser()).id);
  });

  afterAll(() => db.user.deleteMany());

  const sure: Sample = { filtered: 12_000, hits: 12_000, isProof: false, edge: null, rowsBefore: 12_600 };

  // Whatever a sample says, right or wrong: nothing but the way depends on it.
  it.each<[string, (sort: keyof typeof sorts) => Sample | null]>([
    ['nothing', () => null],
    ['that all of them are hits', () => sure],
    ['that hits are soon there', () => ({ ...sure, rowsBefore: 10 })],
    ['that few are hits', () => ({ ...sure, hits: 100, filtered: 100 })],
    ['that few pass the filters', () => ({ ...sure, filtered: 1 })],
    ['where the page ends', (sort) => ({ ...sure, edge: { newest: '2000-01-01', price_asc: '400', price_desc: '101', age_asc: '30', age_desc: '2' }[sort], rowsBefore: 12_000 })],
    ['that the page ends too soon', (sort) => ({ ...sure, edge: { newest: '2100-01-01', price_asc: '1', price_desc: '4000', age_asc: '-1', age_desc: '400' }[sort], rowsBefore: 12_000 })],
  ])('finds the same when a sample says %s', async (_, says) => {
    for (const [i, [raw, where]] of cases.entries()) {
      const sort = (Object.keys(sorts) as (keyof typeof sorts)[])[i % 5] ?? 'newest';
      guess.mockResolvedValue(says(sort));
      for (const page of [1, 90, 800]) expect({ raw, page, ...(await found({ ...raw, sort, page: String(page) })) }).toEqual({ raw, page, ...(await expected(where, sort, page)) });
    }
  });

  it('takes a sample’s proof that there are more than are counted', async () => {
    guess.mockResolvedValue({ ...sure, isProof: true });
    const { ids } = await expected("search_text LIKE '%angus%'", 'price_asc', 3);
    expect(await found({ search: 'angus', sort: 'price_asc', page: '3' })).toEqual({ total: 10_000, ids });
  });

  describe('a sample', () => {
    const question = { table: Prisma.sql`cattle_listings`, rows: 100_000, worded: [Prisma.sql`l.search_text LIKE '%angus%'`], filtered: [Prisma.sql`l.price >= 200`], order: ORDERS.price_asc, pageEnd: 1_000, moreThan: 1_000 };

    it('comes close to the truth', async () => {
      // A twentieth of the rows, since the table is said to have 100,000.
      const taken = await sample(question);
      const [dear, both] = await Promise.all(['price >= 200', "search_text LIKE '%angus%' AND price >= 200"].map(async (where) => (await expected(where, 'newest', 1)).total));
      for (const [guessed, truth] of [[taken?.filtered, dear], [taken?.hits, both]]) {
        expect(guessed).toBeGreaterThan((truth ?? 0) * 0.5);
        expect(guessed).toBeLessThan((truth ?? 0) * 1.6);
      }
      expect(taken?.isProof).toBe(true);
      // The thousandth hit costs 235; the edge is meant to be at the 1,440th, which costs 254.
      expect(Number(taken?.edge)).toBeGreaterThan(225);
      expect(Number(taken?.edge)).toBeLessThan(300);
    });

    it('proves nothing about what may be an accident, and is not taken of a small table', async () => {
      expect((await sample({ ...question, moreThan: 5_000 }))?.isProof).toBe(false);
      expect((await sample({ ...question, filtered: [Prisma.sql`l.price >= 410`] }))?.isProof).toBe(false);
      expect(await sample({ ...question, rows: 12_600 })).toBeNull();
    });
  });
});
