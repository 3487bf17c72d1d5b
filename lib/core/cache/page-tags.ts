import type { TopicKind } from '@/lib/core/topics/schema';

/**
 * What cached pages may depend on:
 * - a list of animals, equipment or lots; the running advertisements; the blog
 * - `listing:` one animal or equipment listing; `off-sale:` that it is still on sale, for pages with its card
 * - `lot:` one lot; `seller:` a user's public profile; `listings-of:` their listings
 */
export type PageTag =
  | ListTag
  | 'ads'
  | 'blog'
  | `listing:${string}`
  | `off-sale:${string}`
  | `lot:${string}`
  | `seller:${string}`
  | `listings-of:${string}`;

export type ListTag = 'listings' | 'equipment' | 'lots';

/** The tag of every page that lists topics of a kind. */
export const LIST_TAG = { listing: 'listings', equipment: 'equipment', lot: 'lots' } as const satisfies Record<
  TopicKind,
  ListTag
>;

/**
 * Returns the tags that a change of a listing makes stale: its page, the lists and its seller's page; if it went off
 * sale, every page with its card.
 */
export function listingTags(
  kind: 'listing' | 'equipment',
  { id, userId }: { id: string; userId: string },
  { offSale = false } = {},
): PageTag[] {
  return [LIST_TAG[kind], `listing:${id}`, `listings-of:${userId}`, ...(offSale ? ([`off-sale:${id}`] as const) : [])];
}

/**
 * Returns the tags of a page with cards of these listings: that each is still on sale. On lists the list's tag covers any
 * other change of a card; cards of similar listings may lag ten minutes.
 */
export function cardTags(listings: readonly { id: string }[]): PageTag[] {
  return listings.map(({ id }) => `off-sale:${id}` as const);
}

/**
 * Returns the tags that a change of a lot makes stale. Not used for bids: pages with an open lot expire after some
 * seconds, and the browser fetches the price itself.
 */
export function lotTags(id: string): PageTag[] {
  return ['lots', `lot:${id}`];
}

/**
 * Returns the tags that a change of a user's badge makes stale: their public profile and the lists with cards of their
 * listings.
 */
export function badgeTags(userId: string): PageTag[] {
  return [`seller:${userId}`, `listings-of:${userId}`, 'listings', 'equipment'];
}
