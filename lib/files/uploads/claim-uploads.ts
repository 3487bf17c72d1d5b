import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { imageDetailsSchema, type ImageDetails } from '@/lib/files/images/details';
import type { ImageFolder } from './dto';
import { publicKey } from './pending-key';

/**
 * Claims the actor's pending pictures of a folder in the caller's transaction, in the given order, after `releaseUploads`. A picture can be claimed once:
 * of two requests with the same ids, the second is refused.
 * @throws DomainError `invalid_input` on `images` if an id is not a pending picture of the actor.
 */
export async function claimImages(
  tx: Transaction,
  actor: Actor,
  imageIds: readonly string[],
  folder: ImageFolder = 'listings',
): Promise<{ key: string; details: ImageDetails }[]> {
  const ids = [...new Set(imageIds)];
  const rows = await tx.$queryRaw<{ id: string; key: string; details: unknown }[]>`
    DELETE FROM uploads WHERE user_id = ${actor.id}::uuid AND kind = 'image' AND starts_with(key, ${`${folder}/`}) AND id = ANY(${ids}::uuid[])
    RETURNING id, key, details`;
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw invalidField('images', 'imageGone');
    return { key: row.key, details: imageDetailsSchema.parse(row.details) };
  });
}

/**
 * Claims the actor's pending video, identified by the URL that its upload returned.
 * @throws DomainError `invalid_input` on `videoFile` if it is not a pending video of the actor.
 */
export async function claimVideo(tx: Transaction, actor: Actor, url: string): Promise<string> {
  const key = url.startsWith('/media/') ? publicKey(url.slice('/media/'.length)) : '';
  const { count } = await tx.upload.deleteMany({ where: { userId: actor.id, kind: 'video', key } });
  if (count === 0) throw invalidField('videoFile', 'videoGone');
  return key;
}
