import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import { readPage, type ResultPage } from '@/lib/market/browse/read-page';
import { Prisma, db } from '@/lib/core/db/client';
import { PLACE_FILTERS, centreOf, distanceOf, inZone } from '@/lib/places/near';
import { breedsNamed, groupWords } from '@/lib/language/lexicon/breed-words';
import { pureBreedsIn } from '@/lib/livestock/stock/breeds';
import { speciesOfBreeds } from '@/lib/livestock/stock/categories';
import { all, preferences, type Filters } from '@/lib/market/search/conditions';
import { countHits } from '@/lib/market/search/count-hits';
import type { Order } from '@/lib/market/search/find-ids';
import { isCrossOf, isOfBreeds, ofClasses, orderOfLikeness } from '@/lib/market/browse/order-of-likeness';
import { orderNear } from '@/lib/market/browse/order-near';
import { ANIMAL_LISTINGS } from './animal-listings';
import { CLASSES, CLASS_CODES, classesOf } from '@/lib/livestock/stock/classes';
import { inRole } from '@/lib/livestock/stock/roles';
import { toAnimalListingDto, type AnimalListingDto, type AnimalListingRow } from './dto';
import { lotSelect } from './lot-dto';
import type { AnimalListingQuery, AnimalListingSort, RankedAnimalQuery, SAYABLE } from './query-schema';

/** A fact that a lot states; or one that only its words say, if the search says that this is enough of it. */
function fact(
  { inWords }: AnimalListingQuery,
  key: (typeof SAYABLE)[number],
  values: string,
  stated: Prisma.Sql,
  isUnstated = Prisma.sql`true`,
): Prisma.Sql {
  if (!inWords?.split(',').includes(key)) return stated;
  const facts = values.split(',').map((value) => `${key}=${value}`);
  return Prisma.sql`(${stated} OR (${isUnstated} AND l.said_facts && ${facts}::text[]))`;
}

/** The bound is what an index holds; the rest is read from the rows. */
function hasTeeth(teeth: string): Prisma.Sql {
  const counts = teeth.split(',');
  const ranges = counts.map(
    (count) =>
      Prisma.sql`${count}::smallint BETWEEN coalesce(l.teeth_min, l.teeth_max) AND coalesce(l.teeth_max, l.teeth_min)`,
  );
  const most = Math.max(...counts.map(Number));
  return Prisma.sql`(coalesce(l.teeth_min, l.teeth_max) <= ${most}::smallint AND (${Prisma.join(ranges, ' OR ')}))`;
}

/** True if a search for a breed also wants crosses that name it: «texel», «texel o texel cruza». */
const wantsCrosses = (query: AnimalListingQuery): query is AnimalListingQuery & { breed: string } =>
  query.breed !== undefined && query.breed !== 'Crossbred' && query.inWords?.split(',').includes('breed') === true;

