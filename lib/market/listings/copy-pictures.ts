import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import { imageDetailsSchema } from '@/lib/files/images/details';
import { IMAGE_WIDTHS, imageUrl } from '@/lib/files/images/widths';
import { copyImage } from '@/lib/files/uploads/copy-image';
import { copyableBy } from './policy';

/**
 * Returns ids of pending uploads for pictures in display order: those that are ids stay, and addresses of pictures of the
 * actor's listings of animals are copied.
 * @throws DomainError `invalid_input` on `images` for a picture of nobody's or somebody else's, `email_unconfirmed`,
 * `rate_limited`, `storage_unavailable`.
 */
export async function copyPictures(actor: Actor, references: readonly string[]): Promise<string[]> {
  requireConfirmedEmail(actor);
  if (references.every(isId)) return [...references];
  const listings = await db.animalListing.findMany({
    where: copyableBy(actor),
    select: { images: true, imageDetails: true },
  });
  const own = listings.flatMap(({ images, imageDetails }) => {
    const details = imageDetailsSchema.array().parse(imageDetails);
    return images.map((key, index) => ({ key, details: details[index] }));
  });
  const ids: string[] = [];
  for (const reference of new Set<string>(references)) {
    const picture = own.find(({ key }) => imageUrl(key, IMAGE_WIDTHS[2]) === reference);
    if (!picture?.details && !isId(reference)) throw invalidField('images', 'imageGone');
    const details = picture?.details;
    ids.push(picture && details ? await copyImage(actor, picture.key, details) : reference);
  }
  return ids;
}
