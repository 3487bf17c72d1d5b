import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { imageKeys } from '@/lib/files/uploads/image-keys';

const UPLOADED = /^\/media\/(banners\/[0-9a-f-]{36})-800\.webp$/;

/** Returns the public address of an uploaded picture. */
export function pictureUrl(key: string): string {
  return `/media/${key}-800.webp`;
}

/** Returns the key of an uploaded picture; null for one of the demo data. */
export function pictureKey(imageUrl: string | null): string | null {
  return UPLOADED.exec(imageUrl ?? '')?.[1] ?? null;
}

/** Returns the storage keys of an uploaded picture; empty for one of the demo data. */
export function pictureFiles(imageUrl: string | null): string[] {
  const key = pictureKey(imageUrl);
  return key ? imageKeys([key]) : [];
}

/**
 * Claims the actor's pending upload, within the caller's transaction.
 * @throws DomainError `invalid_input` at `imageUrl` if the address isn't a pending upload of the actor.
 */
export async function claimPicture(tx: Transaction, actor: Actor, imageUrl: string | null): Promise<void> {
  if (imageUrl === null) return;
  const key = pictureKey(imageUrl) ?? '';
  const { count } = await tx.upload.deleteMany({ where: { userId: actor.id, kind: 'image', key } });
  if (count === 0) throw invalidField('imageUrl', 'imageGone');
}
