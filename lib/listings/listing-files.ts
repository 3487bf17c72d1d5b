import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { imageKeys } from '@/lib/uploads/image-keys';

/** Holds a person's listings until the transaction ends, so that no change of them slips in between. */
export async function lockListingsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM cattle_listings WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
}

/** A person's listings, and the storage keys of their pictures and videos. */
export async function listingFilesOf(tx: Transaction, userId: string): Promise<{ ids: string[]; keys: string[] }> {
  const rows = await tx.cattleListing.findMany({ where: { userId }, select: { id: true, images: true, videoFile: true } });
  return {
    ids: rows.map(({ id }) => id),
    keys: rows.flatMap(({ images, videoFile }) => [...imageKeys(images), ...(videoFile ? [videoFile] : [])]),
  };
}
