import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import type { ListingKind } from './kind';
import { type lockListing, lockOwnListing } from './lock-listing';
import { listingStatus } from './policy';
import { listingExpiry } from './schema';

type Locked = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/**
 * Restarts a locked listing's full term at `now`. An expired one goes back on sale; a paused, held or taken-down
 * one doesn't. @throws DomainError `account_suspended`.
 */
export async function prolong<Dto>(tx: Transaction, kind: ListingKind<Dto>, listing: Locked, now: Date): Promise<Dto> {
  await refuseSuspended(tx, listing.userId);
  const back =
    listingStatus(listing, now) === 'expired' && !listing.takenDownAt && !listing.heldAt ? { isActive: true } : {};
  await queueRiskCheck(tx, kind.topic, listing.id);
  await pagesChanged(tx, listingTags(kind.topic, listing));
  return kind.change(tx, listing.id, { expiresAt: listingExpiry(now), expiryNoticeAt: null, ...back });
}

/**
 * Renews the actor's listing for its full term from now.
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `conflict` if it is sold, `account_suspended`,
 * `rate_limited`.
 */
export async function renewListing<Dto>(
  actor: Actor,
  kind: ListingKind<Dto>,
  id: string,
  now = new Date(),
): Promise<Dto> {
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, kind, id, actor);
    if (listing.soldAt) throw new DomainError('conflict');
    return prolong(tx, kind, listing, now);
  });
}
