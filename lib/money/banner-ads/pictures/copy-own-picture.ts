import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { pictureKey, pictureUrl } from './banner-picture';

/**
 * Copies the picture of a rejected advertisement of the actor's, who asks for it again, as a new upload of theirs: each
 * advertisement has files of its own, which are deleted with it. Returns null for any other address, and if its files are gone.
 */
export async function copyOwnPicture(actor: Actor, address: string): Promise<string | null> {
  const from = pictureKey(address);
  const where = { requestedBy: actor.id, imageUrl: address, status: 'rejected' as const };
  const own = from && (await db.bannerAd.findFirst({ where, select: { id: true } }));
  if (!own) return null;
  const key = `banners/${randomUUID()}`;
  const [sources, targets] = [imageKeys([from]), imageKeys([key])];
  for (const [index, target] of targets.entries()) {
    const file = await storage().get(sources[index] ?? '');
    if (file) await storage().put(target, file.body, 'image/webp');
    else {
      await storage().delete(targets);
      return null;
    }
  }
  await db.upload.create({ data: { userId: actor.id, kind: 'image', key } });
  return pictureUrl(key);
}
