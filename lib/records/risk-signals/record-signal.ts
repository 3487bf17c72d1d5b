import 'server-only';
import { Prisma, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DAY_MS } from '@/lib/core/durations';
import type { RiskEvidence, RiskRule, RiskSubject } from './dto';
import { evidenceHash } from './evidence-hash';
import { queueRiskCheck } from './queue-risk-check';
import { pointsOf } from './rules';

/** How long a signal counts. */
const SIGNAL_DAYS = 90;

const LIFE = Prisma.raw(`interval '${SIGNAL_DAYS} days'`);

/** When a signal that was found at `createdAt` stops counting. */
export function signalEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SIGNAL_DAYS * DAY_MS);
}

type NewSignal<Name extends RiskRule> = {
  subject: RiskSubject;
  subjectId: string;
  /** Whose subject it is; for a user, the user. */
  userId: string;
  rule: Name;
  evidence: RiskEvidence[Name];
};

/**
 * Records what a rule found about a subject, and has the score of what it concerns computed soon. Nothing changes if the
 * same was found before, but a signal that was withdrawn counts again until 90 days after it was found first; one that a
 * moderator cleared stays cleared. Returns whether anything changed.
 */
export async function recordSignal<Name extends RiskRule>(
  tx: Transaction,
  { subject, subjectId, userId, rule, evidence }: NewSignal<Name>,
): Promise<boolean> {
  const same = evidenceHash(rule, evidence);
  const recorded = await tx.$executeRaw`
    INSERT INTO risk_signals (id, subject, subject_id, user_id, rule, points, evidence, same, expires_at)
    VALUES (${newId()}::uuid, ${subject}, ${subjectId}::uuid, ${userId}::uuid, ${rule}, ${pointsOf(rule, evidence)}, ${evidence}::jsonb, ${same}, now() + ${LIFE})
    ON CONFLICT (subject_id, rule, same) DO UPDATE SET expires_at = risk_signals.created_at + ${LIFE}, points = excluded.points, evidence = excluded.evidence
      WHERE risk_signals.cleared_at IS NULL AND risk_signals.expires_at <= now() AND risk_signals.created_at + ${LIFE} > now()`;
  if (recorded === 0) return false;
  // What somebody wrote speaks against everything that they have on sale.
  await (subject === 'message' ? queueRiskCheck(tx, 'user', userId) : queueRiskCheck(tx, subject, subjectId));
  return true;
}
