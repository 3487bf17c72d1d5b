import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { USUAL_DETAILS, type ImageDetails } from '@/lib/files/images/details';
import { IMAGE_WIDTHS, imageUrl } from '@/lib/files/images/widths';
import { claimImages } from '@/lib/files/uploads/claim-uploads';
import { isId } from '@/lib/core/validation/fields';

type Pictures = { images: string[]; imageDetails: ImageDetails[] };

const WIDEST = IMAGE_WIDTHS[2];

/** Returns the details of each picture; rows written before details were stored get the usual format. */
function withDetails({ images, imageDetails }: Pictures) {
  return images.map((key, index) => ({
    key,
    details: imageDetails[index] ?? USUAL_DETAILS,
  }));
}

/**
 * Puts a listing's pictures in the given order, in the caller's transaction: ids of the actor's uploads, and addresses
 * (as in `ListingDto.images`) of present pictures that stay. Present pictures that aren't named are dropped.
 * @throws DomainError `invalid_input` on `images` for a picture that is neither.
 */
export async function arrangePictures(
  tx: Transaction,
  actor: Actor,
  before: Pictures,
  order: readonly string[],
): Promise<Pictures & { dropped: string[] }> {
  const uploadIds = [...new Set(order.filter(isId))];
  const uploads = await claimImages(tx, actor, uploadIds);
  const present = withDetails(before);
  const pictures = [...new Set(order)].map((reference) => {
    const picture = isId(reference)
      ? uploads[uploadIds.indexOf(reference)]
      : present.find(({ key }) => imageUrl(key, WIDEST) === reference);
    if (!picture) throw invalidField('images', 'imageGone');
    return picture;
  });
  const images = pictures.map(({ key }) => key);
  return {
    images,
    imageDetails: pictures.map(({ details }) => details),
    dropped: before.images.filter((key) => !images.includes(key)),
  };
}
