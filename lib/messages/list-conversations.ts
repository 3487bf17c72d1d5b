import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { Prisma, db } from '@/lib/db/client';
import type { TopicIds } from '@/lib/topics/schema';
import { isId } from '@/lib/validation/fields';
import { topicOfMessage, type ConversationDto, type MessageDto } from './dto';
import { newestRows, readMessages } from './read-messages';

const PAGE_SIZE = 20;
/** As many of the newest messages as nearly always hold the first page of conversations. */
const RECENT = 400;

/**
 * The actor's conversations, the one with the newest message first, twenty at a time. `before` is the `next` of the page before, which
 * is null on the last page.
 */
export async function listConversations(actor: Actor, before: string | null = null): Promise<{ conversations: ConversationDto[]; next: string | null }> {
  const cursor = isId(before) ? before : null;
  const ids = (cursor === null ? await recentIds(actor.id) : null) ?? (await allIds(actor.id, cursor));
  const shown = ids.slice(0, PAGE_SIZE);
  if (shown.length === 0) return { conversations: [], next: null };
  const [messages, unread] = await Promise.all([
    readMessages(Prisma.sql`SELECT * FROM messages WHERE id = ANY (${shown}::uuid[])`),
    unreadByConversation(actor.id),
  ]);
  const conversations = messages.map((lastMessage) => toConversation(actor.id, lastMessage, unread));
  return { conversations, next: ids.length > PAGE_SIZE ? (shown.at(-1) ?? null) : null };
}

function toConversation(actorId: string, lastMessage: MessageDto, unread: Map<string, number>): ConversationDto {
  const person = lastMessage.fromUserId === actorId ? lastMessage.toUser : lastMessage.fromUser;
  return { person, topic: topicOfMessage(lastMessage), lastMessage, unread: unread.get(groupKey(person.id, lastMessage)) ?? 0 };
}

const groupKey = (personId: string, { listingId, equipmentId, auctionLotId }: TopicIds) => [personId, listingId, equipmentId, auctionLotId].join(' ');

const OTHER = (actorId: string) => Prisma.sql`CASE WHEN from_user_id = ${actorId}::uuid THEN to_user_id ELSE from_user_id END`;

/** What a conversation is grouped by, besides the person. */
const TOPIC = Prisma.sql`listing_id, equipment_id, auction_lot_id`;

/** The last message of each conversation among the actor's newest messages; null where those don't fill a page though there are more. */
async function recentIds(actorId: string): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ id: string | null; seen: number }[]>`
    WITH recent AS MATERIALIZED (SELECT id, ${OTHER(actorId)} AS other, ${TOPIC} FROM (${newestRows(actorId, RECENT, null)}) m)
    SELECT max(id::text COLLATE "C") AS id, (SELECT count(*)::int FROM recent) AS seen
    FROM recent GROUP BY other, ${TOPIC} ORDER BY 1 DESC LIMIT ${PAGE_SIZE + 1}`;
  if ((rows[0]?.seen ?? 0) >= RECENT && rows.length <= PAGE_SIZE) return null;
  return rows.flatMap(({ id }) => id ?? []);
}

/** The same out of all messages, for conversations that ended before `before`. (PostgreSQL has no max(uuid); as text they sort alike.) */
async function allIds(actorId: string, before: string | null): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT max(id::text COLLATE "C") AS id
    FROM (
      SELECT id, to_user_id AS other, ${TOPIC} FROM messages WHERE from_user_id = ${actorId}::uuid
      UNION ALL
      SELECT id, from_user_id, ${TOPIC} FROM messages WHERE to_user_id = ${actorId}::uuid
    ) m
    GROUP BY other, ${TOPIC}
    HAVING ${before}::text IS NULL OR max(id::text COLLATE "C") < ${before}::text COLLATE "C"
    ORDER BY 1 DESC LIMIT ${PAGE_SIZE + 1}`;
  return rows.map(({ id }) => id);
}

async function unreadByConversation(actorId: string): Promise<Map<string, number>> {
  const groups = await db.message.groupBy({ by: ['fromUserId', 'listingId', 'equipmentId', 'auctionLotId'], where: { toUserId: actorId, isRead: false }, _count: true });
  return new Map(groups.map((group) => [groupKey(group.fromUserId, group), group._count]));
}
