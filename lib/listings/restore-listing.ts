import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/accounts/actor';
import { refuseSuspended } from '@/lib/accounts/refuse-suspended';
import { adminAct } from '@/lib/audit/admin-act';
import { pagesChanged } from '@/lib/cache/page-changes';
import { listingTags } from '@/lib/cache/page-tags';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import type { LifeKind } from './kind';
import { lockListing } from './lock-listing';
import { listingStatus } from './policy';

const takenDownSchema = z.object({ isActive: z.boolean() });

/**
 * Puts a listing back that an administrator had taken down. One that was paused before, or was sold or expired meanwhile, is not on sale
 * again: that is its owner's to say.
 * @throws DomainError `forbidden` for anyone but administrators, `listing_not_found`, `conflict` where it was not taken down, `account_suspended`.
 */
export async function restoreListing<Dto>(actor: Actor, kind: LifeKind<Dto>, id: string): Promise<Dto> {
  return adminAct(actor, async (tx) => {
    const listing = await lockListing(tx, kind, id);
    if (!listing) throw new DomainError('listing_not_found');
    if (!listing.takenDownAt) throw new DomainError('conflict');
    await refuseSuspended(tx, listing.userId);
    const isActive = listingStatus({ ...listing, isActive: await wasOffered(tx, kind, id) }) === 'active';
    const result = await kind.change(tx, id, { isActive, takenDownAt: null });
    await pagesChanged(tx, listingTags(kind.topic, listing));
    return {
      result,
      deeds: [
        {
          action: 'listing.restored',
          target: kind.topic,
          id,
          before: { isActive: listing.isActive },
          after: { isActive },
        },
      ],
    };
  });
}

/** Whether it was on sale when it was taken down. The row no longer says so; the log's line of that deed does, and stays as it was written. */
async function wasOffered(tx: Transaction, kind: LifeKind<unknown>, id: string): Promise<boolean> {
  const deed = await tx.auditLog.findFirst({
    where: { targetType: kind.topic, targetId: id, action: 'listing.deactivated' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { before: true },
  });
  return takenDownSchema.safeParse(deed?.before).data?.isActive ?? true;
}
