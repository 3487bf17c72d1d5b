import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { Topic } from '@/lib/topics/schema';
import { imageKeys } from '@/lib/uploads/image-keys';
import { ALL_KINDS } from './kinds';

/** Holds a person's listings until the transaction ends, so that no change of them slips in between. */
export async function lockListingsOf(tx: Transaction, userId: string): Promise<void> {
  for (const { table } of ALL_KINDS)
    await tx.$executeRaw`SELECT 1 FROM ${table} WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}

/** A person's listings of every kind, and the storage keys of their pictures and videos. */
export async function listingFilesOf(tx: Transaction, userId: string): Promise<{ listings: Topic[]; keys: string[] }> {
  const listings: Topic[] = [];
  const keys: string[] = [];
  for (const { topic: kind, table, videoFile: column } of ALL_KINDS) {
    const rows = await tx.$queryRaw<{ id: string; images: string[]; videoFile: string | null }[]>`
      SELECT id, images, ${column} AS "videoFile" FROM ${table} WHERE user_id = ${userId}::uuid`;
    listings.push(...rows.map(({ id }) => ({ kind, id })));
    keys.push(...rows.flatMap(({ images, videoFile }) => [...imageKeys(images), ...(videoFile ? [videoFile] : [])]));
  }
  return { listings, keys };
}
