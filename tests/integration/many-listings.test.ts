import { Prisma, db } from '@/lib/db/client';
import { parseListingQuery } from '@/lib/listings/query-schema';
import { ORDERS } from '@/lib/listings/result-order';
import { KINDS } from '@/lib/listings/kinds';
import {
  drawsToShow,
  estimateByDraws,
  hasMoreHits,
  ofDraws,
  partOfDraws,
  rowsToSample,
  rowsToEdge,
  sampleHits,
  type Sample,
} from '@/lib/listings/sample-hits';
import { searchListings } from '@/lib/listings/search-listings';
import type { RawQuery } from '@/lib/validation/list-query';
import { makeUser } from '@/tests/factories/user';

jest.mock('@/lib/listings/sample-hits', () => ({
  ...jest.requireActual<object>('@/lib/listings/sample-hits'),
  sampleHits: jest.fn(),
  estimateByDraws: jest.fn(),
}));
const guess = jest.mocked(sampleHits);
const guessByDraws = jest.mocked(estimateByDraws);
const actual = jest.requireActual<{ sampleHits: typeof sampleHits; estimateByDraws: typeof estimateByDraws }>(
  '@/lib/listings/sample-hits',
);

jest.setTimeout(60_000);

const LISTINGS = 12_600;

/** Two of three are of an Angus; prices fall as the listings get newer, with many alike; the cheapest 600 are of poultry. */
async function insertListings(userId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, price, location, vaccinated, created_at, expires_at, updated_at, is_highlighted, highlight_duration, highlight_until)
    SELECT uuidv7(), ${userId}::uuid, CASE WHEN n % 3 = 0 THEN 'Vaquillona' ELSE 'Toro Angus' END || ' ' || n, 'Lote zz' || n % 7, CASE WHEN n <= 600 THEN 'aviary' ELSE 'bovine' END::animal_category,
      CASE WHEN n <= 600 THEN 'Leghorn' ELSE 'Angus' END, n % 50, 400, 100 + (n / 40), CASE WHEN n % 2 = 0 THEN 'Azul' ELSE 'Tandil' END, n % 5 > 0,
      now() - n * interval '1 minute', now() + interval '9 days', now(), n % 100 = 0, CASE WHEN n % 100 = 0 THEN 'week'::highlight_duration END, CASE WHEN n % 100 = 0 THEN now() + interval '5 days' END
    FROM generate_series(1, ${LISTINGS}::int) n ORDER BY md5(n::text)`;
  await db.$executeRaw`ANALYZE cattle_listings`;
}

const sorts = {
  newest: 'created_at DESC',
  price_asc: 'price',
  price_desc: 'price DESC',
  age_asc: 'age',
  age_desc: 'age DESC',
} as const;

/** What a plain sort of all rows gives. */
async function expected(
  where: string,
  sort: keyof typeof sorts,
  page: number,
): Promise<{ total: number; ids: string[] }> {
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
  [{ search: 'angus', breed: 'Leghorn' }, "search_text LIKE '%angus%' AND breed = 'Leghorn'"],
  [{ search: 'lote', minPrice: '200', maxPrice: '299.5' }, 'price BETWEEN 200 AND 299.5'],
  [
    { search: 'lot', minAge: '12', maxAge: '23', vaccinated: 'true', category: 'bovine' },
    "age BETWEEN 12 AND 23 AND vaccinated AND category = 'bovine'",
  ],
  [{ search: 'o', maxAge: '35', location: 'tandil' }, "age <= 35 AND location = 'Tandil' AND search_text ~ '\\mo'"],
  [{ search: 'zz3 lote' }, "search_text LIKE '%zz3%'"],
  [{ search: 'ro' }, 'false'],
];

describe('a search of many listings', () => {
  beforeAll(async () => {
    await db.user.deleteMany();
    await insertListings((await makeUser()).id);
  });

  afterAll(() => db.user.deleteMany());

  beforeEach(() => {
    guessByDraws.mockImplementation(actual.estimateByDraws);
  });

  // So uncertain that it proves nothing.
  const vague: Sample = { filtered: 12_000, hits: 12_000, variance: 12_000 ** 2, edge: null, rowsBefore: 12_600 };
  const far = {
    newest: { value: '2000-01-01', step: 0 },
    price_asc: { value: '400', step: 6 },
    price_desc: { value: '101', step: 5 },
    age_asc: { value: '30', step: 7 },
    age_desc: { value: '2', step: 1 },
  };
  const near = {
    newest: { value: '2100-01-01', step: 16_000 },
    price_asc: { value: '1', step: 0 },
    price_desc: { value: '4000', step: 9 },
    age_asc: { value: '-1', step: 0 },
    age_desc: { value: '400', step: 22 },
  };

  // Whatever a sample says, right or wrong: nothing but the way depends on it.
  it.each<[string, (sort: keyof typeof sorts) => Sample | null]>([
    ['nothing', () => null],
    ['that all of them are hits', () => vague],
    ['that hits are soon there', () => ({ ...vague, rowsBefore: 10 })],
    ['that few are hits', () => ({ ...vague, hits: 100, filtered: 100 })],
    ['that few pass the filters', () => ({ ...vague, filtered: 1 })],
    ['where the page ends', (sort) => ({ ...vague, edge: far[sort], rowsBefore: 12_000 })],
    ['that the page ends too soon', (sort) => ({ ...vague, edge: near[sort], rowsBefore: 12_000 })],
  ])('finds the same when a sample says %s', async (_, says) => {
    for (const [i, [raw, where]] of cases.entries()) {
      const sort = (Object.keys(sorts) as (keyof typeof sorts)[])[i % 5] ?? 'newest';
      guess.mockResolvedValue(says(sort));
      guessByDraws.mockReturnValue(says(sort) ?? vague);
      for (const page of [1, 90, 800])
        expect({ raw, page, ...(await found({ ...raw, sort, page: String(page) })) }).toEqual({
          raw,
          page,
          ...(await expected(where, sort, page)),
        });
    }
  });

  it.each(['newest', 'price_asc', 'price_desc'] as const)(
    'finds the last pages of a text that very many have without a sample: %s',
    async (sort) => {
      guess.mockClear();
      expect(await found({ search: 'lote', sort, page: '800' })).toEqual(await expected('true', sort, 800));
      expect(guess).not.toHaveBeenCalled();
      // Pages that are not there.
      expect(await found({ search: 'lote', sort, page: '900' })).toEqual({ total: 10_000, ids: [] });
    },
  );

  it.each([{ maxPrice: '300' }, { search: 'lote', maxPrice: '300' }])(
    'counts what is less than guessed, also for pages that are not there: %o',
    async (raw) => {
      // All prices lie in steps that are asked for.
      const { total } = await expected('price <= 300', 'newest', 1);
      expect(total).toBeLessThan(10_000);
      for (const sort of ['newest', 'price_desc']) {
        for (const [page, limit] of [
          ['834', '12'],
          ['835', '12'],
          ['101', '100'],
        ] as const)
          expect(await found({ ...raw, sort, page, limit })).toEqual({ total, ids: [] });
      }
    },
  );

  it('takes a sample’s proof that there are more than are counted', async () => {
    guess.mockResolvedValue({ ...vague, variance: 0 });
    guessByDraws.mockReturnValue({ ...vague, variance: 0 });
    const { ids } = await expected("search_text LIKE '%angus%'", 'price_asc', 3);
    expect(await found({ search: 'angus', sort: 'price_asc', page: '3' })).toEqual({ total: 10_000, ids });
  });

  describe('a sample', () => {
    const question = {
      table: Prisma.sql`cattle_listings`,
      rows: 100_000,
      worded: [Prisma.sql`l.search_text LIKE '%angus%'`],
      filtered: [Prisma.sql`l.price >= 200`],
      order: ORDERS.price_asc,
      pageEnd: 1_000,
    };

    it('comes close to the truth', async () => {
      // A quarter of the rows, since the table is said to have 100,000.
      const taken = await actual.sampleHits(question, 25_000);
      const [dear, both] = await Promise.all(
        ['price >= 200', "search_text LIKE '%angus%' AND price >= 200"].map(
          async (where) => (await expected(where, 'newest', 1)).total,
        ),
      );
      for (const [guessed, truth] of [
        [taken?.filtered, dear],
        [taken?.hits, both],
      ]) {
        expect(guessed).toBeGreaterThan((truth ?? 0) * 0.5);
        expect(guessed).toBeLessThan((truth ?? 0) * 1.6);
      }
      expect(taken && hasMoreHits(taken, 1_000)).toBe(true);
      // The thousandth hit costs 235; the edge is meant to be at the 1,160th, which costs 243.
      expect(Number(taken?.edge?.value)).toBeGreaterThan(205);
      expect(Number(taken?.edge?.value)).toBeLessThan(300);
      expect(taken?.edge?.step).toBe(6);
    });

    it('proves nothing about what may be an accident, and is not taken of a small table', async () => {
      const taken = await actual.sampleHits(question, 5_000);
      expect(taken && hasMoreHits(taken, 5_500)).toBe(false);
      const few = await actual.sampleHits({ ...question, filtered: [Prisma.sql`l.price >= 410`] }, 5_000);
      expect(few && hasMoreHits(few, 10)).toBe(false);
      expect(await actual.sampleHits({ ...question, rows: 12_600 }, 5_000)).toBeNull();
    });

    it('is the smaller the more hits there are likely to be, and none where it would have to be large', () => {
      const drawn = [15_000, 25_000, 40_000, 500_000].map((hits) => rowsToSample(hits, 10_000, 1_000_000, null));
      expect(drawn[0]).toBeNull();
      expect(drawn.slice(1)).toEqual([...drawn.slice(1)].sort((a, b) => (b ?? 0) - (a ?? 0)));
      expect(drawn[3]).toBe(1_500);
      // A page further on is only found by some hits before its end.
      expect(rowsToSample(500_000, 10_000, 1_000_000, 1_200)).toBeGreaterThan(3_000);
      expect(rowsToEdge(500_000, 1_000_000)).toBe(1_500);
      expect(rowsToEdge(15_000, 1_000_000)).toBeGreaterThan(3_000);
    });
  });

  describe('draws', () => {
    const count = async (where: Prisma.Sql) =>
      (
        await db.$queryRaw<
          { n: number }[]
        >`SELECT count(*)::int AS n FROM cattle_listings l WHERE l.is_active IS TRUE AND ${where}`
      )[0]?.n ?? 0;

    it('deal listings by chance, the same in the index as in the rows', async () => {
      for (const draws of [1, 16, 48]) {
        const { condition, terms } = ofDraws(draws);
        const inRows = await count(condition);
        expect(await count(Prisma.sql`${KINDS.listing.terms} && ${terms}::text[]`)).toBe(inRows);
        const { hits, variance } = actual.estimateByDraws(inRows, draws);
        expect(Math.abs(hits - LISTINGS)).toBeLessThan(6 * Math.sqrt(variance));
      }
      expect(partOfDraws(64)).toBe(1);
      expect(await count(ofDraws(64).condition)).toBe(LISTINGS);
    });

    it('are the fewer the more hits there are, and none where they would have to be many', () => {
      const draws = [9_000, 10_500, 12_000, 15_000, 40_000, 500_000].map((hits) => drawsToShow(hits, 10_000));
      expect(draws).toEqual([null, null, 9, 2, 1, 1]);
    });

    it('prove what they most probably show, and nothing that may be an accident', () => {
      for (const hits of [12_500, 15_000, 40_000]) {
        const draws = drawsToShow(hits, 10_000) ?? 0;
        expect(hasMoreHits(actual.estimateByDraws(hits * partOfDraws(draws), draws), 10_000)).toBe(true);
        expect(hasMoreHits(actual.estimateByDraws(10_500 * partOfDraws(draws), draws), 10_000)).toBe(false);
      }
      // All of them are no estimate.
      expect(actual.estimateByDraws(10_001, 64)).toEqual({ hits: 10_001, variance: 0 });
    });
  });
});
