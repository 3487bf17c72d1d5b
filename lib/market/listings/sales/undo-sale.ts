import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { voidDeclaredSales } from '@/lib/market/price-history/record-price';
import { lockOwnListing } from '../lock-listing';
import { LISTING_TABLES } from '../tables';

export const undoneSaleSchema = z.object({ id: z.uuid(), saleId: z.uuid() });

/**
 * Takes back the actor's note of a sale of some animals, and its price: they are on sale again. What was sold besides
 * stays sold.
 * @throws DomainError `listing_not_found`, `forbidden` if the listing isn't the actor's, `listing_held`, `conflict` if the
 * rest is sold meanwhile or the sale is taken back already, `account_suspended`, `rate_limited`.
 */
export async function undoSale(actor: Actor, { id, saleId }: z.output<typeof undoneSaleSchema>): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, LISTING_TABLES.listing, id, actor);
    if (listing.heldAt) throw new DomainError('listing_held');
    await refuseSuspended(tx, actor.id);
    const sale = await tx.listingSale.findFirst({
      where: { id: saleId, listingId: id, isAll: false },
      select: { heads: true },
    });
    if (listing.soldAt || !sale?.heads) throw new DomainError('conflict');
    await voidDeclaredSales(tx, [saleId]);
    await tx.listingSale.delete({ where: { id: saleId } });
    await tx.animalListing.update({ where: { id }, data: { headsSold: { decrement: sale.heads } } });
    await pagesChanged(tx, listingTags('listing', listing));
  });
}
