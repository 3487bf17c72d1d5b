import 'server-only';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { lockListing } from '@/lib/market/listings/lock-listing';
import type { Topic } from '@/lib/core/topics/schema';

/**
 * Takes an animal or equipment down, even if paused. Returns the audit entry, null if it was already taken down or is
 * deleted; `because` is added to the entry.
 * @throws DomainError `conflict` for a lot, which is cancelled instead.
 */
export async function takeDown(
  tx: Transaction,
  { kind, id }: Topic,
  because: { reportId?: string } = {},
): Promise<AuditEntry | null> {
  if (kind === 'lot') throw new DomainError('conflict');
  const listing = await lockListing(tx, KINDS[kind], id);
  if (!listing || listing.takenDownAt) return null;
  await KINDS[kind].change(tx, id, { isActive: false, takenDownAt: new Date(), heldAt: null });
  await pagesChanged(tx, listingTags(kind, listing, { offSale: true }));
  return {
    action: 'listing.deactivated',
    target: kind,
    id,
    // A held one was on sale until it was held.
    before: { isActive: listing.isActive || listing.heldAt !== null },
    after: { isActive: false, ...because },
  };
}
