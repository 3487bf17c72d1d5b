import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import type { Transaction } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { imageDetailsSchema, type ImageDetails } from '@/lib/images/details';

/**
 * Takes the actor's waiting pictures out of the waiting room, within the caller's transaction, in the given order.
 * A picture can be taken once: of two requests with the same ids, the second is refused.
 * @throws DomainError `invalid_input` on `images` where an id is not a waiting picture of the actor.
 */
export async function claimImages(
  tx: Transaction,
  actor: Actor,
  imageIds: readonly string[],
): Promise<{ key: string; details: ImageDetails }[]> {
  const ids = [...new Set(imageIds)];
  const rows = await tx.$queryRaw<{ id: string; key: string; details: unknown }[]>`
    DELETE FROM uploads WHERE user_id = ${actor.id}::uuid AND kind = 'image' AND id = ANY(${ids}::uuid[])
    RETURNING id, key, details`;
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw invalidField('images', 'imageGone');
    return { key: row.key, details: imageDetailsSchema.parse(row.details) };
  });
}

/**
 * Takes the actor's waiting video, named by the address that its upload answered.
 * @throws DomainError `invalid_input` on `videoFile` where it is not a waiting video of the actor.
 */
export async function claimVideo(tx: Transaction, actor: Actor, url: string): Promise<string> {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : '';
  const { count } = await tx.upload.deleteMany({ where: { userId: actor.id, kind: 'video', key } });
  if (count === 0) throw invalidField('videoFile', 'videoGone');
  return key;
}
