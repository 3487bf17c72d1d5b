import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { refuseSuspended } from '@/lib/accounts/refuse-suspended';
import { db, type Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { listingSelect, toListingDto, type ListingDto } from './dto';
import { lockListing } from './lock-listing';
import { listingStatus, mayEditListing } from './policy';
import { LISTING_DAYS } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;

type Locked = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** Gives a locked listing another 120 days from `now`; one that had expired is back on sale, a paused one stays paused, and so does one that was taken down. @throws DomainError `account_suspended`. */
export async function prolong(tx: Transaction, listing: Locked, now: Date): Promise<ListingDto> {
  await refuseSuspended(tx, listing.userId);
  const expiresAt = new Date(now.getTime() + LISTING_DAYS * DAY_MS);
  const back = listingStatus(listing, now) === 'expired' && !listing.takenDownAt ? { isActive: true } : {};
  return toListingDto(await tx.cattleListing.update({ where: { id: listing.id }, data: { expiresAt, expiryNoticeAt: null, ...back }, select: listingSelect }));
}

/**
 * Renews the actor's listing for 120 days from now.
 * @throws DomainError `listing_not_found` for a listing that is not the actor's, `conflict` for a sold one, `account_suspended`.
 */
export async function renewListing(actor: Actor, id: string, now = new Date()): Promise<ListingDto> {
  return db.$transaction(async (tx) => {
    const listing = await lockListing(tx, id);
    if (!listing || !mayEditListing(actor, listing)) throw new DomainError('listing_not_found');
    if (listing.soldAt) throw new DomainError('conflict');
    return prolong(tx, listing, now);
  });
}
