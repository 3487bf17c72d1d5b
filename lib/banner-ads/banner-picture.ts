import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import type { Transaction } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { imageKeys } from '@/lib/uploads/image-keys';

const UPLOADED = /^\/media\/(banners\/[0-9a-f-]{36})-800\.webp$/;

/** The address under which an uploaded picture is shown. */
export function pictureUrl(key: string): string {
  return `/media/${key}-800.webp`;
}

/** The storage keys behind a picture; none for one of another site or of the demonstration. */
export function pictureFiles(imageUrl: string | null): string[] {
  const key = UPLOADED.exec(imageUrl ?? '')?.[1];
  return key ? imageKeys([key]) : [];
}

/**
 * Takes the actor's uploaded picture out of the waiting room, within the caller's transaction. Addresses of other sites need no claim.
 * @throws DomainError `invalid_input` on `imageUrl` where an address of ours is not a waiting picture of the actor.
 */
export async function claimPicture(tx: Transaction, actor: Actor, imageUrl: string | null): Promise<void> {
  if (!imageUrl?.startsWith('/')) return;
  const key = UPLOADED.exec(imageUrl)?.[1] ?? '';
  const { count } = await tx.upload.deleteMany({ where: { userId: actor.id, kind: 'image', key } });
  if (count === 0) throw invalidField('imageUrl', 'imageGone');
}
