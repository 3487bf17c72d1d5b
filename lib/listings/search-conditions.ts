import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';
import { HEALTH_FLAGS, type ListingQuery } from './query-schema';
import { searchAlternatives } from './search-words';

const HEALTH_COLUMNS = {
  vaccinated: Prisma.sql`l.vaccinated`,
  healthCertificate: Prisma.sql`l.health_certificate`,
  pregnancyTested: Prisma.sql`l.pregnancy_tested`,
} as const satisfies Record<(typeof HEALTH_FLAGS)[number], Prisma.Sql>;

/** What a search of any kind asks of price and place; only listings on sale. */
export function offerConditions(query: Pick<ListingQuery, 'minPrice' | 'maxPrice' | 'location'>): Prisma.Sql[] {
  const conditions = [Prisma.sql`l.is_active`];
  if (query.minPrice) conditions.push(Prisma.sql`l.price >= ${query.minPrice}::numeric`);
  if (query.maxPrice) conditions.push(Prisma.sql`l.price <= ${query.maxPrice}::numeric`);
  if (query.location) conditions.push(Prisma.sql`corral_normalize(l.location) LIKE corral_contains_pattern(${query.location})`);
  return conditions;
}

/** What a search for animals asks of every column but the text. */
export function filterConditions(query: ListingQuery): Prisma.Sql[] {
  const conditions = offerConditions(query);
  if (query.category) conditions.push(Prisma.sql`l.category = ${query.category}::animal_category`);
  if (query.breed) conditions.push(Prisma.sql`l.breed = ${query.breed}`);
  if (query.minAge !== undefined) conditions.push(Prisma.sql`l.age >= ${query.minAge}`);
  if (query.maxAge !== undefined) conditions.push(Prisma.sql`l.age <= ${query.maxAge}`);
  for (const flag of HEALTH_FLAGS) if (query[flag]) conditions.push(HEALTH_COLUMNS[flag]);
  return conditions;
}

/** What a search asks of the text: each word, or one that it may be a typo of. */
export async function textConditions(client: Transaction, search: string): Promise<Prisma.Sql[]> {
  const words = await searchAlternatives(client, search);
  return words.map((alternatives) => {
    const any = alternatives.map((text) => Prisma.sql`l.search_text LIKE corral_contains_pattern(${text})`);
    return Prisma.sql`(${Prisma.join(any, ' OR ')})`;
  });
}

/** Conditions that must all hold. */
export function all(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(conditions, ' AND ');
}
