import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';
import { lockAccount } from './lock-account';
import { ROLES } from './schema';

const roleOf = z.object({ role: z.enum(ROLES) });

/**
 * Gives a user the role back that the actor changed.
 * @throws DomainError what `lockAccount` throws, `conflict` if it was changed again meanwhile.
 */
export async function putRoleBack(
  tx: Transaction,
  actor: Actor,
  { targetId, before, after }: KeptAct,
): Promise<[AuditEntry]> {
  const [was, left] = [roleOf.parse(before), roleOf.parse(after)];
  const { id, role } = await lockAccount(tx, actor, targetId);
  if (role !== left.role) throw new DomainError('conflict');
  await tx.user.update({ where: { id }, data: was, select: { id: true } });
  return [{ action: 'user.role', target: 'user', id, before: left, after: was }];
}
