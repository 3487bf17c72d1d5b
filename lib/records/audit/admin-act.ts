import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db, type Prisma, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';

/** Every operation of an administrator that is recorded in the audit log. */
export type AuditAction =
  | `verification.${'verified' | 'rejected' | 'withdrawn' | 'reopened'}`
  | `report.${'reviewed' | 'resolved' | 'dismissed' | 'reopened'}`
  | `appeal.${'granted' | 'refused' | 'reopened'}`
  | 'case.noted'
  | `risk.${'cleared' | 'confirmed' | 'reopened' | 'signal_cleared'}`
  | 'sealed_record.read'
  | 'document.read'
  | `paper.${'read' | 'checked'}`
  | 'declared_id.checked'
  | 'transactions.exported'
  | `listing.${'deactivated' | 'restored' | 'deleted'}`
  | `user.${'role' | 'suspended' | 'suspension_undone' | 'restored' | 'restoration_undone' | 'bidding_limit' | 'answers_cleared' | 'warned'}`
  | `message.${'removed' | 'restored'}`
  | `transaction.${'completed' | 'failed' | 'refunded' | 'reopened'}`
  | `banner_ad.${'approved' | 'rejected' | 'reopened' | 'updated' | 'activated' | 'deactivated' | 'deleted' | 'restored'}`
  | `auction_lot.${'cancelled' | 'awarded' | 'closed'}`
  | 'deal_dispute.recommended'
  | `rate.${'set' | 'accepted' | 'refused' | 'monthly_percent'}`
  | `support_case.${'answered' | 'closed' | 'reopened'}`
  | `blog_post.${'created' | 'updated' | 'published' | 'archived' | 'deleted'}`;

export type AuditTarget =
  | 'user'
  | 'message'
  | 'report'
  | 'sealed_record'
  | 'export'
  | 'listing'
  | 'equipment'
  | 'auction_lot'
  | 'deal'
  | 'transaction'
  | 'banner_ad'
  | 'blog_post'
  | 'support_case'
  | 'rate';

/** An entry of the audit log: the operation, its target and the changed fields before and after. */
export type AuditEntry = {
  action: AuditAction;
  target: AuditTarget;
  id: string;
  before: Prisma.InputJsonObject | null;
  after: Prisma.InputJsonObject | null;
};

/** The result of an operation and its audit entries: at least one, so that no operation is unrecorded. */
type Outcome<T> = { result: T; entries: [AuditEntry, ...AuditEntry[]] };

/**
 * Every verb that is for administrators only calls this first.
 * @throws DomainError `forbidden` unless the actor is an administrator, `factor_required` for one without a second factor
 * where the site requires it.
 */
export function requireAdmin(actor: Actor): void {
  if (actor.mustAddFactor) throw new DomainError('factor_required');
  if (actor.role !== 'admin') throw new DomainError('forbidden');
}

/**
 * Runs an administrator's change and writes its entries to the append-only audit log in one transaction, so that
 * neither is committed without the other. Every change by an administrator goes through it.
 * @throws DomainError `forbidden` unless the actor is an administrator, and whatever `act` throws.
 */
export async function adminAct<T>(actor: Actor, act: (tx: Transaction) => Promise<Outcome<T>>): Promise<T> {
  requireAdmin(actor);
  return db.$transaction(async (tx) => {
    const { result, entries } = await act(tx);
    await tx.auditLog.createMany({
      data: entries.map(({ action, target, id, before, after }) => ({
        actorId: actor.id,
        action,
        targetType: target,
        targetId: id,
        before: before ?? undefined,
        after: after ?? undefined,
      })),
    });
    return result;
  });
}
