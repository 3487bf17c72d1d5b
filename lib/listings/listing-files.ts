import 'server-only';
import { pagesChanged } from '@/lib/cache/page-changes';
import { listingTags } from '@/lib/cache/page-tags';
import type { Transaction } from '@/lib/db/client';
import { imageKeys } from '@/lib/uploads/image-keys';
import { ALL_LISTING_TABLES } from './tables';

/** Holds a person's listings until the transaction ends, so that no change of them slips in between. */
export async function lockListingsOf(tx: Transaction, userId: string): Promise<void> {
  for (const { table } of ALL_LISTING_TABLES)
    await tx.$executeRaw`SELECT 1 FROM ${table} WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}

/** The storage keys of the pictures and videos of a person's listings, which are about to be deleted with their account. */
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
