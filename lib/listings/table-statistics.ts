import 'server-only';
import { db } from '@/lib/db/client';
import type { KindName } from './kinds';
import type { Shares } from './search-terms';

/** The statistics of terms, and their index, which holds the active listings. */
const TERMS = {
  listing: { known: 'cattle_listings_drawn_terms_known', index: 'cattle_listings_drawn_terms' },
  equipment: { known: 'equipment_listings_drawn_terms_known', index: 'equipment_listings_drawn_terms' },
} as const satisfies Record<KindName, { known: string; index: string }>;
const LOOK_AGAIN_MS = 10 * 60_000;

/** What the database saw of a table when it last took its statistics. A guess: nothing but speed may depend on it. */
export interface TableStatistics {
  /** Active listings. */
  rows: number;
  shares: Shares;
}

const known = new Map<KindName, { statistics: Promise<TableStatistics>; until: number }>();

async function look(kind: KindName): Promise<TableStatistics> {
  const [terms, tables] = await Promise.all([
    db.$queryRaw<{ term: string; share: number }[]>`
      SELECT term, share FROM pg_stats_ext_exprs, unnest(most_common_elems::text::text[], most_common_elem_freqs[1:cardinality(most_common_elems::text::text[])]) AS common(term, share)
      WHERE schemaname = current_schema() AND statistics_name = ${TERMS[kind].known}`,
    db.$queryRaw<
      { rows: number }[]
    >`SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = ${TERMS[kind].index}::regclass`,
  ]);
  return { rows: tables[0]?.rows ?? 0, shares: new Map(terms.map(({ term, share }) => [term, share])) };
}

/** A table's statistics, remembered for a while. */
export function tableStatistics(kind: KindName): Promise<TableStatistics> {
  const last = known.get(kind);
  if (last && Date.now() < last.until) return last.statistics;
  const statistics = look(kind);
  known.set(kind, { statistics, until: Date.now() + LOOK_AGAIN_MS });
  statistics.catch(() => known.delete(kind));
  return statistics;
}
