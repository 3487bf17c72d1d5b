import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import type { Prisma, Transaction } from '@/lib/db/client';

/** Every deed of an administrator that is kept. */
export type AuditAction = 'verification.verified' | 'verification.rejected';

type Target = { type: 'user'; id: string };

/**
 * Writes what an administrator did into the append-only log, within the caller's transaction: the deed and its record stand or fall
 * together.
 */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  action: AuditAction,
  target: Target,
  before: Prisma.InputJsonObject,
  after: Prisma.InputJsonObject,
): Promise<void> {
  await tx.auditLog.create({ data: { actorId: actor.id, action, targetType: target.type, targetId: target.id, before, after } });
}
