import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import type { Topic, TopicKind } from '@/lib/core/topics/schema';
import type { SealedAccount, SealedBid, SealedData, SealedMessage } from './dto';

/** For how long sealed records are kept, and how old what refers to them may be. */
const SEALED_DAYS = 180;

/** How many messages before and after a reported one are sealed with it, as a case shows them. */
const AROUND = 3;

/** More than any honest conversation about one topic; the newest are kept. */
const MESSAGES = 500;

const TABLES = {
  listing: { table: Prisma.sql`cattle_listings`, column: Prisma.sql`listing_id`, audit: 'listing' },
  equipment: { table: Prisma.sql`equipment_listings`, column: Prisma.sql`equipment_id`, audit: 'equipment' },
  lot: { table: Prisma.sql`auction_lots`, column: Prisma.sql`auction_lot_id`, audit: 'auction_lot' },
} as const satisfies Record<TopicKind, { table: Prisma.Sql; column: Prisma.Sql; audit: string }>;

/** A new sealed record and the ids under which cases find it. */
export type Sealed = { id: string; refers: string[] };

const since = (now: Date): Date => new Date(now.getTime() - SEALED_DAYS * DAY_MS);

/** The condition for open and recent reports. */
const recent = (now: Date): Prisma.Sql =>
  Prisma.sql`(status = 'pending' OR greatest(created_at, reviewed_at) >= ${since(now)})`;

/** The ids of open and recent reports and decisions about the topics whose ids `topics` selects. */
function references(kind: TopicKind, topics: Prisma.Sql, now: Date): Prisma.Sql {
  const { column } = TABLES[kind];
  return Prisma.sql`
    SELECT id, ${column} AS topic FROM reports
    WHERE ${column} IN (${topics}) AND ${recent(now)}
    UNION ALL SELECT id, ${column} FROM case_decisions WHERE ${column} IN (${topics}) AND created_at >= ${since(now)}`;
}

/**
 * Returns what a report, a case or the audit log refers to among a user's listings, and among the lots that are deleted
 * with the account; locked, so that no report of them is made meanwhile.
 */
