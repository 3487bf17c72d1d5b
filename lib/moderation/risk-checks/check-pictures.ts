import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { wantedBands } from '@/lib/files/images/picture-hash';
import { recordSignal } from '@/lib/records/risk-signals/record-signal';
import { PICTURE_ACCUSES } from '@/lib/records/risk-signals/rules';
import { pictureSellerKey } from '@/lib/files/uploads/store-hashes';
import { stockPicture } from './stock-pictures';
import { topicIds, topicOf, topicText, type Topic, type TopicIds } from '@/lib/core/topics/schema';

/** From how many different bits on two pictures are not worth a moderator's look; `RISK_RULES` says which accuse. */
const NEAR = 10;

/** Copies of one picture that a case names. */
const NAMED = 20;

/** A seller may show a picture in this many listings on sale before a moderator reads of it. */
const OWN_MAX = 2;

const TABLES = {
  listing: Prisma.sql`cattle_listings`,
  equipment: Prisma.sql`equipment_listings`,
  lot: Prisma.sql`auction_lots`,
} as const;

type Hashed = {
  key: string;
  whole: string;
  inner90: string;
  inner80: string;
  originals: string[];
  createdAt: Date;
};
type Copy = TopicIds & {
  key: string;
  isOwn: boolean;
  distance: number;
  createdAt: Date;
  isPublic: boolean;
  gone: boolean;
  fraud: boolean;
};

/**
 * Compares the pictures of a listing or lot with those that were uploaded before, and records which are copies of
 * another account's, or shown in several listings of the same seller; a stock picture is nobody's, and only noted as such. Pictures that
 * are taken out of a listing lose their hashes, and what was found about them stops counting; those of a deleted listing
 * keep them for a year. Returns whose it is. The demonstration's pictures have no hashes, because nobody uploaded them.
 */
export async function checkPictures(tx: Transaction, topic: Topic): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ images: string[]; userId: string | null }[]>`
    SELECT ${columnsOf('AnimalListing', ['images', 'userId'])} FROM ${TABLES[topic.kind]} WHERE id = ${topic.id}::uuid`;
  if (!row?.userId) return null;
  const { images, userId } = row;
  const hashed = await attachHashes(tx, topic, images);
  for (const picture of hashed) {
    const about = { subject: topic.kind, subjectId: topic.id, userId };
    const name = stockPicture(picture);
    if (name) {
      const evidence = { picture: picture.key, name };
      await recordSignal(tx, { ...about, rule: 'stock_photo', evidence });
      continue;
    }
    const copies = await copiesOf(tx, picture, topic, userId);
    // Somebody whose own listing had the picture before has copied nobody, though that listing may be gone.
    const had = (before: Date) => copies.some((copy) => copy.isOwn && copy.createdAt < before);
    const [other] = copies.filter(({ isOwn, createdAt }) => !isOwn && !had(createdAt));
    if (other) await recordCopy(tx, { topic, userId, picture: picture.key, other });
    const own = copies.filter((copy) => copy.isOwn && copy.isPublic && copy.distance <= PICTURE_ACCUSES);
    const others = [...new Set(own.map(textOf))].sort();
    if (others.length >= OWN_MAX) {
      const evidence = { picture: picture.key, others };
      await recordSignal(tx, { ...about, rule: 'photo_of_own', evidence });
    }
  }
  return userId;
}

