import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { imageRefusal } from '@/lib/files/images/image-refusal';
import { processImage } from '@/lib/files/images/process-image';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { pictureUrl } from './banner-picture';
import { mayAdvertise } from '../policy';

/**
 * Stores a picture for an advertisement; a request must claim it within a day. Administrators may upload as well, for
 * the advertisements that they manage.
 * @throws DomainError `forbidden`, `too_large` or `unsupported_type` naming the file at `image`, `storage_unavailable`,
 * `rate_limited`.
 */
export function uploadBannerPicture(
  actor: Actor,
  file: { name: string; bytes: Buffer },
): Promise<{ imageUrl: string }> {
  return countUpload(
    'banner',
    () => file.bytes.length,
    () => storePicture(actor, file),
  );
}

async function storePicture(
  actor: Actor,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<{ imageUrl: string }> {
  if (!mayAdvertise(actor) && actor.role !== 'admin') throw new DomainError('forbidden');
  await consume('uploadByUser', actor.id);
  if (bytes.length > IMAGE_MAX_BYTES) {
    throw new DomainError('too_large', {
      fields: { image: [{ key: 'imageTooLarge', values: { name: name.slice(0, 100) } }] },
    });
  }
  const { variants, width, height, blur } = await processImage(bytes).catch((error: unknown) => {
    throw imageRefusal(error, 'image', name);
  });
  const key = `banners/${randomUUID()}`;
  try {
    for (const variant of variants) await storage().put(`${key}-${variant.width}.webp`, variant.webp, 'image/webp');
    await db.upload.create({ data: { userId: actor.id, kind: 'image', key, details: { width, height, blur } } });
  } catch (cause) {
    await storage()
      .delete(imageKeys([key]))
      .catch(() => undefined);
    throw cause;
  }
  return { imageUrl: pictureUrl(key) };
}
