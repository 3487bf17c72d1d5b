import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import type { ListingKind } from './kind';
import { lockOwnListing } from './lock-listing';
import { refuseActiveChange } from './refuse-active-change';

/**
 * Pauses (`false`) or resumes (`true`) the actor's listing. A paused one is not in the search and is 404 for others.
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `conflict` if it expired or is sold,
 * `listing_taken_down`, `listing_held`, `listing_reserved`, `account_suspended`, `rate_limited`.
 */
export async function setListingActive<Dto>(
  actor: Actor,
  kind: ListingKind<Dto>,
  id: string,
  isActive: boolean,
): Promise<Dto> {
  await consume('changeByUser', actor.id);
  return db.$transaction(async (tx) => {
    const listing = await lockOwnListing(tx, kind, id, actor);
    await refuseActiveChange(tx, actor, listing, isActive);
    if (isActive) await queueRiskCheck(tx, kind.topic, id);
    await pagesChanged(tx, listingTags(kind.topic, listing, { offSale: !isActive }));
    return kind.change(tx, id, { isActive, ...(listing.awaitsHeads ? { awaitsHeads: false } : {}) });
  });
}
