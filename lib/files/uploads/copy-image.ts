import 'server-only';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import type { ImageDetails } from '@/lib/files/images/details';
import { IMAGE_WIDTHS } from '@/lib/files/images/widths';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from './image-keys';
import { publicKey, uploadKey } from './pending-key';
import { storeHashes } from './store-hashes';

/**
 * Stores a copy of a picture as a pending upload of the actor, and returns its id: each publication has files of its own,
 * which are deleted with it.
 * @throws DomainError `invalid_input` on `images` if its files are gone, `storage_unavailable`, `rate_limited`.
 */
export async function copyImage(actor: Actor, key: string, details: ImageDetails): Promise<string> {
  await consume('uploadByUser', actor.id);
  const copy = uploadKey(actor, `listings/${randomUUID()}`);
  try {
    const files: Buffer[] = [];
    for (const width of IMAGE_WIDTHS) {
      const file = await storage().get(`${key}-${width}.webp`);
      if (!file) throw invalidField('images', 'imageGone');
      const bytes = await buffer(file.body);
      await storage().put(`${copy}-${width}.webp`, bytes, 'image/webp');
      files.push(bytes);
    }
    const { id } = await db.upload.create({ data: { userId: actor.id, kind: 'image', key: copy, details } });
    if (files[0]) await storeHashes(actor.id, publicKey(copy), files[0]);
    return id;
  } catch (error) {
    await storage()
      .delete(imageKeys([copy]))
      .catch(() => undefined);
    throw error;
  }
}
