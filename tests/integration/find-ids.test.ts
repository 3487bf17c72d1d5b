import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { FACTS } from '@/lib/livestock/facts/facts';
import {
  ANIMAL_LISTING_SORTS,
  parseAnimalListingQuery,
  type AnimalListingSort,
} from '@/lib/market/animal-lots/query-schema';
import { searchAnimalListings } from '@/lib/market/animal-lots/search-animal-listings';
import { Prisma, db } from '@/lib/core/db/client';
import { plain } from '@/lib/core/i18n/country';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { createRandom } from '@/prisma/seed/content/random';
import { dayAgo } from '@/tests/factories/rates';
import { makeUser } from '@/tests/factories/user';

const LISTINGS = 3_000;
const SEARCHES = 200;

const random = createRandom(16);
const WORDS =
  "vaca vacas Vaquillona PREÑADAS toro Ángus angus novillo novillito O'Higgins 315b 50% 100% DT-e zz9 a de la del lote «manso» ¡apta! U$S3000 kg. x 12 124".split(
    ' ',
  );
const BREEDS = ['Angus', 'Hereford', 'Santa Gertrudis', 'Criollo'];
const PLACES = ['Tandil, Argentina', 'Tacuarembó, Uruguay', 'São Borja, RS', 'Ávila', 'Azul, Argentina', '100% rural'];

const some = <Value>(values: readonly Value[], count: number) =>
  Array.from({ length: count }, () => random.pick(values));

const CLASS_CODES: readonly ClassCode[] = ['calf_m', 'calf_f', 'steer_1_2', 'bull', 'lamb_fat'];

/** One fact in five is unknown, as in listings that say nothing of a lot. */
const known = <Value>(value: Value) => (random.chance(0.8) ? value : null);

function someLot() {
  const weight = known(random.int(10, 60) * 10);
  const teeth = known(random.pick([0, 2, 4, 6]));
  return {
    class: known(random.pick(CLASS_CODES)),
    headCount: random.pick([1, 1, 5, 20, 64]),
    weight,
    priceAmount: String(random.int(1, 400) * 10),
    priceBasis: weight === null ? random.pick(['head', 'lot']) : random.pick(PRICE_BASES),
    priceCurrency: random.pick(CURRENCIES),
    horns: known(random.pick(FACTS.horns.values)),
    teethMin: teeth,
    teethMax: teeth === null ? null : known(teeth + random.pick([0, 2])),
    payment: random.pick([
      { kind: 'cash' },
      { kind: 'days', days: [30, 60] },
      { kind: 'instalments', groups: [2, 10] },
    ]),
    deliverFrom: known(new Date(`2026-12-${random.int(10, 28)}`)),
  };
}

/** Many listings have equal prices or times, so that ids decide their order. */
async function insertListings(userIds: string[]): Promise<void> {
  await db.animalListing.createMany({
    data: Array.from({ length: LISTINGS }, () => {
      const isHighlighted = random.chance(0.05);
      return {
        userId: random.pick(userIds),
        title: some(WORDS, random.int(1, 3)).join(' '),
        description: some(WORDS, random.int(0, 6)).join(random.pick([' ', ', ', '\n'])),
        category: random.pick(CATEGORIES),
        breed: random.pick(BREEDS),
        age: random.int(0, 20),
        location: random.pick(PLACES),
        ...someLot(),
        vaccinated: random.chance(0.7),
        pregnancyTested: random.chance(0.1),
        isActive: random.chance(0.9),
        expiresAt: new Date(Date.now() + 86_400_000),
        createdAt: new Date(Date.now() - random.int(1, 300) * 60_000),
        isHighlighted,
        ...(isHighlighted ? { highlightUntil: new Date(Date.now() + 86_400_000) } : {}),
      };
    }),
  });
  await db.$executeRaw`ANALYZE cattle_listings`;
}

/** An order of relevance is no order of a column: it has a test of its own. */
const PLAIN_SORTS = ANIMAL_LISTING_SORTS.filter((sort) => sort !== 'relevance');

const ORDERS: Record<Exclude<AnimalListingSort, 'relevance'>, Prisma.Sql> = {
  newest: Prisma.sql`created_at DESC`,
  price_asc: Prisma.sql`price`,
  price_desc: Prisma.sql`price DESC`,
  price_kg_asc: Prisma.sql`compared_kg NULLS LAST`,
  price_kg_desc: Prisma.sql`compared_kg DESC NULLS LAST`,
  heads_desc: Prisma.sql`heads_left DESC NULLS LAST`,
  age_asc: Prisma.sql`age`,
  age_desc: Prisma.sql`age DESC`,
  // Without a place to be near to.
  near_recent: Prisma.sql`created_at DESC`,
  distance_asc: Prisma.sql`created_at DESC`,
};

/** A filter as in the URL, and its condition in plain SQL. */
type Asked = [Record<string, string>, Prisma.Sql];

/** Matches words of one or two letters or digits. */
const SHORT = new Set(['a', 'de', 'la', 'x', '12', 'dt', 'e', 'zz', 'o', 'b', 'u', 's', '9', '50', 'kg', 'rs']);

/** Matches the beginning of a word: no letter or digit precedes it. */
function beginsWord(word: string): Prisma.Sql {
  const kind = /^\p{L}/u.test(word) ? 'alpha' : /^\d/.test(word) ? 'digit' : null;
  const before = kind ? `(^|[^[:${kind}:]])` : '';
  const after = kind && SHORT.has(plain(word)) ? `($|[^[:${kind}:]])` : '';
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Prisma.sql`corral_normalize(title || ' ' || description || ' ' || breed || ' ' || location) ~ (${before} || corral_normalize(${pattern}) || ${after})`;
}

