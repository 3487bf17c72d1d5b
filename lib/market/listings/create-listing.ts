import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { RETRY_SECONDS, once } from '@/lib/core/db/once';
import { invalidField } from '@/lib/core/errors/domain-error';
import { chosenHighlight, highlightColumns } from '@/lib/market/highlights/highlight';
import { recordHighlight } from '@/lib/market/highlights/record-highlight';
import { acceptTerms } from '@/lib/records/legal/accept-terms';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { claimImages, claimVideo } from '@/lib/files/uploads/claim-uploads';
import { releaseUploads } from '@/lib/files/uploads/release-uploads';
import type { KindFields, EditableListingKind } from './kind';
import { IMAGES_MAX, listingExpiry } from './schema';

/**
 * Publishes a listing with one to five of the actor's uploaded pictures; a chosen highlight starts now. A repeated
 * request returns the same listing: `pictures` identifies the pictures, whose ids are new with each upload.
 * @throws DomainError `invalid_input` if pictures are missing, too many or not the actor's, the place is unknown, or a
 * highlight is chosen while others are unpaid; `rate_limited`,
 * `account_suspended`, `email_unconfirmed`.
 */
export async function createListing<Fields extends KindFields, Dto extends { id: string; title: string }>(
  actor: Actor,
  kind: EditableListingKind<Fields, Dto>,
  fields: Fields,
  imageIds: readonly string[],
  pictures: readonly string[] = imageIds,
): Promise<Dto> {
  requireConfirmedEmail(actor);
  if (imageIds.length === 0) throw invalidField('images', 'imagesRequired');
  if (imageIds.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  refusePlace(fields.location);
  await consume('listingByUser', actor.id);
  await releaseUploads(actor);
  const now = new Date();
  const highlight = chosenHighlight(fields, now);
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: [kind.topic, fields, pictures], seconds: RETRY_SECONDS },
      {
        find: (id) => kind.find(tx, id),
        make: async () => {
          await refuseSuspended(tx, actor.id);
          const images = await claimImages(tx, actor, imageIds);
          const listing = await kind.create(tx, actor.id, fields, {
            expiresAt: listingExpiry(now),
            ...(highlight ? highlightColumns(highlight, now) : {}),
            images: images.map((image) => image.key),
            imageDetails: images.map((image) => image.details),
            ...(fields.videoFile ? { videoFile: await claimVideo(tx, actor, fields.videoFile) } : {}),
          });
          if (highlight) await recordHighlight(tx, actor.id, { kind: kind.topic, ...listing }, highlight, now);
          await acceptTerms(tx, actor.id, 'publishing');
          await queueRiskCheck(tx, kind.topic, listing.id);
          await queueRiskCheck(tx, 'user', actor.id);
          await pagesChanged(tx, listingTags(kind.topic, { id: listing.id, userId: actor.id }));
          return listing;
        },
      },
    ),
  );
  if (repeated) await refund('listingByUser', actor.id);
  return result;
}
