import 'server-only';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { CLASSES, classesOf } from '@/lib/livestock/stock/classes';
import { animalListingQueryString, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { ANIMAL_FILTERS } from '@/lib/market/animal-lots/search-animal-listings';
import { hasChangedSince } from '@/lib/core/cache/page-changes';
import { Prisma } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { countHitsByPlace, type PlaceCount } from '@/lib/market/search/count-hits';
import { sumOf } from './count-zones';

/** Counting so many lots takes half a second, so their maps stay as they are for some minutes, whatever changes. */
export const MANY_LOTS = 50_000;
export const MANY_LOTS_KEPT_MS = 10 * MINUTE_MS;

/** Searches whose counts are kept, of some thousand places each. */
const KEPT_MAX = 8;

/** What prices are compared by: that of a head, or where the classes are sold by weight that of a kilogram. */
const PRICES = { head: Prisma.sql`l.price`, kg: Prisma.sql`l.compared_kg` };

export interface LotCounts {
  counts: readonly PlaceCount[];
  /** What the prices are for; null if they weren't read. */
  per: keyof typeof PRICES | null;
  /** Until when they stay as they are; null if they are counted each time. */
  keptUntil: Date | null;
}

/** Returns what the prices of a search are compared by; null if its animals are of every kind. */
function pricePer({ category, class: names }: AnimalListingQuery): LotCounts['per'] {
  if (names !== undefined) return classesOf(names).every((code) => isByWeight(CLASSES[code].basis)) ? 'kg' : 'head';
  return category === undefined ? null : 'head';
}

/** Each zone of a map is a page of the same counts. */
const kept = new Map<string, LotCounts>();
const counting = new Map<string, { since: number; counts: Promise<LotCounts> }>();

async function count(query: AnimalListingQuery, since: number): Promise<LotCounts> {
  const per = pricePer(query);
  const counts = await countHitsByPlace({ table: ANIMAL_LISTINGS.table, filters: ANIMAL_FILTERS }, query, {
    heads: Prisma.sql`l.heads_left`,
    price: per && PRICES[per],
  });
  return {
    counts,
    per: counts.some(({ prices }) => prices) ? per : null,
    keptUntil: sumOf(counts) > MANY_LOTS ? new Date(since + MANY_LOTS_KEPT_MS) : null,
  };
}

function keep(key: string, counts: LotCounts): void {
  if (!counts.keptUntil) return;
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(key, counts);
}

/**
 * Counts the lots of a search by place, in whichever zone they are. Counts of very many are kept for some minutes, and
 * who asks for what is being counted waits for the same counts.
 */
export async function countLots({ zone: _zone, ...query }: AnimalListingQuery): Promise<LotCounts> {
  const key = animalListingQueryString({ ...query, page: 1, limit: undefined, sort: undefined });
  const known = kept.get(key);
  const since = Date.now();
  if (known?.keptUntil && known.keptUntil.getTime() > since) return known;
  kept.delete(key);
  const running = counting.get(key);
  if (running && !hasChangedSince(['listings'], running.since)) return running.counts;
  const counts = count(query, since).finally(() => counting.delete(key));
  counting.set(key, { since, counts });
  keep(key, await counts);
  return counts;
}
