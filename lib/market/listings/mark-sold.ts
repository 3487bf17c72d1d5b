import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { voidDeclaredSales } from '@/lib/market/price-history/record-price';
import { consume } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import type { ListingKind } from './kind';
import { lockOwnListing } from './lock-listing';

/**
 * Marks the actor's listing as sold (`true`): it leaves the search, and its page shows it as sold.
 * `false` reverts that and puts it back on sale, unless it is taken back at once and not `wasActive` before. Idempotent.
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `account_suspended`, `rate_limited`,
 * `listing_held`, `listing_taken_down` if it may not go back on sale, `listing_reserved` if deals have all its heads.
 */
export async function markSold<Dto>(
  actor: Actor,
  kind: ListingKind<Dto>,
  id: string,
  sold: boolean,
  wasActive = true,
): Promise<Dto> {
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, kind, id, actor);
    if (!sold && listing.soldAt && listing.takenDownAt) throw new DomainError('listing_taken_down');
    if (listing.heldAt) throw new DomainError('listing_held');
    if (!sold && listing.soldAt && listing.headsLeft === 0) throw new DomainError('listing_reserved');
    if (!sold) await refuseSuspended(tx, actor.id);
    const change =
      sold === (listing.soldAt !== null) ? {} : { soldAt: sold ? new Date() : null, isActive: !sold && wasActive };
    if (!sold) await queueRiskCheck(tx, kind.topic, id);
    await pagesChanged(tx, listingTags(kind.topic, listing, { offSale: sold }));
    if (!sold) await takeBackLastSale(tx, id);
    return kind.change(tx, id, change);
  });
}

/** Takes back the sale that ended a listing, and its price; what was sold of it before stays sold. */
async function takeBackLastSale(tx: Transaction, id: string): Promise<void> {
  const last = { listingId: id, isAll: true };
  const sales = await tx.listingSale.findMany({ where: last, select: { id: true } });
  await voidDeclaredSales(
    tx,
    sales.map((sale) => sale.id),
  );
  await tx.listingSale.deleteMany({ where: last });
}
