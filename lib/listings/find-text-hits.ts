import 'server-only';
import {
  ACTIVE,
  MANY_LIKELY,
  RESULTS_MAX,
  collect,
  conditionsOf,
  count,
  countMeanwhile,
  firstHits,
  isLastOfMany,
  lastPage,
  offsetOf,
  pageEnd,
  rowsToGlance,
  sampleOf,
  sorted,
  testsOf,
  walk,
  walkWithin,
  type Asked,
  type Found,
} from './query-hits';
import { untilEdge } from './result-order';
import {
  drawsToShow,
  estimateByDraws,
  hasMoreHits,
  ofDraws,
  partOfDraws,
  rowsToSample,
  rowsToEdge,
  sampleCost,
  type Estimate,
  type Sample,
} from './sample-hits';
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
/** Words of which the rarest has so many may well have many together. */
const MANY_IF_TOGETHER = 2 * RESULTS_MAX;
/** Where more draws would be needed, guesses are not worth them. */
const FIRST_DRAWS = 4;
/** So many times what a sample costs, draws tell more than it. */
const DRAWS_WORTH = 2;

/** More terms of an order are not asked of the index beside a text. */
const FIRST_TERMS = 20;

const MANY = RESULTS_MAX + 1;

/** Finds a text. Where that may take long, a look at some listings tells how many hits there will be and where, and with that the cheapest way to them. */
export async function findTextHits(asked: Asked, words: SoughtWord[]): Promise<Found> {
  const search = { asked, words, statistics: await tableStatistics(asked.kind) };
  const likely = likelyHits(search);
  const last = await pageOfLast(search, likely);
  if (last) return { total: MANY, ids: last };
  const bound = rarest(search);
  const isCheap = bound.cost < SAMPLE_WORTH;
  const { estimate, sample } = isCheap ? UNSEEN : await look(search, likely, bound.hits);
  const way = wayToHits(search, estimate, sample);
  if (estimate && (await hasMany(search, estimate, way)))
    return { total: MANY, ids: await pageOfMany(search, estimate.hits, sample) };
  // What is asked for may lie far back in the order.
  const isEven =
    asked.order.isEven && (isCheap ? words.length + asked.filters.length <= PLAIN_MAX : asked.filters.length === 0);
  const expected = estimate?.hits ?? (isCheap ? bound.hits : likely);
  if (!sample && isEven && expected > FETCHED_MAX && isSoon(search, expected)) {
    // Rows that are only counted need not be fetched, which takes half of the time, and the page is found meanwhile.
    const total = countMeanwhile(way.conditions, asked.kind);
    const ids = await glance(search, expected);
    if (ids) return { total, ids };
  }
  const found = await collect(way.conditions, asked);
  return found.total <= RESULTS_MAX
    ? found
    : { total: found.total, ids: await pageOfMany(search, found.total, sample) };
}

/** What is known of the hits before they are found. */
interface Seen {
  estimate: Estimate | null;
  sample: Sample | null;
}

const UNSEEN: Seen = { estimate: null, sample: null };

/** Looks at the hits of some draws or, where those take longer to find or the page's end is asked too, at listings of random pages; at neither where hits are rather counted. */
async function look(search: TextSearch, likely: number, most: number): Promise<Seen> {
  const {
    asked,
    words,
    statistics: { rows },
  } = search;
  const size = sampleSize(search, likely, most);
  // Words that belong together have far more hits than by chance; few draws show that.
  const draws = likely < MANY_LIKELY ? (most < MANY_IF_TOGETHER ? null : 1) : drawsToShow(likely, RESULTS_MAX);
  const way = draws && draws <= FIRST_DRAWS ? wayToDraws(search, likely, draws) : null;
  const worth =
    size === null
      ? (cheapest(waysByTerms(search, { hits: likely }))?.cost ?? 0) / 2
      : needsEdge(search, likely)
        ? 0
        : DRAWS_WORTH * sampleCost(rows, size);
  if (draws && way && way.cost < worth)
    return { estimate: estimateByDraws(await count(way.conditions, asked.kind), draws), sample: null };
  const sample = size === null ? null : await sampleOf(asked, words.map(rowCondition), rows, size);
  return { estimate: sample, sample };
}

/** The cheapest way to the hits of some draws, of about so many hits in all. */
const wayToDraws = (search: TextSearch, hits: number, draws: number) => {
  const drawn = hits * partOfDraws(draws);
  return cheapest(waysByTerms(search, { hits: drawn, first: { filter: ofDraws(draws), hits: drawn } }));
};

/** How many rows a sample needs; null where hits are rather counted. */
function sampleSize(search: TextSearch, likely: number, most: number): number | null {
  const end = needsEdge(search, likely) ? pageEnd(search.asked) : null;
  const toDraw = (hits: number) => rowsToSample(hits, RESULTS_MAX, search.statistics.rows, end);
  // A small one shows whether words belong together.
  return toDraw(likely) ?? (likely < MANY_UNSURE ? toDraw(most) : null);
}

