import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';
import type { TopicKind } from '@/lib/topics/schema';

/** What cached pages may depend on: the lists of animals, of equipment, one listing of either, what is public about one person, whether advertisements run, the blog. */
export type PageTag = 'ads' | 'blog' | 'listings' | 'equipment' | `listing:${string}` | `seller:${string}`;

/**
 * Declares, while a cached page renders, what makes it out of date: a change of one of `tags`, or the moment `until`.
 * Next collects both from the data cache, so an empty entry of it carries them to the page.
 */
export async function pageDependsOn(tags: PageTag[], until: Date | null = null): Promise<void> {
  const seconds = until ? Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) : false;
  await unstable_cache(async () => 0, ['page-depends-on', ...tags, String(until?.getTime())], { tags, revalidate: seconds })();
}

/** Takes every cached page that shows the listing, or lists listings of its kind, out of the cache; the next visitor gets a fresh one. */
export function revalidateListing(id: string, kind: TopicKind = 'listing'): void {
  if (kind !== 'lot') revalidateTag(kind === 'listing' ? 'listings' : ('equipment' satisfies PageTag), { expire: 0 });
  revalidateTag(`listing:${id}` satisfies PageTag, { expire: 0 });
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
export function firstLapse(listings: readonly { highlightUntil: string | null; expiresAt: string }[], also: Date | null = null): Date | null {
  const ends = listings.flatMap(({ highlightUntil, expiresAt }) => [expiresAt, ...(highlightUntil ? [highlightUntil] : [])].map(Date.parse));
  if (also) ends.push(also.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
