import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from './image-keys';

/** Deletes pending uploads of the actor, rows first and then files; other users' ids are ignored. */
export async function discardUploads(actor: Actor, ids: readonly string[]): Promise<void> {
  // Only what this statement deleted: a listing may be claiming the same files concurrently.
  const gone = await db.$queryRaw<{ key: string; kind: string }[]>`
    DELETE FROM uploads WHERE user_id = ${actor.id}::uuid AND id = ANY(${[...ids]}::uuid[]) RETURNING key, kind::text`;
  const keys = gone.flatMap((upload) => (upload.kind === 'image' ? imageKeys([upload.key]) : [upload.key]));
  await storage().delete(keys);
}

/** Deletes all but the actor's latest pending uploads of a kind. */
export async function discardBeyond(actor: Actor, kind: 'video' | 'document', most: number): Promise<void> {
  const surplus = await db.upload.findMany({
    where: { userId: actor.id, kind },
    orderBy: { id: 'desc' },
    skip: most,
    select: { id: true },
  });
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await discardUploads(actor, ids);
}