/** The cheapest way to what comes first in the order, as far as it most probably holds `end` of so many hits that are spread over it by chance. */
function wayToFirst(search: TextSearch, end: number, hits: number): Way | null {
  const filter = firstHits(search.asked, end, hits, search.statistics.shares, FIRST_TERMS);
  return (filter && cheapest(waysByTerms(search, { hits, first: { filter, hits: end } }))) ?? null;
}

/** One of the last pages there are, of a text that many more listings have: only what comes first in the order is found and sorted, which also shows that the hits are many. Null where that isn't enough. */
async function pageOfLast(search: TextSearch, likely: number): Promise<string[] | null> {
  const way = isLastOfMany(search.asked, likely) ? wayToFirst(search, RESULTS_MAX, likely) : null;
  return way && lastPage(way.conditions, search.asked, 'sort');
}

/** A page of many hits, likewise. */
async function pageOfFirst(search: TextSearch, hits: number): Promise<string[] | null> {
  const way = wayToFirst(search, pageEnd(search.asked), hits);
  const ids = way ? await sorted(way.conditions, search.asked) : [];
  return ids.length === search.asked.query.limit ? ids : null;
}

/** Is the page, of so many hits, most probably soon full, if they are many? */
const isSoon = ({ asked, statistics: { rows } }: TextSearch, hits: number) =>
  pageEnd(asked) * rows < Math.max(hits, RESULTS_MAX) * (GLANCE_ROWS / 2);

/** Is a sample asked where the page ends? */
const needsEdge = (search: TextSearch, hits: number) => !search.asked.order.isEven && !isSoon(search, hits);

const glance = ({ asked, words, statistics: { rows } }: TextSearch, hits: number) =>
  walkWithin(
    asked.order.isEven ? Math.min(GLANCE_ROWS, rowsToGlance(asked, hits, rows)) : GLANCE_ROWS,
    [...words.map(rowCondition), ...testsOf(asked.filters)],
    asked,
  );

/** The way on which the hits are found soonest, if they are not many. */
function wayToHits(search: TextSearch, estimate: Estimate | null, sample: Sample | null): Way {
  const { filters } = search.asked;
  // Who stops at RESULTS_MAX reads no more than that part.
  const part = estimate ? Math.min(1, RESULTS_MAX / estimate.hits) : 1;
  const unsorted = filters
    .filter(({ isUnsorted }) => isUnsorted)
    .reduce((product, { terms }) => product * shareOf(terms ?? [], search.statistics.shares), 1);
  const read =
    sample && filters.length > 0
      ? Math.min(search.statistics.rows, sample.filtered / unsorted)
      : search.statistics.rows;
  const byRows = {
    cost: sample ? COST.inOrder * read * part : Infinity,
    conditions: [ACTIVE, ...search.words.map(rowCondition), ...conditionsOf(filters)],
  };
  return cheapest([...waysByTerms(search, { hits: estimate?.hits ?? 0, part }), byRows]) ?? byRows;
}

/** Whether there are more hits than RESULTS_MAX, by an estimate, or by draws where that is cheaper than to count them. Not asked further where there are most probably less. */
async function hasMany(search: TextSearch, estimate: Estimate, way: Way): Promise<boolean> {
  if (estimate.hits < MANY_LIKELY) return false;
  if (hasMoreHits(estimate, RESULTS_MAX)) return true;
  const { kind } = search.asked;
  // An estimate that says many may be an accident.
  const cautious = estimate.hits - Math.sqrt(estimate.variance);
  const draws = drawsToShow(cautious, RESULTS_MAX);
  const toDraws = draws && wayToDraws(search, estimate.hits, draws);
  if (
    draws &&
    toDraws &&
    toDraws.cost < 0.85 * way.cost &&
    hasMoreHits(estimateByDraws(await count(toDraws.conditions, kind), draws), RESULTS_MAX)
  )
    return true;
  // Who most probably won't sort them needn't fetch them.
  return (await count(way.conditions, kind)) > RESULTS_MAX;
}

/** A page of more than RESULTS_MAX hits, of which the orders' indexes don't hold the text: the order is walked, unless it is cheaper to find all that come until the page's end and sort those. */
async function pageOfMany(search: TextSearch, expected: number, sample: Sample | null): Promise<string[]> {
  const { asked, words } = search;
  if (offsetOf(asked.query) >= RESULTS_MAX) return [];
  const conditions = [ACTIVE, ...words.map(rowCondition), ...testsOf(asked.filters)];
  const easy = isSoon(search, expected)
    ? await glance(search, expected)
    : sample || !asked.order.isEven
      ? null
      : await pageOfFirst(search, expected);
  if (easy) return easy;
  const taken =
    sample ??
    (await sampleOf(
      asked,
      words.map(rowCondition),
      search.statistics.rows,
      rowsToEdge(expected, search.statistics.rows),
    ));
  if (!taken) return walk(conditions, asked);
  const { edge, hits, rowsBefore } = taken;
  const way = cheapest(
    waysByTerms(
      search,
      edge === null ? { hits } : { hits, first: { filter: untilEdge(asked.order, edge), hits: pageEnd(asked) } },
    ),
  );
  const ids = way && way.cost < COST.inOrder * rowsBefore ? await sorted(way.conditions, asked) : [];
  return ids.length === asked.query.limit ? ids : walk(conditions, asked);
}
