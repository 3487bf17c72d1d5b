import 'server-only';
import { perProcess } from '@/lib/core/per-process';
import type { AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { groupsWithin } from '@/lib/livestock/stock/class-groups';
import { CLASSES, CLASS_NAMES, classesOf, isClassCode } from '@/lib/livestock/stock/classes';
import { hasChangedSince } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { nextExpiry } from '@/lib/market/listings/next-expiry';
import type { LocalQuery } from './dto';

/** A page with fewer lots says too little: it has no address. */
export const LOTS_MIN = 3;

/** Counting takes at most this share of a process's time, however often listings change. */
const SHARE = 1 / 50;

/** How many lots on sale are alike in place and kind. */
interface Alike {
  country: string | null;
  region: number | null;
  category: string;
  /** A class or a group of classes. */
  class: string | null;
  total: number;
}

/** Numbers of lots on sale by place, each by class and family. */
type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const placeKey = ({ country, region }: Omit<LocalQuery, 'class'>) =>
  [country, region].filter((part) => part !== undefined).join(' ');

/** The classes and families that a class, or a group of classes, belongs to. */
const NAMES_OF = new Map<string, string[]>();
for (const name of CLASS_NAMES) {
  for (const group of groupsWithin(classesOf(name))) NAMES_OF.set(group, [...(NAMES_OF.get(group) ?? []), name]);
}

/** Counts every lot in its region, its country and everywhere, for its class and its family. */
function countsOf(all: readonly Alike[]): Counts {
  const counts = new Map<string, Map<string, number>>();
  const add = (place: string, name: string, total: number) => {
    const ofPlace = counts.get(place) ?? new Map<string, number>();
    counts.set(place, ofPlace.set(name, (ofPlace.get(name) ?? 0) + total));
  };
  for (const { class: code, country, region, total } of all) {
    const places = ['', ...(country ? [country] : []), ...(country && region ? [placeKey({ country, region })] : [])];
    for (const place of places) for (const name of (code && NAMES_OF.get(code)) || []) add(place, name, total);
  }
  return counts;
}

interface Known {
  all: readonly Alike[];
  counts: Counts;
  readAt: number;
  /** Before this they aren't counted again. */
  keepUntil: number;
}

const memory = perProcess<{ known?: Known; reading?: Promise<Known> }>('local-counts', () => ({}));

async function read(): Promise<Known> {
  const readAt = Date.now();
  const start = performance.now();
  await nextExpiry();
  const all = await db.$queryRaw<Alike[]>`
    SELECT country, region_id AS region, category::text, search_class AS class, count(*)::int AS total FROM cattle_listings
    WHERE is_active GROUP BY country, region_id, search_class, category`;
  return { all, counts: countsOf(all), readAt, keepUntil: Date.now() + (performance.now() - start) / SHARE };
}

const isOutdated = ({ readAt }: Known) => hasChangedSince(['listings'], readAt);

async function current(): Promise<Known> {
  const { known } = memory;
  if (known && (Date.now() < known.keepUntil || !isOutdated(known))) return known;
  memory.reading ??= read().finally(() => delete memory.reading);
  return (memory.known = await memory.reading);
}

/**
 * Returns when the counts are read again, if listings have changed since; else null. A page that shows them, or depends on
 * their being enough, is cached no longer: nothing else would make it stale.
 */
export async function countsExpiry(): Promise<Date | null> {
  const known = await current();
  return isOutdated(known) ? new Date(known.keepUntil) : null;
}

/** How many lots there are of a class or family in a place. */
export interface LocalCounts {
  total: (query: LocalQuery) => number;
  /** Whether there are enough for a page. */
  isShown: (query: LocalQuery) => boolean;
  /** The page that search engines list: the family's, where all of the family is of one class and both show the same. */
  listedAs: (query: LocalQuery) => LocalQuery;
  /** The numbers of lots by country, or by region of a country; of some animals or of all. */
  byArea: (country?: string, animals?: Pick<AnimalListingQuery, 'category' | 'class'>) => Record<string, number>;
}

/** Returns the counts of all local pages and areas, of one grouped query some seconds ago at most. */
export async function localCounts(): Promise<LocalCounts> {
  const { all, counts } = await current();
  const total = (query: LocalQuery) => counts.get(placeKey(query))?.get(query.class) ?? 0;
  const byArea: LocalCounts['byArea'] = (country, animals = {}) => {
    const groups = animals.class === undefined ? null : new Set(groupsWithin(classesOf(animals.class)));
    const totals: Record<string, number> = {};
    for (const alike of all) {
      const area = country === undefined ? alike.country : alike.country === country ? alike.region : null;
      if (area === null || (animals.category && alike.category !== animals.category)) continue;
      if (groups && !(alike.class && groups.has(alike.class))) continue;
      totals[area] = (totals[area] ?? 0) + alike.total;
    }
    return totals;
  };
  const listedAs = (query: LocalQuery): LocalQuery => {
    const family = isClassCode(query.class) ? CLASSES[query.class].family : query.class;
    // A name that is both is the class.
    if (family === query.class || isClassCode(family)) return query;
    const ofFamily = { ...query, class: family };
    return total(ofFamily) === total(query) ? ofFamily : query;
  };
  return { total, isShown: (query) => total(query) >= LOTS_MIN, listedAs, byArea };
}
