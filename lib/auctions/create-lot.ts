import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { refuseSuspended } from '@/lib/accounts/refuse-suspended';
import { db } from '@/lib/db/client';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { IMAGES_MAX } from '@/lib/listings/schema';
import { consume } from '@/lib/rate-limit/limit';
import { claimImages } from '@/lib/uploads/claim-uploads';
import type { LotDetail } from './dto';
import { getLot } from './get-lot';
import { timesError, type LotFields } from './schema';

/**
 * Puts a lot up for auction, with one to five of the actor's uploaded pictures; without a start it begins at once.
 * @throws DomainError `invalid_input` where times, or pictures, are not as they must be, `rate_limited`, `account_suspended`.
 */
export async function createLot(actor: Actor, { startTime, endTime, ...fields }: LotFields, imageIds: readonly string[]): Promise<LotDetail> {
  if (imageIds.length === 0) throw invalidField('images', 'imagesRequired');
  if (imageIds.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  await consume('listingByUser', actor.id);
  const { id } = await db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    // By the clock that bids are held against.
    const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
    const now = clock?.now ?? new Date();
    const wrong = timesError({ startTime, endTime }, now.getTime());
    if (wrong) throw invalidField(wrong.field, wrong.key);
    const images = await claimImages(tx, actor, imageIds);
    const start = startTime === null || new Date(startTime) < now ? now : new Date(startTime);
    return tx.auctionLot.create({
      data: { ...fields, userId: actor.id, startTime: start, endTime: new Date(endTime), images: images.map(({ key }) => key), imageDetails: images.map(({ details }) => details) },
      select: { id: true },
    });
  });
  const lot = await getLot(id);
  if (!lot) throw new DomainError('lot_not_found');
  return lot;
}
