import 'server-only';
import { z } from 'zod';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import { barAgain, barredSchema } from '@/lib/accounts/contacts/barred-contacts';
import { deleteUserSessions } from '@/lib/accounts/sessions/sessions';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { hideListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';

const suspensionOf = z.object({
  suspendedAt: z.iso.datetime(),
  suspendedUntil: z.iso.datetime().nullable(),
  reason: z.string(),
  bars: z.array(barredSchema),
});

/**
 * Suspends an account again as it was, whose suspension the actor lifted: whoever has signed in since has acted on it,
 * and keeps it.
 * @throws DomainError what `lockAccount` throws, `conflict` if the person signed in or was suspended meanwhile.
 */
export async function putSuspensionBack(
  tx: Transaction,
  actor: Actor,
  { targetId, before }: KeptAct,
): Promise<[AuditEntry]> {
  const was = suspensionOf.parse(before);
  // Locks listings before their owner, in the same order as lifting it does.
  await lockListingsOf(tx, targetId);
  const { id, suspendedAt } = await lockAccount(tx, actor, targetId);
  const signedIn = await tx.session.count({ where: { userId: id } });
  if (suspendedAt || signedIn > 0) throw new DomainError('conflict');
  const at = new Date(was.suspendedAt);
  await hideListingsOf(tx, id, at);
  await deleteUserSessions(tx, id);
  await barAgain(tx, was.bars);
  await tx.user.update({
    where: { id },
    data: {
      suspendedAt: at,
      suspendedUntil: was.suspendedUntil && new Date(was.suspendedUntil),
      suspensionReason: was.reason,
    },
    select: { id: true },
  });
  await pagesChanged(tx, [...badgeTags(id), 'ads']);
  const suspended = { suspendedAt: was.suspendedAt, reason: was.reason };
  return [{ action: 'user.restoration_undone', target: 'user', id, before: { suspendedAt: null }, after: suspended }];
}
