import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { refuseSuspended } from '@/lib/accounts/refuse-suspended';
import { adminAct } from '@/lib/audit/admin-act';
import { DomainError } from '@/lib/errors/domain-error';
import { listingSelect, toListingDto, type ListingDto } from './dto';
import { lockListing } from './lock-listing';

/**
 * Puts a listing back that an administrator had taken down.
 * @throws DomainError `forbidden` for anyone but administrators, `listing_not_found`, `conflict` where it was not taken down, `account_suspended`.
 */
export async function restoreListing(actor: Actor, id: string): Promise<ListingDto> {
  return adminAct(actor, async (tx) => {
    const listing = await lockListing(tx, id);
    if (!listing) throw new DomainError('listing_not_found');
    if (!listing.takenDownAt) throw new DomainError('conflict');
    await refuseSuspended(tx, listing.userId);
    const result = toListingDto(await tx.cattleListing.update({ where: { id }, data: { isActive: true, takenDownAt: null }, select: listingSelect }));
    return { result, deeds: [{ action: 'listing.restored', target: 'listing', id, before: { isActive: listing.isActive }, after: { isActive: true } }] };
  });
}
