import 'server-only';
import { unstable_cache } from 'next/cache';
import type { PageTag } from './page-tags';

/**
 * Declares, while a cached page renders, what makes it out of date: a change of one of `tags`, or the moment `until`.
 * Next collects both from the data cache, so an empty entry of it carries them to the page.
 */
export async function pageDependsOn(tags: PageTag[], until: Date | null = null): Promise<void> {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) : false;
  await unstable_cache(async () => 0, ['page-depends-on', ...tags, String(until?.getTime())], {
    tags,
    revalidate: seconds,
  })();
}

/**
 * The first moment at which one of the shown listings looks different without a change, because its highlight ends or it expires;
 * for `pageDependsOn`. `also` is another such moment.
 */
export function firstLapse(
  listings: readonly { highlightUntil: string | null; expiresAt: string }[],
  also: Date | null = null,
): Date | null {
  const ends = listings.flatMap(({ highlightUntil, expiresAt }) =>
    [expiresAt, ...(highlightUntil ? [highlightUntil] : [])].map(Date.parse),
  );
  if (also) ends.push(also.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** How far behind a listing's page may be with what stands on the cards of similar ones. */
const SIMILAR_MINUTES = 10;

/** Until when a listing's page may show the similar ones as they are now, for `firstLapse`. */
export function similarLapse(): Date {
  return new Date(Date.now() + SIMILAR_MINUTES * 60_000);
}

/** How long a page may show the price of a lot that is not over. */
const LOT_SECONDS = 15;

/**
 * Until when a page may show these lots, for `pageDependsOn`: for some seconds while a bid may come, and never past a start or an end.
 * Null where all are over. `others`: lots that are not shown may come to be.
 */
export function lotsLapse(
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
