import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { countAnimalSearchByBreed } from '@/lib/market/animal-lots/count-by-category';
import { countAnimalListingsByClass, countAnimalSearchByClass } from '@/lib/market/animal-lots/count-by-class';
import { CLASS_CODES, classesOf } from '@/lib/livestock/stock/classes';
import { parseAnimalListingQuery, type AnimalListingSort } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_FILTERS, searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { Prisma, db } from '@/lib/core/db/client';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { filterConditions } from '@/lib/market/search/conditions';
import { active } from '@/lib/market/search/find-ids';
import { makeListing } from '@/tests/factories/listing';
import { dayAgo } from '@/tests/factories/rates';
import { makeUser } from '@/tests/factories/user';

const MIXED = 100_000;
/** As many rows as are written well within the limit of a statement. */
const BATCH = 2_500;

/** Rates of today, as prices in another currency are compared at recent ones only. */
const bringRatesUpToDate = () => db.fxRate.updateMany({ data: { day: dayAgo(0) } });

const search = (raw: Record<string, string>) => {
  const { query, errors } = parseAnimalListingQuery(raw);
  expect(errors).toEqual({});
  return searchAnimalListings(query);
};
const titles = async (raw: Record<string, string>) =>
  (await search(raw)).listings.map(({ title }) => title).sort((a, b) => a.localeCompare(b));

describe('a search for lots', () => {
  const place = 'Lotesburgo';
  beforeAll(async () => {
    await bringRatesUpToDate();
    const { id: userId } = await makeUser();
    const make = (title: string, traits: object) => makeListing({ userId, location: place, title, ...traits });
    await make('unknown', { weight: null, price: '900' });
    await make('calves', {
      class: 'calf_m',
      headCount: 40,
      weight: 170,
      priceAmount: '3.05',
      priceBasis: 'live_kg',
      horns: 'polled',
      teethMin: 0,
      teethMax: 2,
      payment: { kind: 'days', days: [30, 60, 90] },
      deliverFrom: new Date('2026-12-01'),
      deliverTo: new Date('2026-12-10'),
    });
    await make('steers', {
      class: 'steer_fat',
      headCount: 64,
      weight: 540,
      priceAmount: '320',
      priceBasis: 'arroba',
      priceCurrency: 'BRL',
      horns: 'horned',
      teethMin: 4,
      payment: { kind: 'instalments', groups: [2, 2, 20] },
    });
    await make('sheep', {
      class: 'ewe_bred',
      category: 'ovine',
      breed: 'Merino',
      headCount: 120,
      weight: null,
      price: '80',
      payment: { kind: 'cash' },
    });
  });

  it.each<[Record<string, string>, string[]]>([
    [{ class: 'calf_m' }, ['calves']],
    [{ class: 'steer,ewe_bred' }, ['sheep', 'steers']],
    [{ class: 'bull' }, []],
    [{ sex: 'male' }, ['calves', 'steers']],
    [{ minHeads: '50' }, ['sheep', 'steers']],
    [{ minHeads: '2', maxHeads: '64' }, ['calves', 'steers']],
    [{ minWeight: '200' }, ['steers']],
    [{ maxWeight: '200' }, ['calves']],
    [{ minPriceKg: '3' }, ['calves']],
    [{ maxPriceKg: '3.0499' }, ['steers']],
    [{ horns: 'polled,dehorned' }, ['calves']],
    [{ teeth: '2' }, ['calves']],
    [{ teeth: '2,4' }, ['calves', 'steers']],
    [{ pay: 'cash' }, ['sheep']],
    [{ pay: '60' }, ['calves', 'steers']],
    [{ delivery: '2026-12-01' }, ['calves']],
    [{ delivery: '2026-11-30' }, []],
    [{ withoutWeight: 'true' }, ['sheep', 'unknown']],
    [{ class: 'steer', minPriceKg: '1', minHeads: '60', horns: 'horned', sort: 'price_kg_asc' }, ['steers']],
    [{}, ['calves', 'sheep', 'steers', 'unknown']],
  ])('by %j finds %j', async (raw, found) => {
    expect(await titles({ location: place, ...raw })).toEqual(found);
  });

  it('goes by the heads that are left of a lot', async () => {
    const { id: userId } = await makeUser();
    const lot = {
      userId,
      location: 'Sobrantes',
      class: 'steer_2_3',
      priceAmount: '900',
      priceCurrency: 'USD',
    } as const;
    await makeListing({ ...lot, title: 'few left', headCount: 60, headsReserved: 30, headsSold: 10 });
    await makeListing({ ...lot, title: 'all left', headCount: 40 });
    expect(await titles({ location: 'Sobrantes', minHeads: '40' })).toEqual(['all left']);
    expect(await titles({ location: 'Sobrantes', minHeads: '15', maxHeads: '20' })).toEqual(['few left']);
    const { listings } = await search({ location: 'Sobrantes', sort: 'heads_desc' });
    expect(listings.map(({ lot: { headsLeft, lotTotal } }) => [headsLeft, lotTotal])).toEqual([
      [40, '36000.00'],
      [20, '18000.00'],
    ]);
  });

  it('finds a listing by its text when nothing is known of its lot', async () => {
    expect(await titles({ search: 'unknown', location: place })).toEqual(['unknown']);
  });

  it('says how many have no weight when weights are compared, and only then', async () => {
    const without = async (raw: Record<string, string>) => (await search({ location: place, ...raw })).withoutWeight;
    expect(await without({ minWeight: '100' })).toBe(2);
    expect(await without({ maxPriceKg: '3', minHeads: '50' })).toBe(1);
    expect(await without({ sort: 'price_kg_asc', category: 'ovine' })).toBe(1);
    expect(await without({ sort: 'price_kg_desc', class: 'calf_m' })).toBe(0);
    expect(await search({ location: place })).not.toHaveProperty('withoutWeight');
    expect(await search({ withoutWeight: 'true', sort: 'price_kg_asc' })).not.toHaveProperty('withoutWeight');
  });

  it('counts those without a current rate too, which nothing per kilogram is stated of', async () => {
    const { id: userId } = await makeUser();
    const stale = {
      userId,
      location: 'Cotizabamba',
      class: 'calf_m',
      headCount: 30,
      weight: 180,
      priceBasis: 'live_kg',
    };
    await makeListing({ ...stale, priceAmount: '30', priceCurrency: 'BOB' });
    await db.$executeRaw`UPDATE cattle_listings SET compared_kg = NULL, price_rate_on = '2020-01-01' WHERE location = 'Cotizabamba'`;
    const page = await search({ location: 'Cotizabamba', sort: 'price_kg_asc' });
    expect(page).toMatchObject({ total: 1, withoutWeight: 0, withoutRate: 1 });
    expect(page.listings[0]?.lot).toMatchObject({ comparable: false, priceKg: null, lotTotal: null });
    expect(await search({ location: 'Cotizabamba', maxPriceKg: '9' })).toMatchObject({ total: 0, withoutRate: 1 });
    expect(await search({ location: 'Cotizabamba' })).not.toHaveProperty('withoutRate');
  });

  it('counts its hits by breed, whatever breed it asks for', async () => {
    const counts = (raw: Record<string, string>) => countAnimalSearchByBreed(parseAnimalListingQuery(raw).query);
    const all = await counts({ location: place });
    expect(Object.values(all ?? {}).reduce((sum, total) => sum + total, 0)).toBe(
      (await search({ location: place })).total,
    );
    expect(await counts({ location: place, breed: 'Merino' })).toEqual(all);
    expect(await counts({ location: place, category: 'ovine', breed: 'Angus' })).toEqual({ Merino: 1 });
  });

  it('counts its hits by class, whatever class it asks for', async () => {
    const counts = (raw: Record<string, string>) => countAnimalSearchByClass(parseAnimalListingQuery(raw).query);
    expect(await counts({ location: place, class: 'calf' })).toEqual({ calf_m: 1, steer_fat: 1, ewe_bred: 1 });
    expect(await counts({ location: place, category: 'ovine' })).toEqual({ ewe_bred: 1 });
    expect(await counts({ category: 'ovine', sort: 'heads_desc' })).toEqual(await countAnimalListingsByClass('ovine'));
    expect(await countAnimalListingsByClass('ovine')).toEqual({ ewe_bred: 1 });
  });
});

