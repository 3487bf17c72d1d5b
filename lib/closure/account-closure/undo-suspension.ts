import 'server-only';
import { z } from 'zod';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import { dropBarsOf } from '@/lib/accounts/contacts/barred-contacts';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { showListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';
import { NOT_SUSPENDED } from './end-suspension';

const suspensionLeft = z.object({ suspendedAt: z.iso.datetime() });

/**
 * Takes a suspension back that withdrew no lot and made no bid void: the listings are on sale again, and the person can
 * sign in.
 * @throws DomainError what `lockAccount` throws, `conflict` if the account is not suspended as the actor left it.
 */
export async function undoSuspension(
  tx: Transaction,
  actor: Actor,
  { targetId, after }: KeptAct,
): Promise<[AuditEntry]> {
  const left = suspensionLeft.parse(after);
  // Locks listings before their owner, in the same order as suspending does.
  await lockListingsOf(tx, targetId);
  const { id, suspendedAt, suspensionReason: reason } = await lockAccount(tx, actor, targetId);
  if (suspendedAt?.toISOString() !== left.suspendedAt) throw new DomainError('conflict');
  await dropBarsOf(tx, id);
  const listings = await showListingsOf(tx, id, suspendedAt);
  await tx.user.update({ where: { id }, data: NOT_SUSPENDED, select: { id: true } });
  await pagesChanged(tx, [...badgeTags(id), 'ads']);
  const was = { suspendedAt: left.suspendedAt, reason };
  return [
    { action: 'user.suspension_undone', target: 'user', id, before: was, after: { suspendedAt: null, listings } },
  ];
}
