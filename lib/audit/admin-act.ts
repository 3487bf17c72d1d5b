import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db, type Prisma, type Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';

/** Every operation of an administrator that is kept. */
export type AuditAction =
  | `verification.${'verified' | 'rejected'}`
  | `report.${'reviewed' | 'resolved' | 'dismissed'}`
  | `listing.${'deactivated' | 'restored' | 'deleted'}`
  | `user.${'role' | 'suspended' | 'restored'}`
  | `transaction.${'completed' | 'failed' | 'refunded'}`
  | `banner_ad.${'approved' | 'rejected' | 'updated' | 'activated' | 'deactivated' | 'deleted'}`
  | 'auction_lot.cancelled'
  | `blog_post.${'created' | 'updated' | 'published' | 'archived' | 'deleted'}`;

export type AuditTarget =
  'user' | 'report' | 'listing' | 'equipment' | 'auction_lot' | 'transaction' | 'banner_ad' | 'blog_post';

/** One line of the log: what was done on what, and the fields that it changed, before and after. */
export type AuditEntry = {
  action: AuditAction;
  target: AuditTarget;
  id: string;
  before: Prisma.InputJsonObject | null;
  after: Prisma.InputJsonObject | null;
};

/** What an act answers, and what it did: at least one operation, so that no act goes unrecorded. */
type Outcome<T> = { result: T; entries: [AuditEntry, ...AuditEntry[]] };

/** @throws DomainError `forbidden` for anyone but administrators. Every verb that shows what only they may see calls it first. */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new DomainError('forbidden');
}

/**
 * The one way in which an administrator changes something: in one transaction with its lines in the append-only log, so that the operation
 * and its record stand or fall together.
 * @throws DomainError `forbidden` for anyone but administrators, and whatever `act` throws.
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
