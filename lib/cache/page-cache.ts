import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';

/** What cached pages may depend on: the lists of active listings, one listing, or what is public about one person. */
export type PageTag = 'listings' | `listing:${string}` | `seller:${string}`;

/**
 * Declares, while a cached page renders, what makes it out of date: a change of one of `tags`, or the moment `until`.
 * Next collects both from the data cache, so an empty entry of it carries them to the page.
 */
export async function pageDependsOn(tags: PageTag[], until: Date | null = null): Promise<void> {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) : false;
  await unstable_cache(async () => 0, ['page-depends-on', ...tags, String(until?.getTime())], { tags, revalidate: seconds })();
}

/** Takes every cached page that shows the listing, or lists listings, out of the cache; the next visitor gets a fresh one. */
export function revalidateListing(id: string): void {
  revalidateTag('listings' satisfies PageTag, { expire: 0 });
  revalidateTag(`listing:${id}` satisfies PageTag, { expire: 0 });
}

/** Takes every cached page that says who a person is (their profile, their listings) out of the cache. */
export function revalidateSeller(id: string): void {
  revalidateTag(`seller:${id}` satisfies PageTag, { expire: 0 });
}

/** The moment at which the first of the shown highlights ends, for `pageDependsOn`; null where none is shown. */
export function firstLapse(listings: readonly { highlightUntil: string | null }[]): Date | null {
  const ends = listings.flatMap(({ highlightUntil }) => (highlightUntil ? [new Date(highlightUntil).getTime()] : []));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
