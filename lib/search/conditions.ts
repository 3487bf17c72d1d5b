import 'server-only';
import { Prisma, type Transaction } from '@/lib/db/client';

type NotFilters = 'search' | 'sort' | 'page' | 'limit';

/** One line per filter of a query: the condition that its value puts on a row `l`. */
export type Filters<Query> = {
  [Key in Exclude<keyof Query, NotFilters>]-?: (value: NonNullable<Query[Key]>) => Prisma.Sql;
};

/** Trigrams hold nothing shorter: such a place is looked for where places begin. */
const TRIGRAM = 3;

/** In a place whose name contains the text, whatever its case and accents; begins with it, where it has one letter or two. */
export const inPlace = (text: string): Prisma.Sql =>
  [...text].length < TRIGRAM
    ? Prisma.sql`l.search_place ^@ corral_normalize(${text})`
    : Prisma.sql`l.search_place LIKE corral_contains_pattern(${text})`;

/** What a query asks of a row by its filters. */
export function filterConditions<Query>(filters: Filters<Query>, query: Query): Prisma.Sql[] {
  const condition = <Value>(toCondition: (value: NonNullable<Value>) => Prisma.Sql, value: Value) =>
    value === undefined || value === null ? [] : [toCondition(value)];
  return (Object.keys(filters) as (keyof Filters<Query>)[]).flatMap((key) => condition(filters[key], query[key]));
}

/** A word of a search. */
interface Word {
  condition: Prisma.Sql;
  /** It begins so many words that an index is slow to name the rows with one. */
  isWide: boolean;
}

/** What each word of a text asks of a row's `search_vector` (prisma/functions/corral_search_words.sql); null where no row has one of them. */
export async function textWords(client: Transaction, text: string | undefined): Promise<Word[] | null> {
  if (!text) return [];
  const words = await client.$queryRaw<{ query: string | null; wide: boolean }[]>`
    SELECT * FROM corral_search_words(${text})`;
  if (words.some(({ query }) => query === null)) return null;
  return words.map(({ query, wide }) => ({
    condition: Prisma.sql`l.search_vector @@ ${query}::tsquery`,
    isWide: wide,
  }));
}

/** Conditions of a text for a small table. */
export async function textConditions(client: Transaction, text: string | undefined): Promise<Prisma.Sql[]> {
  const words = await textWords(client, text);
  return words ? words.map(({ condition }) => condition) : [Prisma.sql`false`];
}

/** The same condition, which no index is asked for. */
export const unindexed = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`(${condition}) IS TRUE`;

/** All of the conditions. */
export const all = (conditions: Prisma.Sql[]): Prisma.Sql => Prisma.join(conditions, ' AND ');
