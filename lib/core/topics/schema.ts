import { z } from 'zod';
import type { ErrorCode } from '@/lib/core/errors/domain-error';
import { message } from '@/lib/core/validation/field-errors';
import { isId } from '@/lib/core/validation/fields';

/** The kinds of topic that messages and reports can be about. */
export const TOPIC_KINDS = ['listing', 'equipment', 'lot'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** One animal listing, equipment listing or auction lot. */
export type Topic = { kind: TopicKind; id: string };

/** The three columns that identify a row's topic; at most one is set. */
export type TopicIds = { listingId: string | null; equipmentId: string | null; auctionLotId: string | null };

const COLUMNS = { listing: 'listingId', equipment: 'equipmentId', lot: 'auctionLotId' } as const satisfies Record<
  TopicKind,
  keyof TopicIds
>;
const PAGES = { listing: '/listing', equipment: '/equipment', lot: '/auctions' } as const satisfies Record<
  TopicKind,
  string
>;

/** The error for a topic that doesn't exist or that the actor can't see, by kind. */
export const TOPIC_NOT_FOUND = {
  listing: 'listing_not_found',
  equipment: 'not_found',
  lot: 'lot_not_found',
} as const satisfies Record<TopicKind, ErrorCode>;

export const topicSchema = z.object({ kind: z.enum(TOPIC_KINDS), id: z.uuid() });

/** Returns the columns of a row about `topic`; null means no topic. */
export function topicIds(topic: Topic | null): TopicIds {
  return { listingId: null, equipmentId: null, auctionLotId: null, ...(topic && { [COLUMNS[topic.kind]]: topic.id }) };
}

/** Returns a row's topic; null if it has none or the topic was deleted. */
export function topicOf(ids: Partial<TopicIds>): Topic | null {
  for (const kind of TOPIC_KINDS) {
    const id = ids[COLUMNS[kind]];
    if (id) return { kind, id };
  }
  return null;
}

/** Returns the path of a topic's page, without the locale. */
export function topicPath({ kind, id }: Topic): string {
  return `${PAGES[kind]}/${id}`;
}

/** Returns the path of the form that begins another listing or lot from one. */
export function copyPath({ kind, id }: Topic): string {
  return `/create-${kind === 'lot' ? 'auction' : kind}?from=${id}`;
}

const EDIT_FORMS = { listing: 'edit-listing', equipment: 'edit-equipment', lot: 'edit-auction' } as const;

/** Returns the path of the form that changes what a topic is about. */
export function editPath({ kind, id }: Topic): string {
  return `/${EDIT_FORMS[kind]}/${id}`;
}

/** Returns the path of the form that changes a lot. */
export function editLotPath(id: string): string {
  return `/edit-auction/${id}`;
}

/** Returns the path of the form that puts the animals of a listing up for auction. */
export function auctionPath(listingId: string): string {
  return `/create-auction?listing=${listingId}`;
}

/**
 * Returns the path of the page for users who may see a listing that is not on sale; it redirects to the public page
 * if it is.
 */
export function privateTopicPath(topic: Topic): string {
  return topic.kind === 'lot' ? topicPath(topic) : `/dashboard${topicPath(topic)}`;
}

/** Returns the path of the page where the owner of a topic that was taken down appeals. */
export function appealPath(topic: Topic): string {
  return appealPathOf(topicText(topic));
}

/** Returns the path of the page where whoever a decision concerns appeals; `text` names what it is about. */
export function appealPathOf(text: string): string {
  return `/dashboard/appeal/${text}`;
}

/** Formats a topic for URLs: the id alone for animals, `equipment-<id>` and `lot-<id>` for the others. */
export function topicText({ kind, id }: Topic): string {
  return kind === 'listing' ? id : `${kind}-${id}`;
}

/** Parses the format of `topicText`; null if it isn't valid. */
export function parseTopic(text: string): Topic | null {
  const kind = TOPIC_KINDS.find((name) => text.startsWith(`${name}-`)) ?? 'listing';
  const id = kind === 'listing' ? text : text.slice(kind.length + 1);
  return isId(id) ? { kind, id } : null;
}

const optionalId = z
  .string(message('invalid'))
  .nullish()
  .transform((value) => value?.trim() || null);

/** The input fields that identify a topic. */
export const topicFields = { listingId: optionalId, equipmentId: optionalId, auctionLotId: optionalId };

/** Their names. */
export const TOPIC_FIELDS = Object.values(COLUMNS);

/** Returns true if at most one of them is set. */
export function hasOneTopic(ids: TopicIds): boolean {
  return Object.values(COLUMNS).filter((column) => ids[column] !== null).length <= 1;
}
