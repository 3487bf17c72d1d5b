import 'server-only';
import type { Prisma } from '@/lib/db/client';
import { findTextHits } from './find-text-hits';
import {
  ACTIVE,
  RESULTS_MAX,
  collect,
  conditionsOf,
  countMeanwhile,
  firstHits,
  isLastOfMany,
  lastPage,
  offsetOf,
  pageEnd,
  pageOf,
  sampleOf,
  sorted,
  testsOf,
  walk,
  walkWithin,
  type Asked,
  type Found,
  type Hits,
  type Manner,
} from './query-hits';
import { untilEdge } from './result-order';
import { hasMoreHits, rowsToSample, rowsToEdge, type Sample } from './sample-hits';
import type { SoughtWord } from './search-words';
import { tableStatistics, type TableStatistics } from './table-statistics';
import { likelyHits } from './term-ways';

/** So many entries of the order's index are looked at first, for pages that most probably end there. */
const GLANCE_ENTRIES = 10_000;
/** Pages that end later are not looked for at a glance. */
const GLANCED_MAX = 1_000;

/** A year of the newest. */
const FIRST_TERMS = 120;

/** How many listings have the words and pass the filters, and which of them the page shows. */
export async function findHits(asked: Asked, words: SoughtWord[]): Promise<Found> {
  // What the dictionary does not have, no listing has.
  if (words.some(({ known }) => known.some((some) => some?.length === 0))) return { total: 0, ids: [] };
  if (words.length > 0) return findTextHits(asked, words);
  if (asked.filters.length > 0) return findFilteredHits(asked);
  const total = countMeanwhile([ACTIVE], asked.kind);
  return { total, ids: await walk([ACTIVE], asked) };
}

/** Finds what has no text asked of it. */
async function findFilteredHits(asked: Asked): Promise<Hits> {
  const filters = conditionsOf(asked.filters);
  const statistics = await tableStatistics(asked.kind);
  const likely = likelyHits({ asked, words: [], statistics });
  const last = await pageOfLast(asked, likely, statistics);
  if (last) return { total: RESULTS_MAX + 1, ids: last };
  // So many places that they are not named are mostly those of many listings, if all else is; and what no index is sorted by may be far between.
  const size = asked.filters.some(({ isBroad, isUnsorted }) => isBroad || isUnsorted)
    ? rowsToSample(likely, RESULTS_MAX, statistics.rows, pageEnd(asked) <= GLANCED_MAX ? null : pageEnd(asked))
    : null;
  const sample = size === null ? null : await sampleOf(asked, [], statistics.rows, size);
  if (sample && hasMoreHits(sample, RESULTS_MAX))
    return { total: RESULTS_MAX + 1, ids: await pageOfMany(asked, likely, sample, statistics) };
  const hits = await collect([ACTIVE, ...filters], asked);
  return hits.total <= RESULTS_MAX
    ? hits
    : { total: hits.total, ids: await pageOfMany(asked, likely, sample, statistics) };
}

/** How a page of what many pass is found without a sample, if it is known how many do and the order has nothing to do with it; null where it isn't. */
function wayToPage(
  asked: Asked,
  end: number,
  likely: number,
  { rows, shares }: TableStatistics,
): { where: Prisma.Sql[]; manner: Manner } | null {
  if (!asked.order.isEven || asked.filters.some(({ terms }) => terms === null)) return null;
  const where = [ACTIVE, ...conditionsOf(asked.filters)];
  // The index that the filters are found in names them all; that of the order, all until the page.
  if (likely > (end * rows) / likely) return { where, manner: 'walk' };
  const first = firstHits(asked, end, likely, shares, FIRST_TERMS);
  return first && { where: [...where, first.condition], manner: 'sort' };
}

/** One of the last pages of what very many pass, which also shows that they do; null where that can't be told. */
async function pageOfLast(asked: Asked, likely: number, statistics: TableStatistics): Promise<string[] | null> {
  const way = isLastOfMany(asked, likely) ? wayToPage(asked, RESULTS_MAX, likely, statistics) : null;
  return way && lastPage(way.where, asked, way.manner);
}

/** A page of more than RESULTS_MAX hits. The orders' indexes hold all that filters ask, so that walking is quick, unless the hits come late: then all until the page's end are found and sorted. */
async function pageOfMany(
  asked: Asked,
  expected: number,
  taken: Sample | null,
  statistics: TableStatistics,
): Promise<string[]> {
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const filters = conditionsOf(asked.filters);
  const isFront = pageEnd(asked) <= GLANCED_MAX;
  const way = isFront || taken ? null : wayToPage(asked, pageEnd(asked), Math.max(expected, RESULTS_MAX), statistics);
  const easy = isFront
    ? await walkWithin(GLANCE_ENTRIES, testsOf(asked.filters), asked)
    : way && (await pageOf(way.where, asked, way.manner));
  if (easy?.length === asked.query.limit) return easy;
  const { rows } = statistics;
  const sample = taken ?? (await sampleOf(asked, [], rows, rowsToEdge(expected, rows)));
  const conditions = [ACTIVE, ...filters];
  if (!sample) return walk(conditions, asked);
  const until = sample.edge === null ? [] : [untilEdge(asked.order, sample.edge).condition];
  const ids = sample.filtered < sample.rowsBefore ? await sorted([...conditions, ...until], asked) : [];
  return ids.length === asked.query.limit ? ids : walk(conditions, asked);
}
