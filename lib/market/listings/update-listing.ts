import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { chosenHighlight, highlightColumns } from '@/lib/market/highlights/highlight';
import { recordHighlight } from '@/lib/market/highlights/record-highlight';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { consume } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { storage } from '@/lib/files/storage/storage';
import { claimVideo } from '@/lib/files/uploads/claim-uploads';
import { releaseUploads } from '@/lib/files/uploads/release-uploads';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { arrangePictures } from './arrange-pictures';
import type { KindFields, EditableListingKind } from './kind';
import { lockOwnListing } from './lock-listing';
import { refuseActiveChange } from './refuse-active-change';
import { IMAGES_MAX } from './schema';

/**
 * Updates the actor's own listing. A chosen highlight starts now, instead of a shorter one that is running.
 * @param pictures all pictures in order: ids of uploads, and addresses of present ones that stay; none keeps them all
 * @param seenAt the `updatedAt` that the form was loaded with, so that a change made since, in another tab, isn't
 * overwritten
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `listing_changed`, `invalid_input` for pictures, place
 * or video, or a highlight that is not longer than the running one or while others are unpaid; `conflict` or
 * `listing_taken_down` or `listing_held` if `isActive` can't change, `account_suspended`, `rate_limited`.
 */
export async function updateListing<Fields extends KindFields, Dto extends { id: string; title: string }>(
  actor: Actor,
  kind: EditableListingKind<Fields, Dto>,
  id: string,
  fields: Fields,
  pictures: readonly string[],
  seenAt?: string,
): Promise<Dto> {
  await consume('changeByUser', actor.id);
  if (pictures.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  await releaseUploads(actor);
  const now = new Date();
  const { listing, replaced } = await db.$transaction(async (tx) => {
    const before = await lockOwnListing(tx, kind, id, actor);
    if (seenAt !== undefined && seenAt !== before.updatedAt.toISOString()) throw new DomainError('listing_changed');
    refusePlace(fields.location, before.location);
    const highlight = chosenHighlight(fields, now, before);
    const { isActive } = fields;
    const switched = typeof isActive === 'boolean' && isActive !== before.isActive;
    if (switched) await refuseActiveChange(tx, actor, before, isActive);
    const arranged = pictures.length > 0 ? await arrangePictures(tx, actor, before, pictures) : null;
    const keepsVideo =
      Boolean(fields.videoFile) && fields.videoFile === (before.videoFile && `/media/${before.videoFile}`);
    const videoFile = keepsVideo
      ? before.videoFile
      : fields.videoFile
        ? await claimVideo(tx, actor, fields.videoFile)
        : null;
    const listing = await kind.update(tx, id, fields, {
      ...(highlight ? highlightColumns(highlight, now) : {}),
      ...(arranged && { images: arranged.images, imageDetails: arranged.imageDetails }),
      ...(switched ? { isActive } : {}),
      ...(videoFile === before.videoFile ? {} : { videoFile }),
    });
    if (highlight) await recordHighlight(tx, actor.id, { kind: kind.topic, ...listing }, highlight, now);
    await queueRiskCheck(tx, kind.topic, id);
    await pagesChanged(tx, listingTags(kind.topic, before, { offSale: switched && !isActive }));
    const replacedVideo = before.videoFile && before.videoFile !== videoFile ? [before.videoFile] : [];
    return { listing, replaced: [...imageKeys(arranged?.dropped ?? []), ...replacedVideo] };
  });
  // After the commit and best effort: an orphaned file is swept later, a lost picture can't be recovered.
  await storage()
    .delete(replaced)
    .catch(() => undefined);
  return listing;
}
