import type { TopicKind } from '@/lib/topics/schema';

/**
 * What cached pages may depend on:
 * - a list of animals, equipment or lots; whether advertisements run; the blog
 * - `listing:` one animal or piece of equipment; `off-sale:` that it is for sale, which all pages with a card of it need
 * - `lot:` one lot; `seller:` what is public about a person; `listings-of:` what they offer
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

/** The tag of every page that lists things of a kind. */
export const LIST_TAG = { listing: 'listings', equipment: 'equipment', lot: 'lots' } as const satisfies Record<
  TopicKind,
  ListTag
>;

/** What a change of a listing makes stale: its page, the lists and its seller's page; where it went off sale, every page with its card. */
export function listingTags(
  kind: 'listing' | 'equipment',
  { id, userId }: { id: string; userId: string },
  { offSale = false } = {},
): PageTag[] {
  return [LIST_TAG[kind], `listing:${id}`, `listings-of:${userId}`, ...(offSale ? ([`off-sale:${id}`] as const) : [])];
}

/** What a page with cards of these listings depends on: that they stay for sale. What else changes on a card, its list says. */
export function cardTags(listings: readonly { id: string }[]): PageTag[] {
  return listings.map(({ id }) => `off-sale:${id}` as const);
}

/** What a change of a lot makes stale. Not a bid: pages with an open lot last some seconds, and the browser asks for its price itself. */
export function lotTags(id: string): PageTag[] {
  return ['lots', `lot:${id}`];
}

/** What a change of a person's badge makes stale: what says who they are, and the lists with cards of their listings. */
export function badgeTags(userId: string): PageTag[] {
  return [`seller:${userId}`, `listings-of:${userId}`, 'listings', 'equipment'];
}
