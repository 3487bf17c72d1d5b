import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';
import type { TopicKind } from '@/lib/topics/schema';
import { LIST_TAG, type PageTag } from './page-tags';

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

/** Takes every cached page that shows the listing, or lists listings of its kind, out of the cache; the next visitor gets a fresh one. */
export function revalidateListing(id: string, kind: TopicKind = 'listing'): void {
  if (kind === 'lot') return revalidateLot(id);
  revalidateTag(LIST_TAG[kind], { expire: 0 });
  revalidateTag(`listing:${id}` satisfies PageTag, { expire: 0 });
}

/**
 * Takes the cached pages that show a lot out of the cache: after it was announced, cancelled or settled. Not after a bid: pages that
 * show a lot which is not over last some seconds only, and the browser asks for price and time itself.
 */
export function revalidateLot(id: string): void {
  revalidateTag('lots' satisfies PageTag, { expire: 0 });
  revalidateTag(`lot:${id}` satisfies PageTag, { expire: 0 });
}

/** Takes every cached page that says who a person is (their profile, their listings) out of the cache. */
export function revalidateSeller(id: string): void {
  revalidateTag(`seller:${id}` satisfies PageTag, { expire: 0 });
}

/** Takes the blog's cached pages out of the cache: a post is on its own page, in lists and beside others. */
export function revalidateBlog(): void {
  revalidateTag('blog' satisfies PageTag, { expire: 0 });
}

/** Takes every cached page that shows a person's badge out of the cache: theirs, and the lists with cards of their listings. */
export function revalidateBadge(id: string): void {
  revalidateSeller(id);
  revalidateTag('listings' satisfies PageTag, { expire: 0 });
  revalidateTag('equipment' satisfies PageTag, { expire: 0 });
}

/** Takes the pages that keep room for advertisements, or keep none, out of the cache: after one began, ended or was taken down. */
export function revalidateAds(): void {
  revalidateTag('ads' satisfies PageTag, { expire: 0 });
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
