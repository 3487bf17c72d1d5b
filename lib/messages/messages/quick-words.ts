import type { TopicKind } from '@/lib/core/topics/schema';

/** What a buyer asks with one tap, by what it is about: the names of the texts. What an auction shows isn't asked. */
export const QUICK_QUESTIONS = {
  listing: ['available', 'visit', 'price', 'papers', 'video'],
  equipment: ['available', 'try', 'price', 'hours', 'video'],
  lot: ['visitBefore', 'payment', 'loading', 'video'],
} as const satisfies Record<TopicKind, readonly string[]>;

/** What a seller answers with one tap. A lot's price and end are the auction's. */
export const QUICK_ANSWERS = {
  listing: ['available', 'sold', 'visit', 'price'],
  equipment: ['available', 'sold', 'try', 'price'],
  lot: [],
} as const satisfies Record<TopicKind, readonly string[]>;
