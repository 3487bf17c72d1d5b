import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { toImages } from '@/lib/files/images/details';
import type { LotToEdit } from '../dto';
import { lotFormSelect, toLotToCopy } from '../list-own';
import { lotState, mayEditLot } from '../policy';

/** Returns the actor's own lot as its form shows it; null if there is none such that they may change. */
export async function getLotToEdit(actor: Actor, id: string): Promise<LotToEdit | null> {
  if (!isId(id)) return null;
  const lot = await db.auctionLot.findUnique({
    where: { id },
    select: {
      ...lotFormSelect,
      ...({ userId: true, status: true, startTime: true, endTime: true, version: true } as const),
      ...({ youtubeUrl: true, images: true, imageDetails: true } as const),
      ...({ currentHighestBid: true, bids: { select: { id: true }, take: 1 } } as const),
    },
  });
  const now = new Date();
  if (!lot || !mayEditLot(actor, { userId: lot.userId, hasBids: lot.bids.length > 0, state: lotState(lot, now) }))
    return null;
  const { startTime, endTime, version, youtubeUrl, images, imageDetails, status } = lot;
  return {
    ...toLotToCopy(lot),
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    begun: startTime <= now,
    held: status === 'held',
    images: toImages(images, imageDetails),
    youtubeUrl,
    version,
  };
}