/** SQL conditions of the animal search, by query key. */
export const ANIMAL_FILTERS: Filters<AnimalListingQuery> = {
  category: (category) => Prisma.sql`l.category = ${category}::animal_category`,
  breed: (asked, query: RankedAnimalQuery) => {
    // “Brahman cross”: the breed of a cross is among the words that rank.
    const isCross = asked === 'Crossbred' && query.inWords?.split(',').includes('breed');
    const crossed = isCross ? breedsNamed(query.prefer ?? '') : [];
    if (crossed.length > 0) return isCrossOf(crossed.join());
    if (!wantsCrosses(query)) return isOfBreeds(asked);
    const breeds = pureBreedsIn(asked);
    const group = groupWords(breeds);
    // «Cebú» is the name of none of its breeds: whoever writes no more chooses another breed, or a cross.
    const named = group
      ? Prisma.sql`OR (l.breed IN ('Crossbred', 'Other') AND l.search_vector @@ ${group}::tsquery)`
      : Prisma.empty;
    return Prisma.sql`(${isOfBreeds(breeds.join())} OR ${isCrossOf(breeds.join())} ${named})`;
  },
  notBreed: (breeds) => Prisma.sql`l.breed <> ALL(${breeds.split(',')}::text[])`,
  class: (names) => ofClasses(classesOf(names)),
  sex: (sex) => ofClasses(CLASS_CODES.filter((code) => CLASSES[code].sex === sex)),
  minHeads: (heads) => Prisma.sql`l.heads_left >= ${heads}::int`,
  maxHeads: (heads) => Prisma.sql`l.heads_left <= ${heads}::int`,
  // To the whole kilogram that leaves nothing out: 700 pounds are 317.51, and a lot of so many may say 318.
  minWeight: (kilograms) => Prisma.sql`l.weight >= ${Math.floor(kilograms)}::int`,
  maxWeight: (kilograms) => Prisma.sql`l.weight <= ${Math.ceil(kilograms)}::int`,
  minPriceKg: (price) => Prisma.sql`l.compared_kg >= ${price}::numeric`,
  maxPriceKg: (price) => Prisma.sql`l.compared_kg <= ${price}::numeric`,
  minPrice: (price) => Prisma.sql`l.price >= ${price}::numeric`,
  maxPrice: (price) => Prisma.sql`l.price <= ${price}::numeric`,
  minAge: (months) => Prisma.sql`l.age >= ${months}::int`,
  maxAge: (months) => Prisma.sql`l.age <= ${months}::int`,
  ...PLACE_FILTERS,
  zone: inZone,
  vaccinated: (_, query) => fact(query, 'vaccinated', 'true', Prisma.sql`l.vaccinated`),
  healthCertificate: (_, query) => fact(query, 'healthCertificate', 'true', Prisma.sql`l.health_certificate`),
  pregnancyTested: (_, query) => fact(query, 'pregnancyTested', 'true', Prisma.sql`l.pregnancy_tested`),
  horns: (horns, query) => {
    const stated = Prisma.sql`l.horns = ANY(${horns.split(',')}::text[])`;
    return fact(query, 'horns', horns, stated, Prisma.sql`l.horns IS NULL`);
  },
  teeth: (teeth, query) => {
    const isUnstated = Prisma.sql`coalesce(l.teeth_min, l.teeth_max) IS NULL`;
    return fact(query, 'teeth', teeth, hasTeeth(teeth), isUnstated);
  },
  pay: (term) => (term === 'cash' ? Prisma.sql`l.pay_days = 0` : Prisma.sql`l.pay_days >= ${term}::int`),
  delivery: (day) => Prisma.sql`coalesce(l.deliver_from, l.deliver_to) <= ${day}::date`,
  withoutWeight: () => Prisma.sql`l.compared_kg IS NULL AND coalesce(l.weight, 0) = 0`,
  sellerId: (id) => Prisma.sql`l.user_id = ${id}::uuid`,
};

/** Rows whose titles have all words of a text. */
const inTitle = (text: string) =>
  Prisma.sql`corral_normalize(l.title) LIKE ALL(SELECT corral_contains_pattern(word) FROM regexp_split_to_table(${text.replace(/["“”«»]/g, ' ').trim()}, '\\s+') AS word)`;

const PRICE = { column: Prisma.sql`l.price`, range: ['minPrice', 'maxPrice'] };
const PRICE_KG = { column: Prisma.sql`l.compared_kg`, range: ['minPriceKg', 'maxPriceKg'] };
const AGE = { column: Prisma.sql`l.age`, range: ['minAge', 'maxAge'] };

const HIGHLIGHTED_FIRST = [Prisma.sql`l.is_highlighted`, Prisma.sql`NOT l.is_highlighted`];