it('knows the classes of a family, and a name that is both as the class', () => {
  expect(classesOf('heifer')).toEqual(CLASS_CODES.filter((code) => code.startsWith('heifer_')));
  expect(classesOf('bull,calf_f')).toEqual(['calf_f', 'bull']);
});

describe('100,000 lots of all bases and currencies', () => {
  const ORDERS: [AnimalListingSort, Prisma.Sql][] = [
    ['price_kg_asc', Prisma.sql`compared_kg NULLS LAST`],
    ['price_kg_desc', Prisma.sql`compared_kg DESC NULLS LAST`],
    ['heads_desc', Prisma.sql`heads_left DESC NULLS LAST`],
  ];

  beforeAll(async () => {
    await bringRatesUpToDate();
    const { id: userId } = await makeUser();
    // Set at once what the triggers derive row by row, which takes a minute.
    await db.$executeRaw`ALTER TABLE cattle_listings DISABLE TRIGGER USER`;
    for (let from = 1; from <= MIXED; from += BATCH)
      await db.$executeRaw`
      INSERT INTO cattle_listings (id, user_id, title, category, breed, age, location, expires_at, updated_at, is_highlighted, highlight_until,
        class, head_count, weight, price_amount, price_basis, price_currency, price, compared_kg, price_rate)
      SELECT uuidv7(), ${userId}::uuid, 'lot', 'bovine', 'Angus', 12, 'Salto', now() + interval '30 days', now(), n % 97 = 0, now() + interval '5 days',
        stock_class, heads, kg, 1 + n % 997, basis, currency, usd_head, usd_kg, per_usd
      FROM (
        SELECT n, CASE WHEN n % 11 > 0 THEN (${CLASS_CODES}::text[])[1 + n % 31] END AS stock_class, 1 + n % 50 * 7 AS heads, kg,
          CASE WHEN kg IS NULL THEN (ARRAY['head', 'lot'])[1 + n % 2] ELSE (${PRICE_BASES}::text[])[1 + n % 7] END AS basis,
          (${CURRENCIES}::text[])[1 + n % 13] AS currency
        FROM generate_series(${from}::int, ${from + BATCH - 1}::int) AS n, LATERAL (SELECT CASE WHEN n % 9 > 0 THEN 100 + n % 400 END) AS weights (kg)) AS lots
      JOIN (SELECT currency, per_usd FROM fx_now UNION ALL SELECT 'USD', 1) AS rates USING (currency),
      corral_normalise_price((1 + n % 997)::numeric, basis, per_usd, heads, kg::numeric, 0::numeric, corral_dressing(NULL, basis, stock_class))`;
    // Nothing was deleted, so that there is nothing to clean in the indexes.
    await db.$executeRaw`VACUUM (INDEX_CLEANUP OFF) cattle_listings`;
    await db.$executeRaw`ANALYZE cattle_listings`;
  });

  it.each(ORDERS)('are sorted by %s as one by one, page after page', async (sort, order) => {
    for (const [raw, where] of [
      [{}, Prisma.sql`true`],
      [{ class: 'heifer', maxPriceKg: '4' }, Prisma.sql`class LIKE 'heifer\\_%' AND compared_kg <= 4`],
      [
        { minHeads: '100', sex: 'male' },
        Prisma.sql`heads_left >= 100 AND search_class = ANY(${classesOf('calf_m,steer,bull_feeder,bull_young,bull,bull_cull,ox')}::text[])`,
      ],
    ] as const) {
      const rows = await db.$queryRaw<{ id: string }[]>`
        SELECT id FROM cattle_listings WHERE is_active AND ${where} ORDER BY is_highlighted DESC, ${order}, id DESC LIMIT 1000`;
      const ids: string[] = [];
      for (let page = 1; ids.length < rows.length; page += 1) {
        const { listings } = await search({ ...raw, sort, page: String(page), limit: '100' });
        expect(listings).not.toHaveLength(0);
        ids.push(...listings.map(({ id }) => id));
      }
      expect(ids).toEqual(rows.map(({ id }) => id));
    }
  });

  describe('of which few state a fact', () => {
    beforeAll(async () => {
      await db.$executeRaw`
        UPDATE cattle_listings SET horns = 'polled', teeth_min = 2, payment = '{"kind": "days", "days": [90]}', deliver_from = '2020-01-01',
          said_facts = '{horns=polled,teeth=2}'
        WHERE id IN (SELECT id FROM cattle_listings LIMIT 50)`;
      await db.$executeRaw`ANALYZE cattle_listings`;
    });

    it.each<Record<string, string>>([
      { horns: 'polled' },
      { teeth: '2,4' },
      { pay: '60' },
      { delivery: '2020-01-02' },
      { horns: 'polled', inWords: 'horns' },
      { teeth: '2', inWords: 'teeth' },
    ])('%j is found in the index of facts alone', async (raw) => {
      const { query } = parseAnimalListingQuery(raw);
      const where = active(filterConditions(ANIMAL_FILTERS, query));
      const plan = await db.$queryRaw<
        { 'QUERY PLAN': string }[]
      >`EXPLAIN SELECT l.id FROM cattle_listings l WHERE ${where}`;
      const used = plan.flatMap(
        (row) => row['QUERY PLAN'].match(/Index Scan (?:using|on) cattle_listings_(\w+)/)?.[1] ?? [],
      );
      expect([...new Set(used)]).toEqual(['facts']);
    });
  });

  it.each([
    [
      'a class by price per kilogram',
      Prisma.sql`search_class = ANY('{steer_fat}') AND compared_kg BETWEEN 1 AND 2`,
      'class',
    ],
    ['a price per kilogram', Prisma.sql`compared_kg BETWEEN 1 AND 1.01`, 'price_kg_(asc|desc)|class'],
  ])('are found by %s in an index', async (_, where, index) => {
    const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT l.id, l.is_highlighted, l.compared_kg FROM cattle_listings l WHERE is_active AND ${where}`;
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      new RegExp(`Index (Only )?Scan (using|on) cattle_listings_(${index})`),
    );
  });

  it.each(ORDERS)('are ordered by the index of %s alone', async (sort, order) => {
    const plan = await db.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT id, search_class, compared_kg FROM cattle_listings WHERE is_active ORDER BY is_highlighted DESC, ${order}, id DESC LIMIT 20000`;
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Index Only Scan using cattle_listings_${sort}`);
  });
});
