import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError, invalidField, unconfirmedPrice } from '@/lib/core/errors/domain-error';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import type { NotedSale, Sale } from '@/lib/market/price-history/schema';
import { isUnlikelyPrice } from '@/lib/market/price-history/unlikely-price';
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

/** Refuses a price out of the range of the class, unless it is the asked one, which was confirmed. */
async function refuseUnlikely(tx: Transaction, id: string, amount: string, heads: number | null): Promise<void> {
  const { priceAmount } = await tx.animalListing.findUniqueOrThrow({ where: { id }, select: { priceAmount: true } });
  if (priceAmount && !priceAmount.equals(amount) && (await isUnlikelyPrice(tx, id, amount, heads)))
    throw unconfirmedPrice('amount');
}

/**
 * Sells the actor's animals: all that are left, or fewer, which leaves the others on sale. What deals have reserved isn't
 * left. To whom, how many and at what price is the seller's own note, and all of it may be unsaid; the price counts in
 * figures of the market.
 * @throws DomainError `listing_not_found`, `forbidden` if they aren't the actor's, `conflict` if they are sold already,
 * `listing_held`, `listing_reserved` if deals have all that are left, `invalid_input` for more heads than are left or a
 * buyer who never wrote, `price_unconfirmed` for a price out of the range of the class, `rate_limited`.
 */
export async function sellAnimals(
  actor: Actor,
  { id, buyerId, buyerName, heads, amount, priceConfirmed }: Sale,
): Promise<NotedSale> {
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, LISTING_TABLES.listing, id, actor);
    if (listing.heldAt) throw new DomainError('listing_held');
    if (listing.soldAt) throw new DomainError('conflict');
    if (buyerId) await refuseStranger(tx, actor, id, buyerId);
    const { headsReserved } = await tx.animalListing.findUniqueOrThrow({
      where: { id },
      select: { headsReserved: true },
    });
    const left = listing.headsLeft;
    if (left === 0 && headsReserved > 0) throw new DomainError('listing_reserved');
    if (heads !== null && left !== null && heads > left) throw invalidField('heads', 'headsLeft', { left });
    // Null where neither the note nor the listing says how many there are.
    const sold = heads ?? left;
    if (amount !== null && !priceConfirmed) await refuseUnlikely(tx, id, amount, sold);
    const some = sold !== null && left !== null && (sold < left || headsReserved > 0) ? sold : null;
    const sale = await tx.listingSale.create({
      data: {
        listingId: id,
        buyerId,
        buyerName: buyerId ? null : buyerName,
        heads: some ?? heads,
        amount,
        isAll: some === null,
      },
      select: { id: true },
    });
    await tx.animalListing.update({
      where: { id },
      data: some === null ? { soldAt: new Date(), isActive: false } : { headsSold: { increment: some } },
    });
    if (amount !== null && sold !== 0)
      await recordListingPrice(tx, 'sold_declared', id, { id: sale.id, amount, heads: sold });
    await pagesChanged(tx, listingTags('listing', listing, { offSale: some === null || some === left }));
    return { id: sale.id, heads: some, wasActive: listing.isActive };
  });
}
