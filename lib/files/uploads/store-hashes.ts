import 'server-only';
import { createHmac } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { env } from '@/lib/core/env';
import { hashPicture, storedBands } from '@/lib/files/images/picture-hash';
import { inTurn } from '@/lib/files/images/turns';
import { logger } from '@/lib/core/log/logger';

/** What is left of a picture's seller once its listing is gone: enough to tell whether another picture is theirs too. */
export function pictureSellerKey(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHmac('sha256', env.AUTH_SECRET).update(`picture-seller:${userId}`).digest());
}

/**
 * Stores the hashes of an uploaded picture, by which copies of it are found. Takes its turn like the decoding of the
 * picture; a picture that can't be hashed is accepted all the same.
 */
export async function storeHashes(userId: string, key: string, image: Buffer): Promise<void> {
  try {
    const hashes = await inTurn('quick', () => hashPicture(image));
    const { whole, mirrored, inner90, inner80, originals } = hashes;
    await db.$executeRaw`
      INSERT INTO picture_hashes (key, user_id, seller_key, whole, mirrored, inner90, inner80, originals, bands)
      VALUES (${key}, ${userId}::uuid, ${pictureSellerKey(userId)}, ${whole}::bit(64), ${mirrored}::bit(64), ${inner90}::bit(64), ${inner80}::bit(64), ${originals}::bit(64)[], ${storedBands(hashes)}::int[])`;
  } catch (err) {
    logger.warn({ err, key }, 'picture could not be hashed');
  }
}

/** How long the hashes of a picture wait for the listing that shows it; uploads that nobody uses are gone by then. */
const WAIT_DAYS = 2;
/** How long they are kept once the listing is deleted: scams come back with the pictures of the season before. */
const GONE_DAYS = 365;

/** Deletes the hashes of pictures that no listing shows, a year after it was deleted if one did. Returns how many. */
export async function deleteUnusedHashes(now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return db.$executeRaw`
    DELETE FROM picture_hashes
    WHERE num_nonnulls(listing_id, equipment_id, auction_lot_id) = 0
      AND CASE WHEN gone_at IS NULL THEN created_at <= ${before(WAIT_DAYS)} ELSE gone_at <= ${before(GONE_DAYS)} END`;
}
