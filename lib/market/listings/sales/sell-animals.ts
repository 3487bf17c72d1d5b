import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import type { Sale } from '@/lib/market/price-history/schema';
import { consume } from '@/lib/core/rate-limit/limit';
import { lockOwnListing } from '../lock-listing';
import { LISTING_TABLES } from '../tables';

/** Refuses a buyer who never wrote to the seller about the listing. */
async function refuseStranger(tx: Transaction, actor: Actor, listingId: string, buyerId: string): Promise<void> {
  const wrote = await tx.message.findFirst({
    where: { listingId, fromUserId: buyerId, toUserId: actor.id, heldAt: null },
    select: { id: true },
  });
  if (!wrote) throw invalidField('buyerId', 'invalid');
}

/**
 * Sells the actor's animals: all that are left, or fewer, which leaves the others on sale. To whom, how many and at what
 * price is the seller's own note, and all of it may be unsaid; the price counts in figures of the market. Returns the id
 * of the sale if it can be undone by itself: one of fewer than all.
 * @throws DomainError `listing_not_found`, `forbidden` if they aren't the actor's, `conflict` if they are sold already,
 * `listing_held`, `invalid_input` for more heads than are left or a buyer who never wrote, `rate_limited`.
 */
export async function sellAnimals(actor: Actor, { id, buyerId, heads, amount }: Sale): Promise<string | null> {
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, LISTING_TABLES.listing, id, actor);
    if (listing.heldAt) throw new DomainError('listing_held');
    if (listing.soldAt) throw new DomainError('conflict');
    if (buyerId) await refuseStranger(tx, actor, id, buyerId);
    const { headCount, headsSold, headsReserved } = await tx.animalListing.findUniqueOrThrow({
      where: { id },
      select: { headCount: true, headsSold: true, headsReserved: true },
    });
    const left = headCount === null ? null : headCount - headsSold - headsReserved;
    if (heads !== null && left !== null && heads > left) throw invalidField('heads', 'headsLeft', { left });
    // What a deal has reserved isn't sold by a note.
    const isAll = heads === null || left === null || (heads === left && headsReserved === 0);
    const sale = await tx.listingSale.create({
      data: { listingId: id, buyerId, heads, amount, isAll },
      select: { id: true },
    });
    await tx.animalListing.update({
      where: { id },
      data: isAll ? { soldAt: new Date(), isActive: false } : { headsSold: { increment: heads } },
    });
    if (amount !== null)
      await recordListingPrice(tx, 'sold_declared', id, { id: sale.id, amount, ...(heads !== null && { heads }) });
    const offSale = isAll || heads === left;
    await pagesChanged(tx, listingTags('listing', listing, { offSale }));
    return isAll ? null : sale.id;
  });
}
