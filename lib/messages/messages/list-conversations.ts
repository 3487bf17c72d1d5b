import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import { topicIds, type TopicIds } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';
import { imageUrl } from '@/lib/files/images/widths';
import { isArchived } from './archive';
import { topicOfMessage, type ConversationDto, type ConversationOfferDto, type MessageDto } from './dto';
import { messagesAsText, newestRows, parseMessages } from './read-messages';
import { stemOf } from './found-part';
import type { ConversationFilter } from './schema';

const PAGE_SIZE = 20;
/** Enough of the newest messages and offers to nearly always contain the first page of conversations. */
const RECENT = 400;
/** The newest messages that a search reads, and how much of each: what bounds the time it takes. */
const SEARCHED = 5000;
const SEARCHED_CHARACTERS = 1000;

/** The newest message or offer of a conversation, and its newest message if there is one. */
type Ended = { id: string; messageId: string | null };
type About = Pick<ConversationDto, 'person' | 'topic'>;
type SeenOffer = { offer: ConversationOfferDto; about: About };

function aboutOf(actorId: string, message: MessageDto): About {
  const person = message.fromUserId === actorId ? message.toUser : message.fromUser;
  return { person, topic: topicOfMessage(message) };
}

const PERSON = { id: true, firstName: true, lastName: true, profileImageUrl: true } as const;

/** Reads offers with whom and what they are about. */
async function readOffers(actorId: string, ids: string[]): Promise<Map<string, SeenOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db.offer.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      side: true,
      terms: true,
      createdAt: true,
      negotiation: {
        select: {
          seller: { select: PERSON },
          buyer: { select: PERSON },
          listing: { select: { id: true, title: true, images: true } },
          status: true,
          deal: { select: { number: true } },
        },
      },
    },
  });
  return new Map(
    rows.map(({ id, side, terms, createdAt, negotiation: { seller, buyer, listing, status, deal } }) => {
      const ownSide = seller.id === actorId ? 'seller' : 'buyer';
      const [image] = listing.images;
      const topic = { kind: 'listing' as const, id: listing.id, title: listing.title };
      const about: About = {
        person: { ...(ownSide === 'seller' ? buyer : seller), isDeleted: false },
        topic: { ...topic, image: image === undefined ? null : imageUrl(image, 400) },
      };
      const offer = {
        isMine: side === ownSide,
        terms,
        createdAt: createdAt.toISOString(),
        state: deal ? ('agreed' as const) : status === 'open' ? ('open' as const) : ('ended' as const),
        deal: deal?.number ?? null,
      };
      return [id, { offer, about }];
    }),
  );
}

const groupKey = (personId: string, { listingId, equipmentId, auctionLotId }: TopicIds) =>
  [personId, listingId, equipmentId, auctionLotId].join(' ');

const OTHER = (actorId: string) =>
  Prisma.sql`CASE WHEN from_user_id = ${actorId}::uuid THEN to_user_id ELSE from_user_id END`;

/** Conversations are grouped by these columns and the person. */
const TOPIC = Prisma.sql`listing_id, equipment_id, auction_lot_id`;

/**
 * The offers of `actorId` as rows to look among, with messages beside them. What the seller's floor declines isn't news to
 * the seller.
 */
const offersOf = (actorId: string) => Prisma.sql`
  SELECT o.id, CASE WHEN n.buyer_id = ${actorId}::uuid THEN n.seller_id ELSE n.buyer_id END AS other,
    n.listing_id, NULL::uuid AS equipment_id, NULL::uuid AS auction_lot_id, TRUE AS is_offer
  FROM negotiations n JOIN offers o ON o.negotiation_id = n.id
  WHERE (n.buyer_id = ${actorId}::uuid OR n.seller_id = ${actorId}::uuid)
    AND (n.buyer_id = ${actorId}::uuid OR o.side = 'seller' OR o.declines_at IS NULL)`;

/**
 * The messages and offers to look among (rows of `id`, `other`, the topic and `is_offer`), and the condition that a
 * conversation `ended` with the last of them meets.
 */
type Among = { rows: Prisma.Sql; ended?: Prisma.Sql };

type Found = { conversations: ConversationDto[]; hasMore: boolean; fromRecentOnly: boolean };

/**
 * Finds the last message, an offer after it and the unread count of each conversation that ended before `before`. PostgreSQL
 * has no max(uuid); as text the order is the same.
 */
