import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { UNCLAIMED_MS } from '@/lib/files/uploads/sweep-uploads';
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
 * Gives up the picture of an advertisement that is deleted: an upload that nobody claims, whose files the next sweep
 * deletes once the deletion can't be undone any more. Undoing it claims the picture again.
 */
export async function releasePicture(tx: Transaction, actor: Actor, imageUrl: string | null, now: Date): Promise<void> {
  const key = pictureKey(imageUrl);
  if (!key) return;
  const createdAt = new Date(mailsDueAt(now).getTime() - UNCLAIMED_MS);
  await tx.upload.create({ data: { userId: actor.id, kind: 'image', key, createdAt }, select: { id: true } });
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