export async function referredTopicsOf(tx: Transaction, userId: string, now: Date): Promise<Topic[]> {
  const found: Topic[] = [];
  for (const kind of ['listing', 'equipment', 'lot'] as const) {
    const { table, audit } = TABLES[kind];
    const deleted = kind === 'lot' ? Prisma.sql`AND bid_count = 0` : Prisma.empty;
    const own = Prisma.sql`SELECT id FROM ${table} WHERE user_id = ${userId}::uuid ${deleted}`;
    await tx.$executeRaw`${own} ORDER BY id FOR UPDATE`;
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT topic AS id FROM (${references(kind, own, now)}) refers
      UNION SELECT o.id FROM (${own}) o JOIN audit_log a ON a.target_type = ${audit} AND a.target_id = o.id::text
      WHERE a.created_at >= ${since(now)} ORDER BY id`;
    found.push(...rows.map(({ id }) => ({ kind, id })));
  }
  return found;
}

/**
 * Seals a topic that is about to be deleted, locked by the caller, if a report, a case or the audit log refers to it: its
 * text, the names of its files, its owner and the messages about it. Returns null otherwise.
 */
export async function sealTopic(
  tx: Transaction,
  { kind, id }: Topic,
  now: Date,
  { always = false } = {},
): Promise<Sealed | null> {
  const { table, column, audit } = TABLES[kind];
  const referring = await tx.$queryRaw<{ id: string }[]>`${references(kind, Prisma.sql`${id}::uuid`, now)}`;
  const [audited] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM audit_log WHERE target_type = ${audit} AND target_id = ${id} AND created_at >= ${since(now)} LIMIT 1`;
  if (referring.length === 0 && !audited && !always) return null;
  const [topic] = await tx.$queryRaw<
    { row: SealedData['row']; title: string; userId: string; images: string[]; videoFile: string | null }[]
  >`
    SELECT to_jsonb(t) - ARRAY['search_vector', 'search_place', 'images', 'image_details', 'video_file', 'user_id'] AS row,
           title, user_id AS "userId", images, to_jsonb(t)->>'video_file' AS "videoFile"
    FROM ${table} t WHERE id = ${id}::uuid`;
  if (!topic) return null;
  const messages = await tx.$queryRaw<(Omit<SealedMessage, 'photos'> & { images: string[] })[]>`
    SELECT m.id, f.first_name || ' ' || f.last_name AS "from", t.first_name || ' ' || t.last_name AS "to",
           m.created_at AS at, m.message AS text, m.contact_value AS contact, m.images
    FROM messages m LEFT JOIN users f ON f.id = m.from_user_id LEFT JOIN users t ON t.id = m.to_user_id
    WHERE m.${column} = ${id}::uuid ORDER BY m.id DESC LIMIT ${MESSAGES}`;
  messages.reverse();
  const data: SealedData = {
    account: await accountOf(tx, topic.userId),
    row: topic.row,
    messages: messages.map(({ images, ...message }) => ({ ...message, photos: images.length })),
    bids: [],
  };
  return store(tx, now, {
    kind,
    title: topic.title,
    refers: [id, topic.userId, ...referring.map((row) => row.id)],
    data,
    files: [
      ...topic.images,
      ...(topic.videoFile ? [topic.videoFile] : []),
      ...messages.flatMap(({ images }) => images),
    ],
  });
}

/**
 * Seals an account that is about to be deleted if a bid, a report, a case, the audit log or one of its sealed topics
 * refers to it: who it was, what it bid, and its reported messages with those around them. Returns null otherwise.
 */
export async function sealAccount(
  tx: Transaction,
  userId: string,
  topics: readonly Sealed[],
  now: Date,
): Promise<Sealed | null> {
  const bids = await tx.$queryRaw<SealedBid[]>`
    SELECT b.auction_lot_id AS "lotId", l.title, b.bid_amount::text AS amount, b.maximum::text, b.created_at AS at,
      l.price_basis AS "priceBasis", l.price_currency AS "priceCurrency", l.price_units::text AS "priceUnits"
    FROM auction_bids b JOIN auction_lots l ON l.id = b.auction_lot_id
    WHERE b.user_id = ${userId}::uuid AND b.created_at >= ${since(now)} ORDER BY b.created_at, b.id`;
  const lots = Prisma.sql`SELECT id FROM auction_lots WHERE user_id = ${userId}::uuid AND bid_count > 0`;
  const referring = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM (${references('lot', lots, now)}) refers
    UNION SELECT id FROM auction_lots WHERE user_id = ${userId}::uuid AND bid_count > 0 AND end_time >= ${since(now)}
    UNION SELECT id FROM case_decisions WHERE owner_id = ${userId}::uuid AND created_at >= ${since(now)}
    UNION SELECT id FROM reports WHERE user_id = ${userId}::uuid AND ${recent(now)}`;
  const reported = await reportedMessagesOf(tx, userId, now);
  const [audited] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM audit_log WHERE target_type = 'user' AND target_id = ${userId} AND created_at >= ${since(now)} LIMIT 1`;
  if (topics.length + bids.length + referring.length + reported.length === 0 && !audited) return null;
  const account = await accountOf(tx, userId);
  return store(tx, now, {
    kind: 'account',
    title: account?.name ?? '',
    refers: [
      userId,
      ...topics.flatMap(({ refers }) => refers),
      ...bids.map(({ lotId }) => lotId),
      ...referring.map(({ id }) => id),
      ...reported.flatMap(({ refers }) => refers),
    ],
    data: {
      account,
      row: null,
      messages: reported.map(({ images, refers: _, ...message }) => ({ ...message, photos: images.length })),
      bids,
    },
    files: reported.flatMap(({ images }) => images),
  });
}

/**
 * Returns the messages of an account to which a report or a decision refers, with the three before and after each, oldest
 * first. Only a reported message has its photographs, and the ids of what refers to it.
 */
async function reportedMessagesOf(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<(Omit<SealedMessage, 'photos'> & { images: string[]; refers: string[] })[]> {
  const around = (side: Prisma.Sql) => Prisma.sql`
    (SELECT x.id FROM messages x
     WHERE (x.from_user_id = m.from_user_id AND x.to_user_id = m.to_user_id OR x.from_user_id = m.to_user_id AND x.to_user_id = m.from_user_id)
       AND x.listing_id IS NOT DISTINCT FROM m.listing_id AND x.equipment_id IS NOT DISTINCT FROM m.equipment_id
       AND x.auction_lot_id IS NOT DISTINCT FROM m.auction_lot_id AND ${side} LIMIT ${AROUND})`;
  return tx.$queryRaw`
    WITH refer AS (
      SELECT r.message_id, array_agg(r.id) AS ids
      FROM (SELECT id, message_id FROM reports WHERE ${recent(now)} UNION ALL SELECT id, message_id FROM case_decisions WHERE created_at >= ${since(now)}) r
      JOIN messages m ON m.id = r.message_id WHERE m.from_user_id = ${userId}::uuid GROUP BY 1),
    shown AS (
      SELECT message_id AS id FROM refer
      UNION SELECT x.id FROM refer JOIN messages m ON m.id = message_id, LATERAL (
        ${around(Prisma.sql`x.id < m.id ORDER BY x.id DESC`)} UNION ALL ${around(Prisma.sql`x.id > m.id ORDER BY x.id`)}) x)
    SELECT m.id, f.first_name || ' ' || f.last_name AS "from", t.first_name || ' ' || t.last_name AS "to",
           m.created_at AS at, m.message AS text, m.contact_value AS contact,
           CASE WHEN refer.message_id IS NULL THEN '{}' ELSE m.images END AS images,
           CASE WHEN refer.message_id IS NULL THEN '{}'::uuid[] ELSE array_append(refer.ids, m.id) END::text[] AS refers
    FROM shown JOIN messages m ON m.id = shown.id LEFT JOIN refer ON refer.message_id = m.id
    LEFT JOIN users f ON f.id = m.from_user_id LEFT JOIN users t ON t.id = m.to_user_id
    ORDER BY m.id LIMIT ${MESSAGES}`;
}

async function accountOf(tx: Transaction, userId: string): Promise<SealedAccount | null> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      location: true,
      role: true,
      language: true,
      createdAt: true,
      verificationStatus: true,
      businessName: true,
      suspendedAt: true,
      suspensionReason: true,
    },
  });
  if (!user) return null;
  const { firstName, lastName, createdAt, suspendedAt, ...rest } = user;
  return {
    ...rest,
    name: fullName({ firstName, lastName }),
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}

async function store(
  tx: Transaction,
  now: Date,
  record: { kind: string; title: string; refers: string[]; data: SealedData; files: string[] },
): Promise<Sealed> {
  const refers = [...new Set(record.refers)];
  const { id } = await tx.sealedRecord.create({
    data: { ...record, refers, sealedAt: now, keepUntil: new Date(now.getTime() + SEALED_DAYS * DAY_MS) },
    select: { id: true },
  });
  return { id, refers };
}
