import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { refuseSuspended } from '@/lib/accounts/refuse-suspended';
import { adminAct } from '@/lib/audit/admin-act';
import { DomainError } from '@/lib/errors/domain-error';
import type { LifeKind } from './kind';
import { lockListing } from './lock-listing';
import { listingStatus } from './policy';

/**
 * Puts a listing back that an administrator had taken down. One that was sold or expired meanwhile is not on sale again: that is its
 * owner's to say.
 * @throws DomainError `forbidden` for anyone but administrators, `listing_not_found`, `conflict` where it was not taken down, `account_suspended`.
 */
export async function restoreListing<Dto>(actor: Actor, kind: LifeKind<Dto>, id: string): Promise<Dto> {
  return adminAct(actor, async (tx) => {
    const listing = await lockListing(tx, kind, id);
    if (!listing) throw new DomainError('listing_not_found');
    if (!listing.takenDownAt) throw new DomainError('conflict');
    await refuseSuspended(tx, listing.userId);
    const isActive = listingStatus({ ...listing, isActive: true }) === 'active';
    const result = await kind.change(tx, id, { isActive, takenDownAt: null });
    return { result, deeds: [{ action: 'listing.restored', target: kind.topic, id, before: { isActive: listing.isActive }, after: { isActive } }] };
  });
}
