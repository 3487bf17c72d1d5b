import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { imageRefusal } from '@/lib/files/images/image-refusal';
import { processImage } from '@/lib/files/images/process-image';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { discardUploads } from './discard-uploads';
import { toUploadDto, type ImageFolder, type UploadDto } from './dto';
import { imageKeys } from './image-keys';
import { publicKey, uploadKey } from './pending-key';
import { IMAGE_MAX_BYTES } from './schema';
import { storeHashes } from './store-hashes';

/** Maximum pending files per user; the oldest are discarded. */
const WAITING_MAX = 30;

/**
 * Stores a photograph for its owner to use in a listing, a post or a message within a day. Either all variants and the row are
 * stored, or nothing.
 * @throws DomainError `too_large` or `unsupported_type` naming the file at `images`, `storage_unavailable`,
 * `rate_limited`.
 */
export function uploadImage(
  actor: Actor,
  file: { name: string; bytes: Buffer },
  folder: ImageFolder = 'listings',
): Promise<UploadDto> {
  return countUpload(
    'image',
    () => file.bytes.length,
    () => storeImage(actor, file, folder),
  );
}

async function storeImage(
  actor: Actor,
  { name, bytes }: { name: string; bytes: Buffer },
  folder: ImageFolder,
): Promise<UploadDto> {
  await consume('uploadByUser', actor.id);
  if (bytes.length > IMAGE_MAX_BYTES) {
    throw new DomainError('too_large', {
      fields: { images: [{ key: 'imageTooLarge', values: { name: name.slice(0, 100) } }] },
    });
  }
  const image = await processImage(bytes).catch((error: unknown) => {
    throw imageRefusal(error, 'images', name);
  });
  const key = uploadKey(actor, `${folder}/${randomUUID()}`);
  try {
    for (const variant of image.variants)
      await storage().put(`${key}-${variant.width}.webp`, variant.webp, 'image/webp');
    const { width, height, blur } = image;
    const upload = await db.upload.create({
      data: { userId: actor.id, kind: 'image', key, details: { width, height, blur } },
    });
    const [smallest] = image.variants;
    // Only listings are compared: messages and the blog are nobody's offer.
    if (folder === 'listings' && smallest) await storeHashes(actor.id, publicKey(key), smallest.webp);
    // Best effort; the picture is already stored.
    await discardOldest(actor).catch(() => undefined);
    return toUploadDto(upload);
  } catch (cause) {
    await storage()
      .delete(imageKeys([key]))
      .catch(() => undefined);
    if (!(cause instanceof DomainError) || cause.code !== 'storage_unavailable') throw cause;
    throw new DomainError('storage_unavailable', {
      cause,
      fields: { images: [{ key: 'imageNotStored', values: { name: name.slice(0, 100) } }] },
    });
  }
}

async function discardOldest(actor: Actor): Promise<void> {
  const dayAgo = new Date(Date.now() - DAY_MS);
  const waiting = await db.upload.findMany({
    where: { userId: actor.id },
    orderBy: { id: 'desc' },
    select: { id: true, createdAt: true },
  });
  const surplus = waiting.filter((upload, index) => index >= WAITING_MAX || upload.createdAt < dayAgo);
  if (surplus.length > 0)
    await discardUploads(
      actor,
      surplus.map((upload) => upload.id),
    );
}
