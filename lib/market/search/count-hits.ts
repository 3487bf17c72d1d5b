import 'server-only';
import { Prisma, db } from '@/lib/core/db/client';
import { byValues, filterConditions, textWords } from './conditions';
import { MANY_HITS, RESULTS_MAX, active, chooseIndexed, expectedHits } from './find-ids';
import type { SearchQuery, Searchable } from './find-ids';

type Countable<Query extends SearchQuery> = Pick<Searchable<Query>, 'table' | 'filters'>;

/** Returns the conditions of a search's hits and how many are expected; null if there can't be any. */
async function hitsOf<Query extends SearchQuery>({ table, filters }: Countable<Query>, query: Query) {
  const words = await textWords(db, query.search);
  if (!words) return null;
  const narrow = words.filter(({ isWide }) => !isWide).map(({ condition }) => condition);
  const wide = words.filter(({ isWide }) => isWide).map(({ condition }) => condition);
  const asked = [...filterConditions(filters, query), ...narrow];
  const expected = await expectedHits(table, [...asked, ...wide]);
  return { expected, where: active(await chooseIndexed(table, asked, wide)) };
}

/** Counts the hits of a search, up to `RESULTS_MAX`. */
export async function countHits<Query extends SearchQuery>(of: Countable<Query>, query: Query): Promise<number> {
  const hits = await hitsOf(of, query);
  if (!hits) return 0;
  const [row] = await db.$queryRaw<{ total: number }[]>`
    ${byValues} SELECT count(*)::int AS total FROM (SELECT FROM ${of.table} l WHERE ${hits.where} LIMIT ${RESULTS_MAX}) AS counted`;
  return row?.total ?? 0;
}

/**
 * Counts the hits of a search by a column's values, those without one aside; null if there are more than are counted
 * (`RESULTS_MAX`).
 */
export async function countHitsBy<Query extends SearchQuery>(
  of: Countable<Query>,
  query: Query,
  column: 'category' | 'breed' | 'search_class' | 'country' | 'region_id',
): Promise<Record<string, number> | null> {
  const hits = await hitsOf(of, query);
  if (!hits) return {};
  if (hits.expected > MANY_HITS) return null;
  const rows = await db.$queryRaw<{ value: string | null; total: number }[]>`
    ${byValues} WITH hits AS MATERIALIZED (SELECT ${Prisma.raw(`l.${column}`)}::text AS value FROM ${of.table} l WHERE ${hits.where})
    SELECT value, count(*)::int AS total FROM (SELECT * FROM hits LIMIT ${RESULTS_MAX + 1}) counted GROUP BY 1`;
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  if (total > RESULTS_MAX) return null;
  return Object.fromEntries(rows.flatMap(({ value, total }) => (value === null ? [] : [[value, total]])));
}

/** How many hits are at a place: as the gazetteer knows it, or only its country or region, or nothing of it. */
export interface PlaceCount {
  placeId: number | null;
  country: string | null;
  regionId: number | null;
  /** The centre of the place; null for areas and for what the gazetteer doesn't know. */
  lat: number | null;
  lon: number | null;
  total: number;
  heads: number;
  /** What is asked for each; null if that isn't read. */
  prices: number[] | null;
}

/**
 * Counts all hits of a search and their heads by place. It also reads their prices if there are at most `MANY_HITS`,
 * because they take as long as the count itself.
 */
export async function countHitsByPlace<Query extends SearchQuery>(
  of: Countable<Query>,
  query: Query,
  { heads, price }: { heads: Prisma.Sql; price: Prisma.Sql | null },
): Promise<PlaceCount[]> {
  const hits = await hitsOf(of, query);
  if (!hits) return [];
  const prices =
    price && hits.expected <= MANY_HITS
      ? Prisma.sql`coalesce(array_agg(${price}::float8) FILTER (WHERE ${price} > 0), '{}')`
      : Prisma.sql`NULL`;
  return db.$queryRaw`
    ${byValues} SELECT l.place_id AS "placeId", l.country, l.region_id AS "regionId", l.lat, l.lon, count(*)::int AS total,
      coalesce(sum(${heads}), 0)::float8 AS heads, ${prices} AS prices
    FROM ${of.table} l WHERE ${hits.where} GROUP BY l.lat, l.lon, l.place_id, l.country, l.region_id`;
}
