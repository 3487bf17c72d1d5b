import type { TopicKind } from '@/lib/topics/schema';

/** What cached pages may depend on: the lists of animals, of equipment, of lots, one of them, what is public about one person, whether advertisements run, the blog. */
export type PageTag =
  'ads' | 'blog' | 'listings' | 'equipment' | 'lots' | `listing:${string}` | `lot:${string}` | `seller:${string}`;

/** The tag of every page that lists things of a kind. */
export const LIST_TAG = { listing: 'listings', equipment: 'equipment', lot: 'lots' } as const satisfies Record<
  TopicKind,
  PageTag
>;
