import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireConfirmedEmail } from '@/lib/actors/require-confirmed-email';
import { refuseSuspended } from '@/lib/actors/refuse-suspended';
import { pagesChanged } from '@/lib/cache/page-changes';
import { lotTags } from '@/lib/cache/page-tags';
import { db } from '@/lib/db/client';
import { RETRY_SECONDS, once } from '@/lib/db/once';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { acceptTerms } from '@/lib/legal/accept-terms';
import { IMAGES_MAX } from '@/lib/listings/schema';
import { queueRiskCheck } from '@/lib/risk/queue-risk-check';
import { consume, refund } from '@/lib/rate-limit/limit';
import { claimImages } from '@/lib/uploads/claim-uploads';
import type { LotDetail } from './dto';
import { getLot } from './get-lot';
import { timesError, type LotFields } from './schema';

/**
 * Puts a lot up for auction with one to five of the actor's uploaded pictures; without a start it begins at once.
 * Idempotent: a repeated request returns the same lot. `pictures` identifies the images for that, since their ids
 * change with each upload.
 * @throws DomainError `invalid_input` if the times or pictures are invalid, `rate_limited`, `account_suspended`,
 * `email_unconfirmed`.
 */
export async function createLot(
  actor: Actor,
  { startTime, endTime, language, ...fields }: LotFields,
  imageIds: readonly string[],
  pictures: readonly string[] = imageIds,
): Promise<LotDetail> {
  requireConfirmedEmail(actor);
  if (imageIds.length === 0) throw invalidField('images', 'imagesRequired');
  if (imageIds.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  await consume('listingByUser', actor.id);
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: ['lot', startTime, endTime, fields, pictures], seconds: RETRY_SECONDS },
      {
        find: (id) => tx.auctionLot.findUnique({ where: { id }, select: { id: true } }),
        make: async () => {
          await refuseSuspended(tx, actor.id);
          // The database's clock, which bids are checked against as well.
          const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
          const now = clock?.now ?? new Date();
          const wrong = timesError({ startTime, endTime }, now.getTime());
          if (wrong) throw invalidField(wrong.field, wrong.key, wrong.values);
          const images = await claimImages(tx, actor, imageIds);
          const start = startTime === null || new Date(startTime) < now ? now : new Date(startTime);
          const lot = await tx.auctionLot.create({
            data: {
              ...fields,
              ...(language ? { language } : {}),
              userId: actor.id,
              startTime: start,
              endTime: new Date(endTime),
              images: images.map(({ key }) => key),
              imageDetails: images.map(({ details }) => details),
            },
            select: { id: true },
          });
          await acceptTerms(tx, actor.id, 'publishing');
          await queueRiskCheck(tx, 'lot', lot.id);
          await queueRiskCheck(tx, 'user', actor.id);
          await pagesChanged(tx, lotTags(lot.id));
          return lot;
        },
      },
    ),
  );
  if (repeated) await refund('listingByUser', actor.id);
  const lot = await getLot(result.id);
  if (!lot) throw new DomainError('lot_not_found');
  return lot;
}
