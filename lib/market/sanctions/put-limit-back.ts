import 'server-only';
import { z } from 'zod';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';

const limitOf = z.object({ biddingLimit: z.string().nullable() });

/**
 * Puts a bidding limit back that the actor changed; bids that were placed under it stand.
 * @throws DomainError what `lockAccount` throws, `conflict` if it was changed again meanwhile.
 */
export async function putLimitBack(
  tx: Transaction,
  actor: Actor,
  { targetId, before, after }: KeptAct,
): Promise<[AuditEntry]> {
  const [was, left] = [limitOf.parse(before), limitOf.parse(after)];
  const { id } = await lockAccount(tx, actor, targetId);
  const now = await tx.user.findUniqueOrThrow({ where: { id }, select: { biddingLimit: true } });
  if ((now.biddingLimit?.toFixed(2) ?? null) !== left.biddingLimit) throw new DomainError('conflict');
  await tx.user.update({ where: { id }, data: was, select: { id: true } });
  return [{ action: 'user.bidding_limit', target: 'user', id, before: left, after: was }];
}
