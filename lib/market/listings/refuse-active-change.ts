import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { listingStatus } from './policy';

type Life = {
  isActive: boolean;
  headsLeft: number | null;
  expiresAt: Date;
  soldAt: Date | null;
  takenDownAt: Date | null;
  heldAt: Date | null;
};

/**
 * Refuses to pause or resume a locked listing of the actor that its owner can't pause or resume.
 * @throws DomainError `conflict` if it expired or is sold, `listing_taken_down`, `listing_held`,
 * `listing_reserved` without a free head, `account_suspended`.
 */
export async function refuseActiveChange(
  tx: Transaction,
  actor: Actor,
  listing: Life,
  isActive: boolean,
): Promise<void> {
  if (['expired', 'sold'].includes(listingStatus(listing))) throw new DomainError('conflict');
  if (isActive && listing.takenDownAt) throw new DomainError('listing_taken_down');
  if (isActive && listing.heldAt) throw new DomainError('listing_held');
  if (isActive && listing.headsLeft === 0) throw new DomainError('listing_reserved');
  if (isActive) await refuseSuspended(tx, actor.id);
}
