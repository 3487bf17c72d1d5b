import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { ByteRange, StoredFile } from '@/lib/files/storage/driver';
import { storage } from '@/lib/files/storage/storage';

/** A pending file, or that it is one no more: then it has its public key, or is gone. */
export type PendingFile =
  { isPending: false } | { isPending: true; open: (range?: ByteRange) => Promise<StoredFile | null> };

/** Finds a file that waits below `PENDING_PREFIX`; to anybody but its owner it is missing. */
export async function findPending(viewer: Actor | null, name: string): Promise<PendingFile> {
  const key = name.replace(/-(400|800|1600)\.webp$/, '');
  const upload = await db.upload.findFirst({ where: { key }, select: { userId: true } });
  if (!upload) return { isPending: false };
  const isOwn = viewer?.id === upload.userId;
  return { isPending: true, open: (range) => (isOwn ? storage().get(name, range) : Promise.resolve(null)) };
}
