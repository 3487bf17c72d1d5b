import { z } from 'zod';
import type { ErrorCode } from '@/lib/errors/domain-error';
import { message } from '@/lib/validation/field-errors';
import { isId } from '@/lib/validation/fields';

/** What people write to each other about, and what they report. */
export const TOPIC_KINDS = ['listing', 'equipment', 'lot'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** One animal, one piece of equipment or one auction lot. */
export type Topic = { kind: TopicKind; id: string };

/** The three columns that name a topic in a row; at most one is set. */
export type TopicIds = { listingId: string | null; equipmentId: string | null; auctionLotId: string | null };

const COLUMNS = { listing: 'listingId', equipment: 'equipmentId', lot: 'auctionLotId' } as const satisfies Record<
  TopicKind,
  keyof TopicIds
>;
const PAGES = { listing: '/listing', equipment: '/equipment', lot: '/auctions' } as const satisfies Record<
  TopicKind,
  string
>;

/** The refusal of a topic that is not there, or that the actor does not see: each is named as what it is. */
export const TOPIC_NOT_FOUND = {
  listing: 'listing_not_found',
  equipment: 'not_found',
  lot: 'lot_not_found',
} as const satisfies Record<TopicKind, ErrorCode>;

export const topicSchema = z.object({ kind: z.enum(TOPIC_KINDS), id: z.uuid() });

/** The columns of a row about `topic`; null is about nothing. */
export function topicIds(topic: Topic | null): TopicIds {
  return { listingId: null, equipmentId: null, auctionLotId: null, ...(topic && { [COLUMNS[topic.kind]]: topic.id }) };
}

/** What a row is about; null where it is about nothing, or that is gone. */
export function topicOf(ids: Partial<TopicIds>): Topic | null {
  for (const kind of TOPIC_KINDS) {
    const id = ids[COLUMNS[kind]];
    if (id) return { kind, id };
  }
  return null;
}

/** The page of a topic, without a language. */
export function topicPath({ kind, id }: Topic): string {
  return `${PAGES[kind]}/${id}`;
}

/** The page of a listing that is not on sale, for those who may still see it; it leads to the public page of one that is. */
export function privateTopicPath(topic: Topic): string {
  return topic.kind === 'lot' ? topicPath(topic) : `/dashboard${topicPath(topic)}`;
}

/** A topic as a part of an address: the id alone for animals, `equipment-<id>` and `lot-<id>` for the others. */
export function topicText({ kind, id }: Topic): string {
  return kind === 'listing' ? id : `${kind}-${id}`;
}

/** Reads `topicText` back; null where it can't be one. */
export function parseTopic(text: string): Topic | null {
  const kind = TOPIC_KINDS.find((name) => text.startsWith(`${name}-`)) ?? 'listing';
  const id = kind === 'listing' ? text : text.slice(kind.length + 1);
  return isId(id) ? { kind, id } : null;
}

const optionalId = z
  .string(message('invalid'))
  .nullish()
  .transform((value) => value?.trim() || null);

/** The fields of an input that name what it is about. */
export const topicFields = { listingId: optionalId, equipmentId: optionalId, auctionLotId: optionalId };

/** At most one of them is set. */
export function hasOneTopic(ids: TopicIds): boolean {
  return Object.values(COLUMNS).filter((column) => ids[column] !== null).length <= 1;
}
