import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { ListingKind } from './kind';
import { lockListing } from './lock-listing';
import { listingStatus } from './policy';

const takenDownSchema = z.object({ isActive: z.boolean() });

/**
 * Restores a listing that an administrator took down. It goes back on sale only if it was on sale then and hasn't
 * been sold or expired since; otherwise that is up to its owner.
 * @throws DomainError `forbidden` for anyone but administrators, `listing_not_found`, `conflict` if it wasn't taken
 * down, `account_suspended`.
 */
export async function restoreListing<Dto>(actor: Actor, kind: ListingKind<Dto>, id: string): Promise<Dto> {
  return adminAct(actor, async (tx) => {
    const { result, entry } = await restoreTakenDown(tx, kind, id);
    return { result, entries: [entry] };
  });
}

/**
 * Does so in an administrator's transaction; returns the listing and the audit entry.
 * @throws DomainError `listing_not_found`, `conflict`, `account_suspended`.
 */
export async function restoreTakenDown<Dto>(
  tx: Transaction,
  kind: ListingKind<Dto>,
  id: string,
): Promise<{ result: Dto; entry: AuditEntry }> {
  const listing = await lockListing(tx, kind, id);
  if (!listing) throw new DomainError('listing_not_found');
  if (!listing.takenDownAt) throw new DomainError('conflict');
  await refuseSuspended(tx, listing.userId);
  const isActive = listingStatus({ ...listing, isActive: await wasActive(tx, kind, id) }) === 'active';
  const result = await kind.change(tx, id, { isActive, takenDownAt: null });
  await pagesChanged(tx, listingTags(kind.topic, listing));
  return {
    result,
    entry: {
      action: 'listing.restored',
      target: kind.topic,
      id,
      before: { isActive: listing.isActive },
      after: { isActive },
    },
  };
}

/** Whether the listing was on sale when it was taken down, according to the audit log; the row no longer has that. */
async function wasActive(tx: Transaction, kind: ListingKind<unknown>, id: string): Promise<boolean> {
  const entry = await tx.auditLog.findFirst({
    where: { targetType: kind.topic, targetId: id, action: 'listing.deactivated' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { before: true },
  });
  return takenDownSchema.safeParse(entry?.before).data?.isActive ?? true;
}
