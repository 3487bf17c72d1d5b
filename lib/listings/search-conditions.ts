import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';
import { HEALTH_FLAGS, type ListingQuery } from './query-schema';
import { rowCondition, soughtWords, wordPattern } from './search-words';

const HEALTH_COLUMNS = {
  vaccinated: Prisma.sql`l.vaccinated`,
  healthCertificate: Prisma.sql`l.health_certificate`,
  pregnancyTested: Prisma.sql`l.pregnancy_tested`,
} as const satisfies Record<(typeof HEALTH_FLAGS)[number], Prisma.Sql>;

/** More places than this are not named one by one. */
const PLACES_MAX = 5_000;

/** What a search of any kind asks of the price. */
export function priceConditions(query: Pick<ListingQuery, 'minPrice' | 'maxPrice'>): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (query.minPrice) conditions.push(Prisma.sql`l.price >= ${query.minPrice}::numeric`);
  if (query.maxPrice) conditions.push(Prisma.sql`l.price <= ${query.maxPrice}::numeric`);
  return conditions;
}

/**
 * What a search asks of the place: one of those, as sellers wrote them, that contain the text (begin with it, if it has one letter or two) without case and accents. Places are far
 * fewer than listings, and equality is what the indexes hold. So many that a listing soon has one are looked up by each row instead.
 */
export async function placeConditions(client: Transaction, location: string | undefined): Promise<Prisma.Sql[]> {
  if (!location) return [];
  const named = Prisma.sql`SELECT place FROM search_places WHERE normal LIKE ${wordPattern(location)}`;
  const places = await client.$queryRaw<{ place: string }[]>`${named} LIMIT ${PLACES_MAX + 1}`;
  if (places.length <= PLACES_MAX) return [Prisma.sql`l.location = ANY(${places.map(({ place }) => place)}::text[])`];
  // Not a plain IN, which becomes a join that reads all of either side.
  return [Prisma.sql`(l.location IN (${named})) IS TRUE`];
}

/** What a search for animals asks of every column but the text and the place. */
export function filterConditions(query: ListingQuery): Prisma.Sql[] {
  const conditions = priceConditions(query);
  if (query.category) conditions.push(Prisma.sql`l.category = ${query.category}::animal_category`);
  if (query.breed) conditions.push(Prisma.sql`l.breed = ${query.breed}`);
  if (query.minAge !== undefined) conditions.push(Prisma.sql`l.age >= ${query.minAge}`);
  if (query.maxAge !== undefined) conditions.push(Prisma.sql`l.age <= ${query.maxAge}`);
  for (const flag of HEALTH_FLAGS) if (query[flag]) conditions.push(HEALTH_COLUMNS[flag]);
  return conditions;
}

/** What a search asks of the text: each word, or one that it may be a typo of. */
export async function textConditions(client: Transaction, search: string): Promise<Prisma.Sql[]> {
  return (await soughtWords(client, search)).map(rowCondition);
}

/** Conditions that must all hold. */
export function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, ' AND ');
}
