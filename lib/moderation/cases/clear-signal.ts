import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditTarget } from '@/lib/records/audit/admin-act';
import { DomainError } from '@/lib/core/errors/domain-error';
import { RISK_SUBJECTS, type RiskSubject } from '@/lib/records/risk-signals/dto';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { isId } from '@/lib/core/validation/fields';

const TARGETS: Record<RiskSubject, AuditTarget> = {
  user: 'user',
  listing: 'listing',
  equipment: 'equipment',
  lot: 'auction_lot',
  message: 'user',
};

/**
 * Stops a risk signal from counting, for good. The score follows with the next check; a held listing waits for its
 * decision all the same.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `conflict` if it doesn't count any more.
 */
export async function clearSignal(actor: Actor, { id }: { id: string }, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    const signal = isId(id) ? await tx.riskSignal.findUnique({ where: { id } }) : null;
    const subject = RISK_SUBJECTS.find((known) => known === signal?.subject);
    if (!signal || !subject) throw new DomainError('not_found');
    const cleared = await tx.riskSignal.updateMany({
      where: { id, clearedAt: null },
      data: { clearedAt: now, clearedBy: actor.id },
    });
    if (cleared.count === 0) throw new DomainError('conflict');
    await queueRiskCheck(tx, subject, signal.subjectId);
    return {
      result: undefined,
      entries: [
        {
          action: 'risk.signal_cleared',
          target: TARGETS[subject],
          id: subject === 'message' ? signal.userId : signal.subjectId,
          before: { rule: signal.rule, points: signal.points },
          after: null,
        },
      ],
    };
  });
}
