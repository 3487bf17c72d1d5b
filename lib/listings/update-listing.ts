import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { pagesChanged } from '@/lib/cache/page-changes';
import { listingTags } from '@/lib/cache/page-tags';
import { db } from '@/lib/db/client';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { chosenHighlight, highlightColumns } from '@/lib/highlights/highlight';
import { recordHighlight } from '@/lib/highlights/record-highlight';
import { consume } from '@/lib/rate-limit/limit';
import { storage } from '@/lib/storage/storage';
import { claimImages, claimVideo } from '@/lib/uploads/claim-uploads';
import { imageKeys } from '@/lib/uploads/image-keys';
import type { KindFields, EditableListingKind } from './kind';
import { lockListing } from './lock-listing';
import { mayEditListing } from './policy';
import { IMAGES_MAX } from './schema';

/**
 * Changes the actor's own listing. New pictures replace the old ones and none keeps them. Choosing a highlight while none runs
 * starts one and is owed; while one runs, the choice changes nothing that was paid for.
 * `seenAt` is the `updatedAt` that the actor's form began with: what was changed since, in another tab, is not undone unseen.
 * @throws DomainError `listing_not_found` for a listing that is not the actor's, `listing_changed`, `invalid_input` on pictures or video, `rate_limited`.
 */
export async function updateListing<Fields extends KindFields, Dto extends { id: string; title: string }>(
  actor: Actor,
  kind: EditableListingKind<Fields, Dto>,
  id: string,
  fields: Fields,
  imageIds: readonly string[],
  seenAt?: string,
): Promise<Dto> {
  await consume('changeByUser', actor.id);
  if (imageIds.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  const now = new Date();
  const chosen = chosenHighlight(fields, now);
  const { listing, replaced } = await db.$transaction(async (tx) => {
    const before = await lockListing(tx, kind, id);
    if (!before || !mayEditListing(actor, before)) throw new DomainError('listing_not_found');
    if (seenAt !== undefined && seenAt !== before.updatedAt.toISOString()) throw new DomainError('listing_changed');
    const running = before.highlightUntil !== null && before.highlightUntil > now;
    const highlight = running ? null : chosen;
    const images = await claimImages(tx, actor, imageIds);
    const keepsVideo =
      Boolean(fields.videoFile) && fields.videoFile === (before.videoFile && `/media/${before.videoFile}`);
    const videoFile = keepsVideo
      ? before.videoFile
      : fields.videoFile
        ? await claimVideo(tx, actor, fields.videoFile)
        : null;
    const listing = await kind.update(tx, id, fields, {
      ...(highlight ? highlightColumns(highlight, now) : {}),
      ...(images.length > 0
        ? { images: images.map((image) => image.key), imageDetails: images.map((image) => image.details) }
        : {}),
      ...(videoFile === before.videoFile ? {} : { videoFile }),
    });
    if (highlight) await recordHighlight(tx, actor.id, { kind: kind.topic, ...listing }, highlight);
    await pagesChanged(tx, listingTags(kind.topic, before));
    const replacedVideo = before.videoFile && before.videoFile !== videoFile ? [before.videoFile] : [];
    return { listing, replaced: [...(images.length > 0 ? imageKeys(before.images) : []), ...replacedVideo] };
  });
  // After the commit, and best effort: an orphan file is swept later, a lost picture is lost.
  await storage()
    .delete(replaced)
    .catch(() => undefined);
  return listing;
}
