import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';
import { plain } from './country';
import { HEALTH_FLAGS, type ListingQuery } from './query-schema';
import {
  AGE_STEP_MAX,
  PRICE_STEP_MAX,
  ageStep,
  coveringWords,
  factTerm,
  priceStep,
  stepTerms,
  type Filter,
  type Shares,
} from './search-terms';
import { containsPattern, hasText, isShort, soughtWords } from './search-words';

const HEALTH_COLUMNS = {
  vaccinated: 'vaccinated',
  healthCertificate: 'health_certificate',
  pregnancyTested: 'pregnancy_tested',
} as const satisfies Record<(typeof HEALTH_FLAGS)[number], string>;

/** More places than this are not named one by one. */
const PLACES_MAX = 5_000;
/** What so many listings say, of 1, is taken for the name of too many places. */
const COMMON = 0.15;
/** The planner compares each of those with the commonest places before it does anything. */
const WEIGHED_MAX = 100;

/** What a search asks of a column: to say just this. `type` is that of an enumeration. */
export function equals(name: string, value: string | undefined, type = 'text'): Filter[] {
  if (!value) return [];
  return [
    { condition: Prisma.sql`l.${Prisma.raw(name)} = ${value}::${Prisma.raw(type)}`, terms: [factTerm(name, value)] },
  ];
}

/** What a search asks of a column: to be within a range, whose ends count. */
export function within(
  name: string,
  type: string,
  [min, max]: [string | number | undefined, string | number | undefined],
  terms: string[] | null,
): Filter[] {
  const bound = (sign: string, value: string | number | undefined) =>
    value === undefined ? [] : [Prisma.sql`l.${Prisma.raw(name)} ${Prisma.raw(sign)} ${value}::${Prisma.raw(type)}`];
  const bounds = [...bound('>=', min), ...bound('<=', max)];
  return bounds.length > 0 ? [{ condition: all(bounds), terms }] : [];
}

/** What a search of any kind asks of the price. */
export function priceFilters({ minPrice, maxPrice }: Pick<ListingQuery, 'minPrice' | 'maxPrice'>): Filter[] {
  const lastStep = maxPrice === undefined ? PRICE_STEP_MAX : priceStep(Number(maxPrice));
  return within(
    'price',
    'numeric',
    [minPrice, maxPrice],
    stepTerms('price', priceStep(Number(minPrice ?? 0)), lastStep),
  );
}

/**
 * What a search asks of the place: one of those, as sellers wrote them, that contain the text (begin with it, if it has one letter or two) without case and accents. Places are far
 * fewer than listings, and equality is what the indexes hold. So many that a listing soon has one are looked up by each row instead. `shares`: empty where they don't matter; `isWorded`: whether a text is sought as well.
 */
export async function placeFilters(
  client: Transaction,
  location: string | undefined,
  shares: Shares,
  isWorded: boolean,
): Promise<Filter[]> {
  if (!location) return [];
  const hasIt = hasText(Prisma.sql`normal`, location);
  const isCommon = !isShort(location) && (shares.get(plain(location)) ?? 0) > COMMON;
  const [named] = isCommon
    ? []
    : await client.$queryRaw<{ places: string[] | null; normals: string[] | null }[]>`
        SELECT array_agg(place) AS places, ${isWorded ? Prisma.sql`array_agg(normal)` : Prisma.sql`NULL::text[]`} AS normals FROM (SELECT place, normal FROM search_places WHERE ${hasIt} LIMIT ${PLACES_MAX + 1}) AS named HAVING count(*) <= ${PLACES_MAX}`;
  // Not a plain IN, which becomes a join that reads all of either side.
  if (!named) {
    return [
      {
        condition: Prisma.sql`(l.location IN (SELECT place FROM search_places WHERE ${hasIt})) IS TRUE`,
        inRow: hasText(Prisma.sql`corral_normalize(l.location)`, location),
        terms: null,
        isBroad: true,
      },
    ];
  }
  const places = named.places ?? [];
  const filter = {
    condition: Prisma.sql`l.location = ANY(${places}::text[])`,
    terms: isWorded ? coveringWords(named.normals ?? [], shares) : null,
  };
  return [
    places.length > WEIGHED_MAX
      ? { ...filter, inRow: Prisma.sql`(l.location IN (SELECT unnest(${places}::text[]))) IS TRUE` }
      : filter,
  ];
}

/** What a search for animals asks of every column but the text and the place. */
export function animalFilters(query: ListingQuery): Filter[] {
  const { minAge, maxAge } = query;
  const health = HEALTH_FLAGS.filter((flag) => query[flag]).map((flag) => HEALTH_COLUMNS[flag]);
  return [
    ...priceFilters(query),
    ...equals('category', query.category, 'animal_category'),
    ...equals('breed', query.breed),
    ...within(
      'age',
      'int',
      [minAge, maxAge],
      stepTerms('age', ageStep(minAge ?? 0), maxAge === undefined ? AGE_STEP_MAX : ageStep(maxAge)),
    ),
    ...health.map((column) => ({
      condition: Prisma.sql`l.${Prisma.raw(column)}`,
      terms: [factTerm('is', column)],
      isUnsorted: true as const,
    })),
  ];
}

/** What a search asks of the text, for tables that an index of trigrams serves: to contain each word, or one that it may be a typo of. */
export async function textConditions(client: Transaction, search: string): Promise<Prisma.Sql[]> {
  return (await soughtWords(client, search)).map(containsPattern);
}

/** Conditions that must all hold. */
export function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, ' AND ');
}
