import 'server-only';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { CLASSES, CLASS_CODES } from '@/lib/livestock/stock/classes';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_FILTERS, ANIMAL_ORDERS } from '@/lib/market/animal-lots/search-animal-listings';
import { db } from '@/lib/core/db/client';
import { RESULTS_MAX, findIds } from '@/lib/market/search/find-ids';
import { LOTS_MIN } from './counts';
import type { LocalFigures, LocalQuery, PriceRange } from './dto';

/** Classes of which one animal is not bought by the kilogram: a bull, a mare. */
const BY_HEAD = CLASS_CODES.filter((code) => CLASSES[code].basis === 'head');

interface Row {
  kind: 'perHead' | 'perKg';
  lots: number;
  heads: number;
  low: string | null;
  middle: string | null;
  high: string | null;
  usual: [string, string] | null;
}

/**
 * Returns how many heads the lots of a page are and what is asked for them; of more than are listed, the newest. What few
 * lots ask is no range.
 */
export async function localFigures(query: LocalQuery): Promise<LocalFigures> {
  const { ids } = await findIds<AnimalListingQuery>(
    { table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS, order: () => ANIMAL_ORDERS.newest },
    { ...query, sort: 'newest', page: 1, limit: RESULTS_MAX },
  );
  const rows = await db.$queryRaw<Row[]>`
    SELECT kind, count(amount) FILTER (WHERE amount > 0)::int AS lots, coalesce(sum(heads_left), 0)::int AS heads,
      min(amount) FILTER (WHERE amount > 0)::text AS low,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY amount) FILTER (WHERE amount > 0))::text AS middle, max(amount)::text AS high,
      (percentile_disc(ARRAY[0.25, 0.75]) WITHIN GROUP (ORDER BY amount) FILTER (WHERE amount > 0))::text[] AS usual
    FROM cattle_listings l, LATERAL (VALUES
      ('perHead', l.price),
      ('perKg', CASE WHEN coalesce(l.head_count, 1) = 1 AND l.class = ANY(${BY_HEAD}) THEN NULL ELSE l.compared_kg END)
    ) AS prices (kind, amount)
    WHERE l.id = ANY(${ids}::uuid[]) GROUP BY kind`;
  const range = (of: Row['kind']): PriceRange | null => {
    const {
      lots = 0,
      low = null,
      middle = null,
      high = null,
      usual = null,
    } = rows.find(({ kind }) => kind === of) ?? {};
    return lots < LOTS_MIN || low === null || middle === null || high === null || usual === null
      ? null
      : { lots, low, middle, high, usual };
  };
  return { heads: rows[0]?.heads ?? 0, perHead: range('perHead'), perKg: range('perKg') };
}