function someText(): Asked {
  const words = some([...WORDS, ...BREEDS.slice(0, 2)], random.int(1, 3))
    .map((word) => word.replace(/[«»¡!.]/g, ''))
    .map((word) => word.slice(0, random.int(1, word.length)))
    .map((word) => (random.chance(0.3) ? word.toUpperCase() : word));
  return [{ search: words.join(random.pick([' ', '  '])) }, Prisma.join(words.map(beginsWord), ' AND ')];
}

function somePlace(): Asked {
  const place = random.pick(PLACES);
  const from = random.int(0, 3);
  const location = place.slice(from, from + random.int(3, 8)).trim();
  const isShort = location.length < 3;
  return [
    { location },
    isShort
      ? Prisma.sql`corral_normalize(location) ^@ corral_normalize(${location})`
      : Prisma.sql`strpos(corral_normalize(location), corral_normalize(${location})) > 0`,
  ];
}

const COLUMN = { Price: 'price', Age: 'age', Heads: 'heads_left', Weight: 'weight', PriceKg: 'compared_kg' };

function someRange(key: keyof typeof COLUMN, low: number, high: number): Asked {
  const column = Prisma.raw(COLUMN[key]);
  return [
    { [`min${key}`]: String(low), [`max${key}`]: String(high) },
    Prisma.sql`${column} BETWEEN ${low} AND ${high}`,
  ];
}

function someLotFilters(low: number): Asked[] {
  const horns = random.pick(FACTS.horns.values);
  return [
    random.pick<Asked>([
      [{ class: 'calf' }, Prisma.sql`class IN ('calf_m', 'calf_f')`],
      [{ class: 'bull,steer' }, Prisma.sql`class IN ('bull', 'steer_1_2')`],
    ]),
    random.pick<Asked>([
      [{ pay: 'cash' }, Prisma.sql`payment ->> 'kind' = 'cash'`],
      [{ pay: '90' }, Prisma.sql`payment ->> 'kind' = 'instalments'`],
    ]),
    [{ sex: 'male' }, Prisma.sql`class IN ('calf_m', 'steer_1_2', 'bull')`],
    [{ horns }, Prisma.sql`horns = ${horns}`],
    [
      { teeth: '0,4' },
      Prisma.sql`(0 BETWEEN teeth_min AND coalesce(teeth_max, teeth_min) OR 4 BETWEEN teeth_min AND coalesce(teeth_max, teeth_min))`,
    ],
    [{ delivery: '2026-12-20' }, Prisma.sql`deliver_from <= '2026-12-20'`],
    someRange('Heads', 2, 30),
    someRange('Weight', low * 10, low * 10 + 250),
    someRange('PriceKg', 0, low),
  ];
}

function someFilters(userIds: string[]): Asked[] {
  const low = random.int(0, 30);
  const category = random.pick(CATEGORIES);
  const breed = random.pick(BREEDS);
  const sellerId = random.pick(userIds);
  const all: Asked[] = [
    [{ category }, Prisma.sql`category = ${category}::animal_category`],
    [{ breed }, Prisma.sql`breed = ${breed}`],
    [{ vaccinated: 'true' }, Prisma.sql`vaccinated`],
    [{ pregnancyTested: '1' }, Prisma.sql`pregnancy_tested`],
    [{ sellerId }, Prisma.sql`user_id = ${sellerId}::uuid`],
    someRange('Price', low * 50, (low + random.int(0, 20)) * 50),
    someRange('Age', Math.floor(low / 2), Math.floor(low / 2) + random.int(0, 10)),
    ...someLotFilters(low),
    somePlace(),
    someText(),
  ];
  return all.filter(() => random.chance(0.15));
}

it('finds what filtering and sorting every row finds, in any combination', async () => {
  await db.user.deleteMany();
  const userIds = [(await makeUser()).id, (await makeUser()).id, (await makeUser()).id];
  await db.fxRate.updateMany({ data: { day: dayAgo(0) } });
  await insertListings(userIds);
  for (let round = 0; round < SEARCHES; round += 1) {
    const filters = someFilters(userIds);
    const sort = random.pick(PLAIN_SORTS);
    const limit = random.pick([12, 100]);
    const page = random.pick([1, 2, random.int(1, 12)]);
    const raw = Object.fromEntries([
      ...Object.entries({ sort, page: String(page), limit: String(limit) }),
      ...filters.flatMap(([query]) => Object.entries(query)),
    ]);
    const { query, errors } = parseAnimalListingQuery(raw);
    expect(errors).toEqual({});

    const where = Prisma.join([Prisma.sql`is_active`, ...filters.map(([, condition]) => condition)], ' AND ');
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM cattle_listings WHERE ${where} ORDER BY is_highlighted DESC, ${ORDERS[sort]}, id DESC`;
    const { listings, total, totalIsCapped } = await searchAnimalListings(query);
    expect({ raw, total, totalIsCapped, ids: listings.map(({ id }) => id) }).toEqual({
      raw,
      total: Math.min(rows.length, 1_000),
      totalIsCapped: rows.length > 1_000,
      ids: rows
        .slice(0, 1_000)
        .slice((page - 1) * limit, page * limit)
        .map(({ id }) => id),
    });
  }
});
