import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { Prisma, db } from '@/lib/core/db/client';
import type { RawQuery } from '@/lib/core/validation/list-query';
import { makeUser } from '@/tests/factories/user';

jest.setTimeout(60_000);

const LISTINGS = 12_600;
/** A statement may only take so long, also beside other work. */
const STATEMENTS = 12;

/**
 * Two thirds are Angus. The newer a listing, the lower its price, with many equal prices; the cheapest 600 are poultry.
 */
async function insertListings(userId: string): Promise<void> {
  for (let part = 0; part < STATEMENTS; part += 1)
    await db.$executeRaw`
    INSERT INTO cattle_listings (id, user_id, title, description, category, breed, age, weight, price, location, vaccinated, created_at, expires_at, updated_at, is_highlighted, highlight_duration, highlight_until)
    SELECT uuidv7(), ${userId}::uuid, CASE WHEN n % 3 = 0 THEN 'Vaquillona' ELSE 'Toro Angus' END || ' ' || n, 'Lote zz' || n % 7, CASE WHEN n <= 600 THEN 'aviary' ELSE 'bovine' END::animal_category,
      CASE WHEN n <= 600 THEN 'Leghorn' ELSE 'Angus' END, n % 50, 400, 100 + (n / 40), CASE WHEN n % 2 = 0 THEN 'Azul' ELSE 'Tandil' END, n % 5 > 0,
      now() - n * interval '1 minute', now() + interval '9 days', now(), n % 100 = 0, CASE WHEN n % 100 = 0 THEN 'week'::highlight_duration END, CASE WHEN n % 100 = 0 THEN now() + interval '5 days' END
    FROM generate_series(1, ${LISTINGS}::int) n WHERE n % ${STATEMENTS}::int = ${part}::int ORDER BY md5(n::text)`;
  await db.$executeRaw`ANALYZE cattle_listings`;
}

const sorts = {
  newest: 'created_at DESC',
  price_asc: 'price',
  price_desc: 'price DESC',
  age_asc: 'age',
  age_desc: 'age DESC',
} as const;

/** Returns the result of sorting all rows. */
async function expected(
  where: string,
  sort: keyof typeof sorts,
  page: number,
): Promise<{ total: number; totalIsCapped: boolean; ids: string[] }> {
  const [row] = await db.$queryRaw<{ total: number; ids: string[] }[]>`
    SELECT (SELECT count(*)::int FROM cattle_listings WHERE ${Prisma.raw(where)}) AS total,
      ARRAY(SELECT id FROM (SELECT * FROM cattle_listings WHERE ${Prisma.raw(where)} ORDER BY is_highlighted DESC, ${Prisma.raw(sorts[sort])}, id DESC LIMIT 1000) AS capped
        ORDER BY is_highlighted DESC, ${Prisma.raw(sorts[sort])}, id DESC LIMIT 12 OFFSET ${(page - 1) * 12}) AS ids`;
  const total = row?.total ?? 0;
  return { total: Math.min(total, 1_000), totalIsCapped: total > 1_000, ids: row?.ids ?? [] };
}

const found = async (raw: RawQuery) => {
  const { total, totalIsCapped, listings } = await searchAnimalListings(parseAnimalListingQuery(raw).query);
  return { total, totalIsCapped, ids: listings.map(({ id }) => id) };
};

const text = `(title || ' ' || description || ' ' || breed || ' ' || location)`;
const cases: [RawQuery, string][] = [
  [{}, 'true'],
  [{ category: 'bovine' }, "category = 'bovine'"],
  [{ category: 'bovine', vaccinated: 'true' }, "category = 'bovine' AND vaccinated"],
  [{ category: 'aviary', minPrice: '115' }, "category = 'aviary' AND price >= 115"],
  [{ minPrice: '115' }, 'price >= 115'],
  [{ search: 'lote' }, 'true'],
  [{ search: 'angus' }, `${text} ~* 'angus'`],
  [{ search: 'anguss vaquillona' }, `${text} ~* 'angus' AND ${text} ~* 'vaquillona'`],
  [{ search: 'toro', location: 'azul' }, `${text} ~* 'toro' AND location = 'Azul'`],
  [{ search: 'zz', category: 'bovine' }, "category = 'bovine'"],
  [{ search: 'angus', breed: 'Leghorn' }, `${text} ~* 'angus' AND breed = 'Leghorn'`],
  [{ search: 'leghorn', maxPrice: '110' }, "breed = 'Leghorn' AND price <= 110"],
  [{ search: 'lote', minPrice: '200', maxPrice: '299.5' }, 'price BETWEEN 200 AND 299.5'],
  [
    { search: 'lot', minAge: '12', maxAge: '23', vaccinated: 'true', category: 'bovine' },
    "age BETWEEN 12 AND 23 AND vaccinated AND category = 'bovine'",
  ],
  [{ search: 'v', maxAge: '35', location: 'tandil' }, `age <= 35 AND location = 'Tandil' AND ${text} ~* '\\mv'`],
  [{ search: 'zz3 lote' }, `${text} ~* 'zz3'`],
  [{ search: 'ro' }, 'false'],
];

describe('a search of many listings', () => {
  beforeAll(async () => {
    await db.user.deleteMany();
    await insertListings((await makeUser()).id);
  });

  afterAll(() => db.user.deleteMany());

  it.each(cases.map(([raw, where], i) => ({ raw, where, i })))(
    'finds what a plain sort gives: $raw',
    async ({ raw, where, i }) => {
      const all = Object.keys(sorts) as (keyof typeof sorts)[];
      for (const sort of new Set([
        'newest',
        all[i % all.length] ?? 'newest',
        i % 2 ? 'price_desc' : 'age_desc',
      ] as const))
        for (const page of [1, 40, 84, 85])
          expect({ raw, sort, page, ...(await found({ ...raw, sort, page: String(page) })) }).toEqual({
            raw,
            sort,
            page,
            ...(await expected(where, sort, page)),
          });
    },
  );

  it('counts up to a thousand on pages of any size', async () => {
    for (const [page, limit] of [
      ['1', '100'],
      ['10', '100'],
      ['11', '100'],
    ] as const) {
      const answer = await searchAnimalListings(parseAnimalListingQuery({ search: 'lote', page, limit }).query);
      expect(answer).toMatchObject({ total: 1_000, totalIsCapped: true, totalPages: 10 });
      expect(answer.listings).toHaveLength(page === '11' ? 0 : 100);
    }
  });
});
