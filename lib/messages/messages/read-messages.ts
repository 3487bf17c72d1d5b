import 'server-only';
import { Prisma, db, type Transaction } from '@/lib/core/db/client';
import { topicIds, type Topic } from '@/lib/core/topics/schema';
import { withImageAddresses, type MessageDto, type QueriedMessage } from './dto';

const person = (alias: string, id: string) =>
  Prisma.raw(
    `json_build_object('id', m.${id}, 'firstName', coalesce(${alias}.first_name, ''), 'lastName', coalesce(${alias}.last_name, ''), 'profileImageUrl', ${alias}.profile_image_url, 'isDeleted', ${alias}.id IS NULL)`,
  );

const subject = (alias: string) =>
  Prisma.raw(
    `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE json_build_object('id', ${alias}.id, 'title', ${alias}.title, 'image', ${alias}.images[1]) END`,
  );

/** What a message says, or `empty` once a moderator has removed it. */
type Content = (column: string, empty: string) => Prisma.Sql;

const unlessRemoved: Content = (column, empty) =>
  Prisma.raw(`CASE WHEN m.removed_at IS NULL THEN ${column} ELSE ${empty} END`);
const always: Content = (column) => Prisma.raw(column);

/**
 * The whole result is one JSON string: loading two hundred messages with people and topics as Prisma objects takes
 * five times as long.
 */
const message = (content: Content) => Prisma.sql`json_build_object(
  'id', m.id, 'fromUserId', m.from_user_id, 'toUserId', m.to_user_id, 'listingId', m.listing_id,
  'equipmentId', m.equipment_id, 'auctionLotId', m.auction_lot_id, 'subject', ${content('m.subject', 'NULL')},
  'message', ${content('m.message', "''")}, 'contactMethod', ${content('m.contact_method', "'corral'")},
  'contactValue', ${content('m.contact_value', "''")}, 'images', ${content('m.image_details', "'[]'::jsonb")},
  'isRemoved', m.removed_at IS NOT NULL, 'isRead', m.is_read AND m.held_at IS NULL,
  'createdAt', to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'fromUser', ${person('f', 'from_user_id')}, 'toUser', ${person('t', 'to_user_id')},
  'listing', ${subject('l')}, 'equipment', ${subject('e')}, 'lot', ${subject('a')})`;

/**
 * Returns a query for one JSON text of the messages in `rows` (a query of whole rows of the table), newest first;
 * null if there are none. Those that a moderator removed are empty, unless `withRemoved`.
 */
export function messagesAsText(rows: Prisma.Sql, withRemoved = false): Prisma.Sql {
  return Prisma.sql`
    SELECT json_agg(${message(withRemoved ? always : unlessRemoved)} ORDER BY m.id DESC)::text AS messages
    FROM (${rows}) m
    LEFT JOIN users f ON f.id = m.from_user_id
    LEFT JOIN users t ON t.id = m.to_user_id
    LEFT JOIN cattle_listings l ON l.id = m.listing_id
    LEFT JOIN equipment_listings e ON e.id = m.equipment_id
    LEFT JOIN auction_lots a ON a.id = m.auction_lot_id`;
}

/** Parses the result of `messagesAsText`. */
export function parseMessages(text: string | null | undefined): MessageDto[] {
  return (JSON.parse(text ?? '[]') as QueriedMessage[]).map(withImageAddresses);
}

/**
 * Returns the messages that `rows` (a query of whole rows of the table) finds, newest first, read through `client`;
 * `withRemoved`, for moderators only, as they were written.
 */
export async function readMessages(
  rows: Prisma.Sql,
  { client = db, withRemoved = false }: { client?: Transaction; withRemoved?: boolean } = {},
): Promise<MessageDto[]> {
  const [answer] = await client.$queryRaw<{ messages: string | null }[]>`${messagesAsText(rows, withRemoved)}`;
  return parseMessages(answer?.messages);
}

/** Greater than every id: the cursor of the first page. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns a query for the newest `limit` rows before `before` that `actorId` sent or received, restricted by
 * `narrowing`; of those received, none that is held. Each half is an ordered index scan that stops at the limit.
 */
export function newestRows(
  actorId: string,
  limit: number,
  before: string | null,
  narrowing?: { sent: Prisma.Sql; received: Prisma.Sql },
): Prisma.Sql {
  const bound = before ?? NEWEST;
  const half = (column: Prisma.Sql, condition: Prisma.Sql | undefined) => Prisma.sql`
    (SELECT * FROM messages WHERE ${column} = ${actorId}::uuid AND id < ${bound}::uuid ${condition ? Prisma.sql`AND ${condition}` : Prisma.empty}
     ORDER BY id DESC LIMIT ${limit})`;
  return Prisma.sql`
    ${half(Prisma.sql`from_user_id`, narrowing?.sent)} UNION ALL ${half(Prisma.sql`to_user_id`, narrowing ? Prisma.sql`held_at IS NULL AND ${narrowing.received}` : Prisma.sql`held_at IS NULL`)}
    ORDER BY id DESC LIMIT ${limit}`;
}

/** The condition for messages about `topic`, or without a topic. */
export function aboutTopic(topic: Topic | null): Prisma.Sql {
  const { listingId, equipmentId, auctionLotId } = topicIds(topic);
  return Prisma.sql`listing_id IS NOT DISTINCT FROM ${listingId}::uuid AND equipment_id IS NOT DISTINCT FROM ${equipmentId}::uuid
    AND auction_lot_id IS NOT DISTINCT FROM ${auctionLotId}::uuid`;
}
