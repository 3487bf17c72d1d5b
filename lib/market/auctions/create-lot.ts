import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { lotTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { RETRY_SECONDS, once } from '@/lib/core/db/once';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { acceptTerms } from '@/lib/records/legal/accept-terms';
import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { factColumns } from '@/lib/livestock/facts/fact-columns';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { claimImages } from '@/lib/files/uploads/claim-uploads';
import { releaseUploads } from '@/lib/files/uploads/release-uploads';
import { lotRate, refuseUnlikely } from './changes/asked-terms';
import type { LotDetail } from './dto';
import { getLot } from './get-lot';
import { AUCTION_FACTS, timesError, type LotFields } from './schema';

/**
 * Puts a lot up for auction with one to five of the actor's uploaded pictures; without a start it begins at once.
 * Idempotent: a repeated request returns the same lot. `pictures` identifies the images for that, since their ids
 * change with each upload.
 * @throws DomainError `invalid_input` if the times, the place or pictures are invalid, `rate_limited`, `account_suspended`,
 * `email_unconfirmed`, `price_unconfirmed`.
 */
export async function createLot(
  actor: Actor,
  { startTime, endTime, language, priceConfirmed, ...lot }: LotFields,
  imageIds: readonly string[],
  pictures: readonly string[] = imageIds,
): Promise<LotDetail> {
  requireConfirmedEmail(actor);
  if (imageIds.length === 0) throw invalidField('images', 'imagesRequired');
  if (imageIds.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  refusePlace(lot.location);
  await consume('listingByUser', actor.id);
  await releaseUploads(actor);
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: ['lot', startTime, endTime, lot, pictures], seconds: RETRY_SECONDS },
      {
        find: (id) => tx.auctionLot.findUnique({ where: { id }, select: { id: true } }),
        make: async () => {
          await refuseSuspended(tx, actor.id);
          // The database's clock, which bids are checked against as well.
          const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
          const now = clock?.now ?? new Date();
          const wrong = timesError({ startTime, endTime }, now.getTime());
          if (wrong) throw invalidField(wrong.field, wrong.key, wrong.values);
          const rate = await lotRate(tx, lot);
          if (!priceConfirmed) refuseUnlikely(lot, rate);
          const images = await claimImages(tx, actor, imageIds);
          const start = startTime === null || new Date(startTime) < now ? now : new Date(startTime);
          const created = await tx.auctionLot.create({
            data: {
              ...lot,
              ...factColumns(AUCTION_FACTS, lot),
              ...rate,
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
          await queueRiskCheck(tx, 'lot', created.id);
          await queueRiskCheck(tx, 'user', actor.id);
          await pagesChanged(tx, lotTags(created.id));
          return created;
        },
      },
    ),
  );
  if (repeated) await refund('listingByUser', actor.id);
  const published = await getLot(result.id);
  if (!published) throw new DomainError('lot_not_found');
  return published;
}
