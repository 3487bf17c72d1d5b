import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { PLANNED_BY_VALUES } from '@/lib/core/db/statement-names';

type Ranks = 'prefer' | 'from' | 'isStrict' | 'titled';
type NotFilters = Ranks | 'search' | 'literal' | 'inWords' | 'sort' | 'page' | 'limit' | 'radius';

/** Maps each filter of a query to the condition on a row `l`; some depend on others, such as a place on its radius. */
export type Filters<Query> = {
  [Key in Exclude<keyof Query, NotFilters>]-?: (value: NonNullable<Query[Key]>, query: Query) => Prisma.Sql;
};

/** Returns the conditions of a query's filters, or of some of them. */
export function filterConditions<Query>(
  filters: Filters<Query>,
  query: Query,
  keys: readonly string[] = Object.keys(filters),
): Prisma.Sql[] {
  const condition = <Value>(toCondition: (value: NonNullable<Value>, query: Query) => Prisma.Sql, value: Value) =>
    value === undefined || value === null ? [] : [toCondition(value, query)];
  return (keys as (keyof Filters<Query>)[]).flatMap((key) => condition(filters[key], query[key]));
}

/** A word of a search text. */
interface Word {
  condition: Prisma.Sql;
  /** It is a prefix of so many words that an index lookup is slow. */
  isWide: boolean;
}

/** Parts of a text in quotes that have several words. */
const PHRASE = /["“«]([^"“”«»]*[\p{L}\p{N}][^\p{L}\p{N}"“”«»]+[\p{L}\p{N}][^"“”«»]*)["”»]/gu;

/** A text without quotes, for those who search for its words only. */
export const withoutQuotes = (text: string | undefined): string | undefined => text?.replace(PHRASE, ' $1 ');

const plainWords = (text: Prisma.Sql) =>
  Prisma.sql`' ' || trim(regexp_replace(corral_normalize(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

/** The conditions of the phrases of a text: their words in this order, beside the conditions of each word. */
const phrases = (text: string): Word[] =>
  [...text.matchAll(PHRASE)].map(([, phrase = '']) => ({
    condition: Prisma.sql`position(${plainWords(Prisma.sql`${phrase}`)} IN ${plainWords(
      Prisma.sql`l.title || ' ' || l.description || ' ' || l.location`,
    )}) > 0`,
    isWide: false,
  }));

/**
 * Returns the condition of each word of a text on a row's `search_vector` (prisma/functions/search/corral_search_words.sql);
 * null if some word occurs in no row.
 */
export async function textWords(client: Transaction, text: string | undefined): Promise<Word[] | null> {
  if (!text) return [];
  const words = await client.$queryRaw<{ query: string | null; wide: boolean }[]>`
    SELECT * FROM corral_search_words(${text.replace(/[“”«»]/g, '"')})`;
  if (words.some(({ query }) => query === null)) return null;
  const found = words.map(({ query, wide }) => ({
    condition: Prisma.sql`l.search_vector @@ ${query}::tsquery`,
    isWide: wide,
  }));
  return [...found, ...phrases(text)];
}

/** Returns the conditions that rank by a text's words, the narrowest first: rows with all of them, and with any of them. */
export async function preferences(client: Transaction, text: string | undefined): Promise<Prisma.Sql[]> {
  if (!text) return [];
  const words = await client.$queryRaw<{ query: string | null }[]>`SELECT query FROM corral_search_words(${text})`;
  const known = words.flatMap(({ query }) => (query === null ? [] : [query]));
  if (known.length === 0) return [];
  const joined = (sign: string) =>
    Prisma.sql`l.search_vector @@ ${known.map((query) => `(${query})`).join(sign)}::tsquery`;
  return known.length === 1 ? [joined('|')] : [joined('&'), joined('|')];
}

/** Returns a text's conditions for a small table. */
export async function textConditions(client: Transaction, text: string | undefined): Promise<Prisma.Sql[]> {
  const words = await textWords(client, text);
  return words ? words.map(({ condition }) => condition) : [Prisma.sql`false`];
}

/** Returns the same condition in a form that no index is used for. */
export const unindexed = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`(${condition}) IS TRUE`;

/** Begins a search: which index is best depends on how many rows have what is asked for. */
export const byValues = Prisma.raw(PLANNED_BY_VALUES);

/** Joins conditions with AND. */
export const all = (conditions: Prisma.Sql[]): Prisma.Sql => Prisma.join(conditions, ' AND ');