/** What each order sorts by. */
export const ANIMAL_ORDERS: Record<Exclude<AnimalListingSort, 'distance_asc' | 'near_recent' | 'relevance'>, Order> = {
  newest: { column: Prisma.sql`l.created_at`, direction: 'DESC' },
  price_asc: { ...PRICE, direction: 'ASC' },
  price_desc: { ...PRICE, direction: 'DESC', stretches: HIGHLIGHTED_FIRST },
  price_kg_asc: { ...PRICE_KG, direction: 'ASC NULLS LAST' },
  price_kg_desc: { ...PRICE_KG, direction: 'DESC NULLS LAST' },
  heads_desc: { column: Prisma.sql`l.heads_left`, range: ['minHeads', 'maxHeads'], direction: 'DESC NULLS LAST' },
  age_asc: { ...AGE, direction: 'ASC' },
  age_desc: { ...AGE, direction: 'DESC', stretches: HIGHLIGHTED_FIRST },
};

const HEALTH = ['healthStatus', 'vaccinated', 'healthCertificate', 'pregnancyTested'] as const;
const LOT = Object.keys(lotSelect) as (keyof typeof lotSelect)[];
const COLUMNS = columnsOf('AnimalListing', ['breed', 'age', 'weight', ...HEALTH, 'videoFile', ...LOT], 'l');

/**
 * Results of a search by weight or price per kilogram say how many hits have no weight, which can't be compared, those by price per
 * kilogram also how many have no current rate, and those near a place how many have no place on the map.
 */
export type AnimalResultPage = ResultPage<AnimalListingDto> & {
  withoutWeight?: number;
  withoutRate?: number;
  withoutPlace?: number;
};

const BY_WEIGHT = ['minWeight', 'maxWeight', 'minPriceKg', 'maxPriceKg'] as const;

/**
 * Counts the hits without a weight that a search by weight or price per kilogram leaves out or sorts last, up to as many
 * as results have; undefined for other searches.
 */
