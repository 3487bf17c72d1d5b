import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db } from '@/lib/core/db/client';
import type { TopicIds } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import { topicOfMessage, type ConversationDto, type MessageDto } from './dto';
import { messagesAsText, newestRows, parseMessages } from './read-messages';

const PAGE_SIZE = 20;
/** Enough of the newest messages to nearly always contain the first page of conversations. */
const RECENT = 400;

function toConversation(actorId: string, lastMessage: MessageDto, unread: Map<string, number>): ConversationDto {
  const person = lastMessage.fromUserId === actorId ? lastMessage.toUser : lastMessage.fromUser;
  return {
    person,
    topic: topicOfMessage(lastMessage),
    lastMessage,
    unread: unread.get(groupKey(person.id, lastMessage)) ?? 0,
  };
}

const groupKey = (personId: string, { listingId, equipmentId, auctionLotId }: TopicIds) =>
  [personId, listingId, equipmentId, auctionLotId].join(' ');

const OTHER = (actorId: string) =>
  Prisma.sql`CASE WHEN from_user_id = ${actorId}::uuid THEN to_user_id ELSE from_user_id END`;

/** Conversations are grouped by these columns and the person. */
const TOPIC = Prisma.sql`listing_id, equipment_id, auction_lot_id`;

type Found = { conversations: ConversationDto[]; hasMore: boolean; fromRecentOnly: boolean };

/**
 * Finds the last message and the unread count of each conversation in `among` (rows of `id`, `other` and the topic)
 * that ended before `before`. PostgreSQL has no max(uuid); as text the order is the same.
 */
async function find(actorId: string, among: Prisma.Sql, before: string | null): Promise<Found> {
  const [row] = await db.$queryRaw<{ messages: string | null; seen: number; unread: string | null }[]>`
    WITH among AS MATERIALIZED (${among}),
    last AS (
      SELECT max(id::text COLLATE "C") AS id FROM among GROUP BY other, ${TOPIC}
      HAVING ${before}::text IS NULL OR max(id::text COLLATE "C") < ${before}::text COLLATE "C"
      ORDER BY 1 DESC LIMIT ${PAGE_SIZE + 1})
    SELECT
      (${messagesAsText(Prisma.sql`SELECT * FROM messages WHERE id IN (SELECT id::uuid FROM last)`)}) AS messages,
      (SELECT count(*)::int FROM among) AS seen,
      (SELECT json_agg(json_build_array(concat_ws(' ', from_user_id, coalesce(listing_id::text, ''), coalesce(equipment_id::text, ''), coalesce(auction_lot_id::text, '')), unread))::text
       FROM (SELECT from_user_id, ${TOPIC}, count(*)::int AS unread FROM messages WHERE to_user_id = ${actorId}::uuid AND NOT is_read GROUP BY from_user_id, ${TOPIC}) waiting
      ) AS unread`;
  const messages = parseMessages(row?.messages);
  const unread = new Map(JSON.parse(row?.unread ?? '[]') as [string, number][]);
  return {
    conversations: messages.slice(0, PAGE_SIZE).map((lastMessage) => toConversation(actorId, lastMessage, unread)),
    hasMore: messages.length > PAGE_SIZE,
    fromRecentOnly: (row?.seen ?? 0) >= RECENT,
  };
}

/**
 * Returns the actor's conversations, latest message first, twenty at a time. `before` is the previous page's `next`.
 * The first page is searched in the newest messages, and in all of them only if those don't fill it. `unreadOnly`:
 * only conversations with unread messages, each with its last unread one.
 * @returns `next` is null on the last page
 */
export async function listConversations(
  actor: Actor,
  before: string | null = null,
  unreadOnly = false,
): Promise<{ conversations: ConversationDto[]; next: string | null }> {
  const cursor = isId(before) ? before : null;
  const unread = Prisma.sql`
    SELECT id, from_user_id AS other, ${TOPIC} FROM messages WHERE to_user_id = ${actor.id}::uuid AND NOT is_read`;
  const recent = Prisma.sql`SELECT id, ${OTHER(actor.id)} AS other, ${TOPIC} FROM (${newestRows(actor.id, RECENT, null)}) m`;
  const all = Prisma.sql`
    SELECT id, to_user_id AS other, ${TOPIC} FROM messages WHERE from_user_id = ${actor.id}::uuid
    UNION ALL SELECT id, from_user_id, ${TOPIC} FROM messages WHERE to_user_id = ${actor.id}::uuid AND held_at IS NULL`;
  let found = cursor === null && !unreadOnly ? await find(actor.id, recent, null) : null;
  if (!found || (found.fromRecentOnly && !found.hasMore))
    found = await find(actor.id, unreadOnly ? unread : all, cursor);
  const { conversations, hasMore } = found;
  return { conversations, next: hasMore ? (conversations.at(-1)?.lastMessage.id ?? null) : null };
}
