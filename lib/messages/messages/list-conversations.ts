import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import type { TopicIds } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import { isArchived } from './archive';
import { topicOfMessage, type ConversationDto, type MessageDto } from './dto';
import { messagesAsText, newestRows, parseMessages } from './read-messages';
import type { ConversationFilter } from './schema';

const PAGE_SIZE = 20;
/** Enough of the newest messages to nearly always contain the first page of conversations. */
const RECENT = 400;
/** The newest messages that a search reads, and how much of each: what bounds the time it takes. */
const SEARCHED = 5000;
const SEARCHED_CHARACTERS = 1000;

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

/**
 * The messages to look among (rows of `id`, `other` and the topic), and the condition that a conversation `ended` with
 * the last of them meets.
 */
type Among = { rows: Prisma.Sql; ended?: Prisma.Sql };

type Found = { conversations: ConversationDto[]; hasMore: boolean; fromRecentOnly: boolean };

/**
 * Finds the last message and the unread count of each conversation among messages that ended before `before`. PostgreSQL
 * has no max(uuid); as text the order is the same.
 */
async function find(actorId: string, { rows, ended = Prisma.sql`TRUE` }: Among, before: string | null): Promise<Found> {
  const [row] = await db.$queryRaw<{ messages: string | null; seen: number; unread: string | null }[]>`
    WITH among AS MATERIALIZED (${rows}),
    last AS (
      SELECT id FROM (SELECT max(id::text COLLATE "C") AS id FROM among GROUP BY other, ${TOPIC}) ended
      WHERE (${before}::text IS NULL OR id < ${before}::text COLLATE "C") AND ${ended}
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
 * Finds the messages whose words, other person or topic together contain all `words`, among the newest that the actor
 * reads. A message that a moderator removed has no words left; one that is held is its sender's alone, who would notice
 * if it weren't found.
 */
function containing(actorId: string, words: readonly string[]): Prisma.Sql {
  const patterns = Prisma.join(words.map((word) => Prisma.sql`corral_contains_pattern(${word})`));
  return Prisma.sql`
    SELECT m.id, m.other, ${TOPIC} FROM (SELECT *, ${OTHER(actorId)} AS other FROM (${newestRows(actorId, SEARCHED, null)}) newest) m
    LEFT JOIN users p ON p.id = m.other
    LEFT JOIN cattle_listings l ON l.id = m.listing_id
    LEFT JOIN equipment_listings e ON e.id = m.equipment_id
    LEFT JOIN auction_lots a ON a.id = m.auction_lot_id
    WHERE corral_normalize(concat_ws(' ', p.first_name, p.last_name, l.title, e.title, a.title,
      CASE WHEN m.removed_at IS NULL THEN concat_ws(' ', m.subject, left(m.message, ${SEARCHED_CHARACTERS})) END)) LIKE ALL(ARRAY[${patterns}])`;
}

/** Which conversations to list: the page before a cursor, by a filter or, among all of them, by words. */
export interface ConversationQuery {
  before?: string | null;
  filter?: ConversationFilter;
  words?: readonly string[];
}

/**
 * Returns the actor's conversations, latest message first, twenty at a time. `before` is the previous page's `next`.
 * The first page is searched in the newest messages, and in all of them only if those don't fill it. The filters:
 * `open`, what the actor did not put aside; `archived`, the rest; `unread`, each with its last unread message. `words`
 * search all conversations, each with its last message that contains them, in the newest five thousand messages.
 * @returns `next` is null on the last page
 * @throws DomainError `rate_limited` with words.
 */
export async function listConversations(
  actor: Actor,
  { before = null, filter = 'open', words = [] }: ConversationQuery = {},
): Promise<{ conversations: ConversationDto[]; next: string | null }> {
  const cursor = isId(before) ? before : null;
  const archived = isArchived(actor.id, Prisma.sql`ended.id::uuid`);
  const open = Prisma.sql`NOT ${archived}`;
  const recent = Prisma.sql`SELECT id, ${OTHER(actor.id)} AS other, ${TOPIC} FROM (${newestRows(actor.id, RECENT, null)}) m`;
  const all = Prisma.sql`
    SELECT id, to_user_id AS other, ${TOPIC} FROM messages WHERE from_user_id = ${actor.id}::uuid
    UNION ALL SELECT id, from_user_id, ${TOPIC} FROM messages WHERE to_user_id = ${actor.id}::uuid AND held_at IS NULL`;
  const unread = Prisma.sql`
    SELECT id, from_user_id AS other, ${TOPIC} FROM messages WHERE to_user_id = ${actor.id}::uuid AND NOT is_read`;
  const among: Record<ConversationFilter, Among> = {
    open: { rows: all, ended: open },
    unread: { rows: unread },
    archived: { rows: all, ended: archived },
  };
  let found: Found | null = null;
  if (words.length > 0) {
    await consume('messageSearchByUser', actor.id);
    found = await find(actor.id, { rows: containing(actor.id, words) }, cursor);
  } else if (cursor === null && filter === 'open') found = await find(actor.id, { rows: recent, ended: open }, null);
  if (!found || (words.length === 0 && found.fromRecentOnly && !found.hasMore))
    found = await find(actor.id, among[filter], cursor);
  const { conversations, hasMore } = found;
  return { conversations, next: hasMore ? (conversations.at(-1)?.lastMessage.id ?? null) : null };
}
