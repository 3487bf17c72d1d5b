import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { ALL_LISTING_TABLES } from './tables';

/** Locks a user's listings until the transaction ends, so that nothing else changes them meanwhile. */
export async function lockListingsOf(tx: Transaction, userId: string): Promise<void> {
  for (const { table } of ALL_LISTING_TABLES)
    await tx.$executeRaw`SELECT 1 FROM ${table} WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}

/**
 * Returns the storage keys of a user's listing pictures and videos, and expires the pages that show the listings,
 * before the listings are deleted with the account.
 */
export async function leaveListings(tx: Transaction, userId: string): Promise<string[]> {
  const keys: string[] = [];
  for (const { topic, table, videoFile: column } of ALL_LISTING_TABLES) {
    const rows = await tx.$queryRaw<{ id: string; images: string[]; videoFile: string | null }[]>`
      SELECT id, images, ${column} AS "videoFile" FROM ${table} WHERE user_id = ${userId}::uuid`;
    await pagesChanged(
      tx,
      rows.flatMap(({ id }) => listingTags(topic, { id, userId }, { offSale: true })),
    );
    keys.push(...rows.flatMap(({ images, videoFile }) => [...imageKeys(images), ...(videoFile ? [videoFile] : [])]));
  }
  return keys;
}
