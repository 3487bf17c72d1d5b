import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { imageRefusal } from '@/lib/files/images/image-refusal';
import { processPortrait } from '@/lib/files/images/process-image';
import { countUpload } from '@/lib/core/metrics/count-upload';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { toUserDto, userSelect, type UserDto } from './dto';
import { portraitKeys, portraitUrl } from './portrait';

/** Replaces or removes the actor's picture, then deletes the previous file after the commit. */
async function replace(actor: Actor, profileImageUrl: string | null): Promise<UserDto> {
  const [before, after] = await db.$transaction(async (tx) => {
    // Locked until the commit, so that of two concurrent changes the second one deletes the picture of the first.
    const [row] = await tx.$queryRaw<
      { url: string | null }[]
    >`SELECT profile_image_url AS url FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
    await pagesChanged(tx, [`seller:${actor.id}`]);
    return [
      row?.url ?? null,
      await tx.user.update({ where: { id: actor.id }, data: { profileImageUrl }, select: userSelect }),
    ] as const;
  });
  await storage()
    .delete(portraitKeys(before))
    .catch(() => undefined);
  return toUserDto(after);
}

/**
 * Sets or replaces the actor's picture.
 * @throws DomainError `too_large` or `unsupported_type` naming the file at `image`, `storage_unavailable`,
 * `rate_limited`, `email_unconfirmed`.
 */
export function changePicture(actor: Actor, file: { name: string; bytes: Buffer }): Promise<UserDto> {
  return countUpload(
    'portrait',
    () => file.bytes.length,
    () => storePortrait(actor, file),
  );
}

async function storePortrait(actor: Actor, { name, bytes }: { name: string; bytes: Buffer }): Promise<UserDto> {
  requireConfirmedEmail(actor);
  await consume('uploadByUser', actor.id);
  if (bytes.length > IMAGE_MAX_BYTES) {
    throw new DomainError('too_large', {
      fields: { image: [{ key: 'imageTooLarge', values: { name: name.slice(0, 100) } }] },
    });
  }
  const portrait = await processPortrait(bytes).catch((error: unknown) => {
    throw imageRefusal(error, 'image', name);
  });
  const key = `people/${randomUUID()}-400.webp`;
  await storage().put(key, portrait, 'image/webp');
  try {
    return await replace(actor, portraitUrl(key));
  } catch (cause) {
    await storage()
      .delete([key])
      .catch(() => undefined);
    throw cause;
  }
}

/**
 * Removes the actor's picture; their initial is shown instead.
 * @throws DomainError `rate_limited`.
 */
export async function removePicture(actor: Actor): Promise<UserDto> {
  await consume('changeByUser', actor.id);
  return replace(actor, null);
}
