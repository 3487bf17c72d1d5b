import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import type { ListingKind } from './kind';
import { lockListing } from './lock-listing';
import { listingStatus } from './policy';

/**
 * Takes a listing that is on sale out of everything public until a moderator has looked at its risk signals. Returns
 * false if it isn't on sale.
 */
export async function holdListing(
  tx: Transaction,
  kind: ListingKind<unknown>,
  id: string,
  now: Date,
): Promise<boolean> {
  const listing = await lockListing(tx, kind, id);
  if (!listing || listingStatus(listing, now) !== 'active') return false;
  await kind.change(tx, id, { isActive: false, heldAt: now });
  await pagesChanged(tx, listingTags(kind.topic, listing, { offSale: true }));
  return true;
}

/**
 * Puts a held listing back on sale, unless it was sold or expired meanwhile or its owner's account is suspended or
 * closed. Returns false if it wasn't held.
 */
export async function releaseListing(
  tx: Transaction,
  kind: ListingKind<unknown>,
  id: string,
  now: Date,
): Promise<boolean> {
  const listing = await lockListing(tx, kind, id);
  if (!listing?.heldAt) return false;
  const owner = await tx.user.findUniqueOrThrow({
    where: { id: listing.userId },
    select: { suspendedAt: true, closedAt: true },
  });
  const isActive =
    listingStatus({ ...listing, isActive: true }, now) === 'active' && !owner.suspendedAt && !owner.closedAt;
  await kind.change(tx, id, { isActive, heldAt: null });
  await pagesChanged(tx, listingTags(kind.topic, listing));
  return true;
}
