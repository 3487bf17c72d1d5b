import 'server-only';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { holdListing } from '@/lib/market/listings/hold-listing';
import type { LockedRisk } from '@/lib/records/risk-signals/lock-risk-case';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { holdLot } from '@/lib/moderation/risk-checks/hold-lot';
import type { Topic } from '@/lib/core/topics/schema';
import { AUDIT_TARGETS } from './case-title';

type Closing = { topic: Topic; decisionId: string; by: string; until: Date; now: Date };

/**
 * Closes a risk case by a decision. If it was dismissed, everything that the moderator saw stops counting, also for what
 * else its owner has on sale: the same evidence never brings it back.
 */
export async function closeRiskCase(
  tx: Transaction,
  risk: LockedRisk,
  { topic, decisionId, by, until, now }: Closing,
  dismissed: boolean,
): Promise<AuditEntry> {
  await tx.riskCase.update({ where: { id: risk.id }, data: { closedAt: now, decisionId } });
  const { count } = dismissed
    ? await clearSignals(tx, { topicId: topic.id, ownerId: risk.ownerId }, { decisionId, by, until, now })
    : { count: 0 };
  if (dismissed) {
    await queueRiskCheck(tx, topic.kind, topic.id);
    await queueRiskCheck(tx, 'user', risk.ownerId);
  }
  return {
    action: dismissed ? 'risk.cleared' : 'risk.confirmed',
    target: AUDIT_TARGETS[topic.kind],
    id: topic.id,
    before: { held: risk.heldAt !== null },
    after: { decisionId, signals: count },
  };
}

async function clearSignals(
  tx: Transaction,
  { topicId, ownerId }: { topicId: string; ownerId: string },
  { decisionId, by, until, now }: Pick<Closing, 'decisionId' | 'by' | 'until' | 'now'>,
) {
  return tx.riskSignal.updateMany({
    where: {
      clearedAt: null,
      createdAt: { lte: until },
      OR: [{ subjectId: topicId }, { userId: ownerId, subject: { in: ['user', 'message'] } }],
    },
    data: { clearedAt: now, clearedBy: by, decisionId },
  });
}

/**
 * Undoes `closeRiskCase`: the case waits again, its signals count, and what was held is held again.
 * @throws DomainError `undo_too_late` if somebody has bid on a released lot.
 */
export async function reopenRiskCase(tx: Transaction, decisionId: string, topic: Topic | null): Promise<AuditEntry[]> {
  const closed = await tx.riskCase.findFirst({ where: { decisionId }, select: { id: true, heldAt: true } });
  if (!closed || !topic) return [];
  await tx.riskCase.update({ where: { id: closed.id }, data: { closedAt: null, decisionId: null } });
  await tx.riskSignal.updateMany({
    where: { decisionId },
    data: { clearedAt: null, clearedBy: null, decisionId: null },
  });
  if (closed.heldAt && topic.kind !== 'lot') await holdListing(tx, KINDS[topic.kind], topic.id, closed.heldAt);
  else if (closed.heldAt && !(await holdLot(tx, topic.id))) throw new DomainError('undo_too_late');
  return [
    {
      action: 'risk.reopened',
      target: AUDIT_TARGETS[topic.kind],
      id: topic.id,
      before: null,
      after: { held: closed.heldAt !== null },
    },
  ];
}
