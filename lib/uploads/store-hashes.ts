import 'server-only';
import { db } from '@/lib/db/client';
import { DAY_MS } from '@/lib/durations';
import { hashPicture, storedBands } from '@/lib/images/picture-hash';
import { inTurn } from '@/lib/images/turns';
import { logger } from '@/lib/log/logger';

/**
 * Stores the hashes of an uploaded picture, by which copies of it are found. Takes its turn like the decoding of the
 * picture; a picture that can't be hashed is accepted all the same.
 */
export async function storeHashes(userId: string, key: string, image: Buffer): Promise<void> {
  try {
    const hashes = await inTurn('quick', () => hashPicture(image));
    const { whole, mirrored, inner90, inner80 } = hashes;
    await db.$executeRaw`
      INSERT INTO picture_hashes (key, user_id, whole, mirrored, inner90, inner80, bands)
      VALUES (${key}, ${userId}::uuid, ${whole}::bit(64), ${mirrored}::bit(64), ${inner90}::bit(64), ${inner80}::bit(64), ${storedBands(hashes)}::int[])`;
  } catch (err) {
    logger.warn({ err, key }, 'picture could not be hashed');
  }
}

/** How long the hashes of a picture wait for the listing that shows it; uploads that nobody uses are gone by then. */
const WAIT_DAYS = 2;

/** Deletes the hashes of pictures that no listing shows. Returns how many. */
export async function deleteUnusedHashes(now = new Date()): Promise<number> {
  return db.$executeRaw`
    DELETE FROM picture_hashes
    WHERE num_nonnulls(listing_id, equipment_id, auction_lot_id) = 0 AND created_at <= ${new Date(now.getTime() - WAIT_DAYS * DAY_MS)}`;
}
