import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import type { undoneSaleSchema } from '@/lib/market/price-history/schema';
import { voidDeclaredSales } from '@/lib/market/price-history/record-price';
import { lockOwnListing } from '../lock-listing';
import { LISTING_TABLES } from '../tables';

/**
 * Takes back the actor's note of a sale, and its price: the animals are there again, and a listing that it ended is on sale
 * again if it `wasActive`, which the seller's own page says: they may pause it or put it on sale at any time. What was sold
 * besides stays sold.
 * @throws DomainError `listing_not_found`, `forbidden` if the listing isn't the actor's, `listing_held`,
 * `listing_taken_down`, `conflict` if the rest is sold meanwhile or the sale is taken back already, `listing_reserved` if
 * deals have all its heads by now, `account_suspended`, `rate_limited`.
 */
export async function undoSale(
  actor: Actor,
  { id, saleId, wasActive }: z.output<typeof undoneSaleSchema>,
): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, LISTING_TABLES.listing, id, actor);
    if (listing.heldAt) throw new DomainError('listing_held');
    await refuseSuspended(tx, actor.id);
    const sale = await tx.listingSale.findFirst({
      where: { id: saleId, listingId: id, isAll: listing.soldAt !== null },
      select: { heads: true, isAll: true },
    });
    if (!sale || (!sale.isAll && !sale.heads)) throw new DomainError('conflict');
    if (sale.isAll && listing.takenDownAt) throw new DomainError('listing_taken_down');
    if (sale.isAll && listing.headsLeft === 0) throw new DomainError('listing_reserved');
    await voidDeclaredSales(tx, [saleId]);
    await tx.listingSale.delete({ where: { id: saleId } });
    await tx.animalListing.update({
      where: { id },
      data: sale.isAll ? { soldAt: null, isActive: wasActive } : { headsSold: { decrement: sale.heads ?? 0 } },
    });
    if (sale.isAll) await queueRiskCheck(tx, 'listing', id);
    await pagesChanged(tx, listingTags('listing', listing));
  });
}