/** Links the hashes of the pictures to their listing, and deletes those of pictures that it doesn't show any more. */
async function attachHashes(tx: Transaction, topic: Topic, images: readonly string[]): Promise<Hashed[]> {
  const { listingId, equipmentId, auctionLotId } = topicIds(topic);
  const keys = [...images];
  await tx.$executeRaw`
    UPDATE picture_hashes SET listing_id = ${listingId}::uuid, equipment_id = ${equipmentId}::uuid, auction_lot_id = ${auctionLotId}::uuid
    WHERE key = ANY (${keys}) AND num_nonnulls(listing_id, equipment_id, auction_lot_id) = 0`;
  const gone = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM picture_hashes WHERE ${aboutTopic(topic)} AND key <> ALL (${keys}) RETURNING key`;
  if (gone.length > 0)
    await tx.$executeRaw`
      UPDATE risk_signals SET expires_at = least(expires_at, now())
      WHERE subject_id = ${topic.id}::uuid AND rule IN ('photo_of_another', 'photo_of_own', 'stock_photo') AND cleared_at IS NULL
        AND evidence->>'picture' = ANY (${gone.map(({ key }) => key)})`;
  return tx.$queryRaw<Hashed[]>`
    SELECT key, whole::text, inner90::text, inner80::text, originals::text[], created_at AS "createdAt"
    FROM picture_hashes WHERE ${aboutTopic(topic)} ORDER BY array_position(${keys}, key)`;
}

function aboutTopic({ kind, id }: Topic): Prisma.Sql {
  const columns = { listing: 'listing_id', equipment: 'equipment_id', lot: 'auction_lot_id' } as const;
  return Prisma.sql`${Prisma.raw(columns[kind])} = ${id}::uuid`;
}

/**
 * Returns a query for the pictures like this one that were uploaded before it, nearest first. Only what came later can be
 * a copy, so that a thief's listing never accuses its victim's. One look-up per band: `&&` with all of them at once is estimated to find everything.
 */
export function copiesQuery(picture: Hashed): Prisma.Sql {
  const { key, whole, inner90, inner80, originals, createdAt } = picture;
  return Prisma.sql`
    SELECT * FROM (
      SELECT p.key, p.user_id, p.seller_key, p.created_at, p.gone_at, p.listing_id, p.equipment_id, p.auction_lot_id, least(
        bit_count(p.whole # ${whole}::bit(64)), bit_count(p.mirrored # ${whole}::bit(64)),
        bit_count(p.inner90 # ${whole}::bit(64)), bit_count(p.inner80 # ${whole}::bit(64)),
        bit_count(p.whole # ${inner90}::bit(64)), bit_count(p.whole # ${inner80}::bit(64)),
        (SELECT min(least(bit_count(p.whole # o), bit_count(p.mirrored # o))) FROM unnest(${originals}::bit(64)[]) AS o))::int AS distance
      FROM picture_hashes p
      WHERE p.key = ANY (ARRAY(
        SELECT b.key FROM unnest(${wantedBands(picture)}::int[]) AS wanted (band) JOIN picture_hashes b ON b.bands @> ARRAY[wanted.band]))
        AND p.created_at < ${createdAt} AND p.key <> ${key}) near
    WHERE distance <= ${NEAR} ORDER BY distance, key LIMIT ${NAMED}`;
}

async function copiesOf(tx: Transaction, picture: Hashed, topic: Topic, userId: string): Promise<Copy[]> {
  const { listingId, equipmentId, auctionLotId } = topicIds(topic);
  return tx.$queryRaw<Copy[]>`
    SELECT c.key, coalesce(c.user_id = ${userId}::uuid, c.seller_key = ${pictureSellerKey(userId)}) AS "isOwn", c.gone_at IS NOT NULL AS gone, c.distance, 
           ${columnsOf('PictureHash', ['createdAt', 'listingId', 'equipmentId', 'auctionLotId'], 'c')},
           coalesce(l.is_active AND l.sold_at IS NULL, e.is_active AND e.sold_at IS NULL, a.status = 'active', false) AS "isPublic",
           coalesce(l.taken_down_at, e.taken_down_at) IS NOT NULL AND EXISTS (
             SELECT 1 FROM case_decisions d WHERE (d.listing_id = c.listing_id OR d.equipment_id = c.equipment_id)
               AND d.action IN ('taken_down', 'suspended') AND d.undone_at IS NULL
               AND (d.answer IN ('payment', 'photo') OR EXISTS (SELECT 1 FROM reports r WHERE r.decision_id = d.id AND r.reason = 'fraudulent'))) AS fraud
    FROM (${copiesQuery(picture)}) c
    LEFT JOIN cattle_listings l ON l.id = c.listing_id LEFT JOIN equipment_listings e ON e.id = c.equipment_id
    LEFT JOIN auction_lots a ON a.id = c.auction_lot_id
    WHERE (c.gone_at IS NOT NULL OR num_nonnulls(l.id, e.id, a.id) = 1) AND (c.listing_id, c.equipment_id, c.auction_lot_id) IS DISTINCT FROM (${listingId}::uuid, ${equipmentId}::uuid, ${auctionLotId}::uuid)
    ORDER BY fraud DESC, gone, c.distance, c.key`;
}

const textOf = (copy: Copy) => {
  const topic = topicOf(copy);
  return topic ? topicText(topic) : '';
};

async function recordCopy(
  tx: Transaction,
  { topic, userId, picture, other }: { topic: Topic; userId: string; picture: string; other: Copy },
): Promise<void> {
  const evidence = {
    picture,
    other: other.gone ? null : textOf(other),
    otherPicture: other.gone ? null : other.key,
    distance: other.distance,
    gone: other.gone,
    fraud: other.fraud && other.distance <= PICTURE_ACCUSES,
  };
  await recordSignal(tx, { subject: topic.kind, subjectId: topic.id, userId, rule: 'photo_of_another', evidence });
}
