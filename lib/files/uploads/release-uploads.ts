import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { contentTypeOf } from '@/lib/files/storage/storage-key';
import { imageKeys } from './image-keys';
import { PENDING_PREFIX, publicKey } from './pending-key';

/**
 * Moves what the actor uploaded before the address was confirmed to where listings show it. Call it before the
 * transaction that claims uploads: a video takes longer to copy than a transaction may. Done twice at once, both write
 * the same files.
 * @throws DomainError `storage_unavailable`.
 */
export async function releaseUploads(actor: Actor): Promise<void> {
  const waiting = await db.upload.findMany({
    where: { userId: actor.id, key: { startsWith: PENDING_PREFIX } },
    select: { id: true, key: true, kind: true },
  });
  for (const { id, key, kind } of waiting) {
    const files = kind === 'image' ? imageKeys([key]) : [key];
    for (const name of files) {
      const file = await storage().get(name);
      if (file) await storage().put(publicKey(name), file.body, contentTypeOf(name));
    }
    await db.upload.updateMany({ where: { id, key }, data: { key: publicKey(key) } });
    // What stays is swept: nothing refers to it any more.
    await storage()
      .delete(files)
      .catch(() => undefined);
  }
}
