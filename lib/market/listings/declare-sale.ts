import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { recordListingPrice, voidDeclaredSales } from '@/lib/market/price-history/record-price';
import { consume } from '@/lib/core/rate-limit/limit';
import type { ListingKind } from './kind';
import { lockOwnListing } from './lock-listing';

/**
 * Records what the actor's sold animals were sold for, per unit of the basis and in the currency asked. Nobody sees it;
 * it counts in figures of the market. A second declaration replaces the first.
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `conflict` unless it is sold, `rate_limited`.
 */
export async function declareSale<Dto>(
  actor: Actor,
  kind: ListingKind<Dto>,
  id: string,
  amount: string,
): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, kind, id, actor);
    if (!listing.soldAt) throw new DomainError('conflict');
    await voidDeclaredSales(tx, id, 'corrected');
    await recordListingPrice(tx, 'sold_declared', id, { amount });
  });
}