async function countWithoutWeight(query: AnimalListingQuery): Promise<number | undefined> {
  const isAsked = query.sort.startsWith('price_kg') || BY_WEIGHT.some((key) => query[key] !== undefined);
  if (!isAsked || query.withoutWeight) return undefined;
  const { minWeight: _from, maxWeight: _to, minPriceKg: _low, maxPriceKg: _high, ...others } = query;
  return countHits({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, { ...others, withoutWeight: true });
}

/** Weighed, but the rate of its currency is too old to compare with. */
const WITHOUT_RATE = { ...ANIMAL_FILTERS, withoutWeight: () => Prisma.sql`l.compared_kg IS NULL AND l.weight > 0` };

/** Counts the hits that a search by price per kilogram leaves out or sorts last for want of a rate; undefined for others. */
async function countWithoutRate(query: AnimalListingQuery): Promise<number | undefined> {
  const { minPriceKg, maxPriceKg, ...others } = query;
  if (query.withoutWeight || !(query.sort.startsWith('price_kg') || minPriceKg || maxPriceKg)) return undefined;
  return countHits(
    { table: ANIMAL_LISTINGS.table, filters: WITHOUT_RATE },
    { ...others, withoutWeight: true as const },
  );
}

/** Counts the hits that a search near a place leaves out because the gazetteer doesn't know where they are. */
function countWithoutPlace(query: AnimalListingQuery): Promise<number> {
  const { near: _near, radius: _radius, location: _text, ...others } = query;
  return countHits({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, { ...others, withoutPlace: true });
}

/** What a search's results are ordered by. */
function orderOf(asked: RankedAnimalQuery, distance: ReturnType<typeof distanceOf>): Order {
  const order = orderNear(asked, distance, { ...ANIMAL_ORDERS, relevance: ANIMAL_ORDERS.newest });
  if (!asked.isStrict) return order;
  return { ...order, ranksHighlighted: true, ...(order.reads ? {} : { stretches: HIGHLIGHTED_FIRST }) };
}

/** Who asks for horses in words wants one to ride rather than a foal, which nothing else says. */
const ridden = ({ category, class: names, breed, prefer }: RankedAnimalQuery): Prisma.Sql[] => {
  const of = category ?? speciesOfBreeds(breed);
  const codes = prefer && !names ? inRole('ridden').filter((code) => CLASSES[code].category === of) : [];
  return codes.length > 0 ? [ofClasses(codes)] : [];
};

/**
 * What comes first of a text's hits: the breed that is asked for before its crosses, or titles with all of the words, and
 * among them horses that are ridden.
 */
function firstOf(query: RankedAnimalQuery, { sort }: RankedAnimalQuery): Prisma.Sql[] {
  const inWords = sort === 'relevance' && query.search ? [inTitle(query.search)] : [];
  const first = wantsCrosses(query) ? [isOfBreeds(pureBreedsIn(query.breed).join())] : inWords;
  const best = ridden(query);
  return best.length > 0 ? [all([...first, ...best]), ...first] : first;
}

/** An order in which some hits come first, and among them and the others those that it puts first. */
function withFirst({ first: before = [], ...order }: Order, first: readonly Prisma.Sql[]): Order {
  const tiers = first.flatMap((each) => [...before.map((one) => all([each, one])), each]);
  return { ...order, first: [...tiers, ...before] };
}

/** Finds a page in an order, with columns of the caller's. */
function find<Row extends AnimalListingRow, Dto>(
  query: RankedAnimalQuery,
  by: Order | null,
  { columns, toDto }: { columns: Prisma.Sql; toDto: (row: Row) => Dto },
): Promise<ResultPage<Dto>> {
  const distance = distanceOf(query);
  return readPage<RankedAnimalQuery, Row, Dto>(
    {
      kind: 'listing',
      table: ANIMAL_LISTINGS.table,
      columns: distance ? Prisma.sql`${columns}, ${distance.column}` : columns,
      filters: { ...ANIMAL_FILTERS, isHighlighted: (is) => Prisma.sql`l.is_highlighted = ${is}` },
      order: (asked) => by ?? withFirst(orderOf(asked, distance), firstOf(query, asked)),
      toDto,
    },
    query,
  );
}

/** Finds a page of the animal listings on sale. */
export const findAnimalListings = (query: RankedAnimalQuery): Promise<ResultPage<AnimalListingDto>> =>
  find(query, null, { columns: COLUMNS, toDto: toAnimalListingDto });

/** An animal listing, and how far it is from what was asked, as a number that says no more than which is nearer. */
export interface LikeAnimal {
  listing: AnimalListingDto;
  nearness: number;
}

/** Finds the lots of `query` that are the most like `asked`, nearest first, whatever order `query` names. */
export async function findLikeAnimals(query: RankedAnimalQuery, asked: RankedAnimalQuery): Promise<LikeAnimal[]> {
  // The breed has a cost of its own; where the words don't rank, no lot counts as saying them.
  const words = await preferences(db, query.prefer ?? asked.prefer);
  const said = query.prefer === undefined ? words.map(() => Prisma.sql`false`) : words;
  const first = [...firstOf({ ...query, breed: undefined }, query), ...said];
  const order = orderOfLikeness(asked, first);
  const toDto = ({ nearness, ...row }: AnimalListingRow & { nearness: number }) => ({
    listing: toAnimalListingDto(row),
    nearness,
  });
  const columns = Prisma.sql`${COLUMNS}, ${order?.column ?? Prisma.sql`0`}::float8 AS nearness`;
  const { listings } = await find({ ...query, prefer: undefined }, order, { columns, toDto });
  return listings;
}

/** Searches the animal listings on sale, and counts what the search can't compare or place. */
export async function searchAnimalListings(query: RankedAnimalQuery): Promise<AnimalResultPage> {
  const page = await findAnimalListings(query);
  const [withoutWeight, withoutRate, withoutPlace] = await Promise.all([
    countWithoutWeight(query),
    countWithoutRate(query),
    centreOf(query) && countWithoutPlace(query),
  ]);
  return {
    ...page,
    ...(withoutWeight === undefined ? {} : { withoutWeight }),
    ...(withoutRate === undefined ? {} : { withoutRate }),
    ...(withoutPlace === undefined ? {} : { withoutPlace }),
  };
}
