import 'server-only';
import { ACTIVE, MANY_LIKELY, RESULTS_MAX, collect, conditionsOf, count, countMeanwhile, firstOfMany, offsetOf, pageEnd, sampleOf, sorted, walk, walkWithin, type Asked, type Found } from './query-hits';
import { untilEdge } from './result-order';
import { SAMPLE_ROWS, hasMoreHits, rowsBeside, rowsToDraw, together, type Sample } from './sample-hits';
import { shareOf } from './search-terms';
import { rowCondition, type SoughtWord } from './search-words';
import { tableStatistics } from './table-statistics';
import { COST, cheapest, likelyHits, rarest, waysByTerms, type TextSearch, type Way } from './term-ways';

/** A sample costs no less than reading rows for this; the unit is that of COST. */
const SAMPLE_WORTH = 300_000;
/** So many rows of the order are looked at first, for pages that most probably end there. */
const GLANCE_ROWS = 5_000;
/** Of fewer hits all are fetched as soon as counted. */
const FETCHED_MAX = 2_000;
/** Words and filters of a search that may have as many hits as the rarest of them has alone. */
const PLAIN_MAX = 2;
/** Where so many are likely, a sample seldom spares the counting. */
const MANY_UNSURE = 0.8 * RESULTS_MAX;

const MANY = RESULTS_MAX + 1;

/** Finds a text. Where that may take long, a sample tells how many hits there will be and where, and with that the cheapest way to them. */
export async function findTextHits(asked: Asked, words: SoughtWord[]): Promise<Found> {
  const search = { asked, words, statistics: await tableStatistics(asked.kind) };
  const likely = likelyHits(search);
  const last = await pageOfLast(search, likely);
  if (last) return { total: MANY, ids: last };
  const bound = rarest(search);
  const isCheap = bound.cost < SAMPLE_WORTH;
  const { rows } = search.statistics;
  const drawn = isCheap ? null : rowsNeeded(search, likely, bound.hits);
  const sample = drawn === null ? null : await sampleOf(asked, words.map(rowCondition), rows, drawn);
  const way = wayToHits(search, sample);
  if (sample && (await hasMany(search, sample, way))) return { total: MANY, ids: await pageOfMany(search, sample) };
  // What a filter asks for may lie far back in the order.
  const isEven = isCheap ? words.length + asked.filters.length <= PLAIN_MAX : asked.filters.length === 0;
  const expected = isCheap ? bound.hits : likely;
  if (!sample && isEven && expected > FETCHED_MAX && isSoon(search, expected)) {
    // Rows that are only counted need not be fetched, which takes half of the time, and the page is found meanwhile.
    const total = countMeanwhile(way.conditions, asked.kind);
    const ids = await glance(search);
    if (ids) return { total, ids };
  }
  const found = await collect(way.conditions, asked);
  return found.total <= RESULTS_MAX ? found : { total: found.total, ids: await pageOfMany(search, sample) };
}

/** How many rows a sample needs; null where hits are rather counted. */
function rowsNeeded(search: TextSearch, likely: number, most: number): number | null {
  const end = isSoon(search, likely) ? null : pageEnd(search.asked);
  const toDraw = (hits: number) => rowsToDraw(hits, RESULTS_MAX, search.statistics.rows, end);
  // Words that belong together have far more hits than by chance; a small sample shows that.
  return toDraw(likely) ?? (likely < MANY_UNSURE ? toDraw(most) : null);
}

/** One of the last pages there are, of a text that many more listings have: only what comes first in the order is found and sorted, which also shows that the hits are many. Null where that isn't enough. */
async function pageOfLast(search: TextSearch, likely: number): Promise<string[] | null> {
  const first = firstOfMany(search.asked, likely, search.statistics.shares);
  const way = first && cheapest(waysByTerms(search, { hits: likely, first: { filter: first, hits: RESULTS_MAX } }));
  const hits = way ? await sorted(way.conditions, search.asked) : null;
  return hits && hits.total > RESULTS_MAX ? hits.ids : null;
}

/** Is the page, of so many hits, most probably soon full? */
const isSoon = ({ asked, statistics: { rows } }: TextSearch, hits: number) => pageEnd(asked) * rows < hits * (GLANCE_ROWS / 2);

const glance = ({ asked, words }: TextSearch) => walkWithin(GLANCE_ROWS, [...words.map(rowCondition), ...conditionsOf(asked.filters)], asked);

/** The way on which the hits are found soonest, if they are not many. */
function wayToHits(search: TextSearch, sample: Sample | null): Way {
  const { filters } = search.asked;
  // Who stops at RESULTS_MAX reads no more than that part.
  const part = sample ? Math.min(1, RESULTS_MAX / sample.hits) : 1;
  const unsorted = filters.filter(({ isUnsorted }) => isUnsorted).reduce((product, { terms }) => product * shareOf(terms ?? [], search.statistics.shares), 1);
  const read = sample && filters.length > 0 ? Math.min(search.statistics.rows, sample.filtered / unsorted) : search.statistics.rows;
  const byRows = { cost: sample ? COST.inOrder * read * part : Infinity, conditions: [ACTIVE, ...search.words.map(rowCondition), ...conditionsOf(filters)] };
  return cheapest([...waysByTerms(search, { hits: sample?.hits ?? 0, part }), byRows]) ?? byRows;
}

/** Whether there are more hits than RESULTS_MAX, by a sample, or a second one where that is cheaper than to count them. Not asked further where there are most probably less. */
async function hasMany({ asked, words, statistics: { rows } }: TextSearch, sample: Sample, way: Way): Promise<boolean> {
  if (sample.hits < MANY_LIKELY) return false;
  if (hasMoreHits(sample, RESULTS_MAX)) return true;
  const drawn = rowsBeside(sample, RESULTS_MAX, rows);
  const second = drawn !== null && COST.row * drawn < 0.85 * way.cost ? await sampleOf(asked, words.map(rowCondition), rows, drawn) : null;
  if (second && hasMoreHits(together(sample, second), RESULTS_MAX)) return true;
  // Who most probably won't sort them needn't fetch them.
  return (await count(way.conditions, asked.kind)) > RESULTS_MAX;
}

/** A page of more than RESULTS_MAX hits, of which the orders' indexes don't hold the text: the order is walked, unless it is cheaper to find all that come until the page's end and sort those. */
async function pageOfMany(search: TextSearch, sample: Sample | null): Promise<string[]> {
  const { asked, words } = search;
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const conditions = [ACTIVE, ...words.map(rowCondition), ...conditionsOf(asked.filters)];
  const soon = isSoon(search, sample?.hits ?? likelyHits(search)) ? await glance(search) : null;
  if (soon) return soon;
  const taken = sample ?? (await sampleOf(asked, words.map(rowCondition), search.statistics.rows, SAMPLE_ROWS));
  if (!taken) return walk(conditions, asked);
  const { edge, hits, rowsBefore } = taken;
  const way = cheapest(waysByTerms(search, edge === null ? { hits } : { hits, first: { filter: untilEdge(asked.order, edge), hits: pageEnd(asked) } }));
  const { ids } = way && way.cost < COST.inOrder * rowsBefore ? await sorted(way.conditions, asked) : { ids: [] };
  return ids.length === asked.query.limit ? ids : walk(conditions, asked);
}
