import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/storage/storage';
import { imageKeys } from './image-keys';

/** Removes waiting uploads of the actor, rows first and then files; ids that are not theirs are ignored. */
export async function discardUploads(actor: Actor, ids: readonly string[]): Promise<void> {
  const gone = await db.$transaction(async (tx) => {
    const uploads = await tx.upload.findMany({ where: { userId: actor.id, id: { in: [...ids] } }, select: { id: true, key: true, kind: true } });
    await tx.upload.deleteMany({ where: { id: { in: uploads.map((upload) => upload.id) } } });
    return uploads;
  });
  const keys = gone.flatMap((upload) => (upload.kind === 'image' ? imageKeys([upload.key]) : [upload.key]));
  await storage().delete(keys);
}