async function find(actorId: string, { rows, ended = Prisma.sql`TRUE` }: Among, before: string | null): Promise<Found> {
  const [row] = await db.$queryRaw<
    { ended: string | null; messages: string | null; seen: number; unread: string | null }[]
  >`
    WITH among AS MATERIALIZED (${rows}),
    last AS (
      SELECT id, message_id FROM (
        SELECT max(id::text COLLATE "C") AS id, max(id::text COLLATE "C") FILTER (WHERE NOT is_offer) AS message_id
        FROM among GROUP BY other, ${TOPIC}) ended
      WHERE (${before}::text IS NULL OR id < ${before}::text COLLATE "C") AND ${ended}
      ORDER BY 1 DESC LIMIT ${PAGE_SIZE + 1})
    SELECT
      (SELECT json_agg(json_build_object('id', id, 'messageId', message_id) ORDER BY id DESC)::text FROM last) AS ended,
      (${messagesAsText(Prisma.sql`SELECT * FROM messages WHERE id IN (SELECT message_id::uuid FROM last)`)}) AS messages,
      (SELECT count(*)::int FROM among) AS seen,
      (SELECT json_agg(json_build_array(concat_ws(' ', from_user_id, coalesce(listing_id::text, ''), coalesce(equipment_id::text, ''), coalesce(auction_lot_id::text, '')), unread))::text
       FROM (SELECT from_user_id, ${TOPIC}, count(*)::int AS unread FROM messages WHERE to_user_id = ${actorId}::uuid AND NOT is_read GROUP BY from_user_id, ${TOPIC}) waiting
      ) AS unread`;
  const newest = JSON.parse(row?.ended ?? '[]') as Ended[];
  const messages = new Map(parseMessages(row?.messages).map((message) => [message.id, message]));
  const offers = await readOffers(
    actorId,
    newest.flatMap(({ id, messageId }) => (id === messageId ? [] : [id])),
  );
  const unread = new Map(JSON.parse(row?.unread ?? '[]') as [string, number][]);
  return {
    conversations: newest.slice(0, PAGE_SIZE).flatMap(({ id, messageId }): ConversationDto[] => {
      const lastMessage = (messageId && messages.get(messageId)) || null;
      const seen = offers.get(id);
      const about = lastMessage ? aboutOf(actorId, lastMessage) : seen?.about;
      if (!about) return [];
      const waiting = unread.get(groupKey(about.person.id, topicIds(about.topic))) ?? 0;
      return [{ id, ...about, lastMessage, newerOffer: seen?.offer ?? null, unread: waiting }];
    }),
    hasMore: newest.length > PAGE_SIZE,
    fromRecentOnly: (row?.seen ?? 0) >= RECENT,
  };
}

/**
 * Finds the messages and offers whose other person, topic and, of a message, words together contain all `words` in any form,
 * messages among the newest that the actor reads. A message that a moderator removed has no words left; one that is held is
 * its sender's alone, who would notice if it weren't found.
 */
function containing(actorId: string, words: readonly string[]): Prisma.Sql {
  const patterns = Prisma.join(words.map((word) => Prisma.sql`corral_contains_pattern(${stemOf(word)})`));
  return Prisma.sql`
    SELECT m.id, m.other, ${TOPIC}, m.is_offer FROM (
      SELECT id, ${OTHER(actorId)} AS other, ${TOPIC}, FALSE AS is_offer,
        CASE WHEN removed_at IS NULL THEN concat_ws(' ', subject, left(message, ${SEARCHED_CHARACTERS})) END AS said
      FROM (${newestRows(actorId, SEARCHED, null)}) newest
      UNION ALL SELECT *, NULL FROM (${offersOf(actorId)}) offers) m
    LEFT JOIN users p ON p.id = m.other
    LEFT JOIN cattle_listings l ON l.id = m.listing_id
    LEFT JOIN equipment_listings e ON e.id = m.equipment_id
    LEFT JOIN auction_lots a ON a.id = m.auction_lot_id
    WHERE corral_normalize(concat_ws(' ', p.first_name, p.last_name, l.title, e.title, a.title, m.said)) LIKE ALL(ARRAY[${patterns}])`;
}

/** Which conversations to list: the page before a cursor, by a filter or, among all of them, by words. */
export interface ConversationQuery {
  before?: string | null;
  filter?: ConversationFilter;
  words?: readonly string[];
}

/**
 * Returns the actor's conversations, latest message or offer first, twenty at a time. `before` is the previous page's `next`.
 * The first page is searched in the newest of them, and in all of them only if those don't fill it. The filters:
 * `open`, what the actor did not put aside; `archived`, the rest; `unread`, each with its last unread message. `words`
 * search all conversations, each with its last message or offer that contains them, in the newest five thousand messages and
 * all offers.
 * @returns `next` is null on the last page
 * @throws DomainError `rate_limited` with words.
 */
export async function listConversations(
  actor: Actor,
  { before = null, filter = 'open', words = [] }: ConversationQuery = {},
): Promise<{ conversations: ConversationDto[]; next: string | null }> {
  const cursor = isId(before) ? before : null;
  const archived = isArchived(actor.id, Prisma.sql`ended.message_id::uuid`);
  const open = Prisma.sql`NOT ${archived}`;
  const recent = Prisma.sql`
    SELECT * FROM (
      SELECT id, ${OTHER(actor.id)} AS other, ${TOPIC}, FALSE AS is_offer FROM (${newestRows(actor.id, RECENT, null)}) m
      UNION ALL ${offersOf(actor.id)}) newest
    ORDER BY id DESC LIMIT ${RECENT}`;
  const all = Prisma.sql`
    SELECT id, to_user_id AS other, ${TOPIC}, FALSE AS is_offer FROM messages WHERE from_user_id = ${actor.id}::uuid
    UNION ALL SELECT id, from_user_id, ${TOPIC}, FALSE FROM messages WHERE to_user_id = ${actor.id}::uuid AND held_at IS NULL
    UNION ALL ${offersOf(actor.id)}`;
  const unread = Prisma.sql`
    SELECT id, from_user_id AS other, ${TOPIC}, FALSE AS is_offer FROM messages WHERE to_user_id = ${actor.id}::uuid AND NOT is_read`;
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
  return { conversations, next: hasMore ? (conversations.at(-1)?.id ?? null) : null };
}
