import 'server-only';
import { unstable_cache } from 'next/cache';
import { DAY_MS, MINUTE_MS } from '@/lib/core/durations';
import type { PageTag } from './page-tags';

/**
 * Declares, while a cached page renders, what makes it stale: a change of one of `tags`, or the time `until`. Next
 * collects both from the data cache, so an empty entry of the data cache carries them to the page.
 */
export async function pageDependsOn(tags: PageTag[], until: Date | null = null): Promise<void> {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) : false;
  await unstable_cache(async () => 0, ['page-depends-on', ...tags, String(until?.getTime())], {
    tags,
    revalidate: seconds,
  })();
}

/** The hour (UTC) by which the rates of a day are in, and those of another day are one day older. */
const RATES_HOUR = 3;

/** Returns when a page that shows what another currency comes to is computed again. */
export function ratesExpiry(now = new Date()): Date {
  const next = new Date(now);
  next.setUTCHours(RATES_HOUR, 0, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY_MS);
}

/** A shown listing: when it changes by time alone, and the rate of its price if it isn't in US dollars. */
type Shown = { highlightUntil: string | null; expiresAt: string; rate?: object | null; lot?: { rate: object | null } };

/**
 * Returns when the first of the shown listings changes its appearance by time alone (its highlight ends, it expires, or
 * its rate is a day older), for `pageDependsOn`. `also` are other such times.
 */
export function firstExpiry(listings: readonly Shown[], ...also: (Date | null)[]): Date | null {
  const ends = listings.flatMap(({ highlightUntil, expiresAt }) =>
    [expiresAt, ...(highlightUntil ? [highlightUntil] : [])].map(Date.parse),
  );
  if (listings.some(({ rate, lot }) => rate ?? lot?.rate)) ends.push(ratesExpiry().getTime());
  ends.push(...also.flatMap((time) => time?.getTime() ?? []));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** The longest time that a listing's page may show outdated cards of similar listings. */
const SIMILAR_MINUTES = 10;

/** Returns until when a listing's page may show its similar listings, for `firstExpiry`. */
export function similarExpiry(): Date {
  return new Date(Date.now() + SIMILAR_MINUTES * MINUTE_MS);
}

/** The longest time that a page may show the price of an open lot. */
const LOT_SECONDS = 15;

/**
 * Returns until when a page may show these lots, for `pageDependsOn`: some seconds while bids are possible, and never
 * past a start or an end. Null if all have ended. `others`: lots that aren't shown may appear.
 */
export function lotsExpiry(
  lots: readonly { state: string; startTime: string; endTime: string }[],
  others = false,
): Date | null {
  const open = lots.filter(({ state }) => state === 'live' || state === 'upcoming');
  if (open.length === 0 && !others) return null;
  const now = Date.now();
  const moments = open
    .flatMap(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)])
    .filter((moment) => moment > now);
  return new Date(Math.min(now + LOT_SECONDS * 1000, ...moments));
}
