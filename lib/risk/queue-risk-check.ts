import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { RiskSubject } from './dto';

/**
 * Has the rules and the score of a subject checked soon, by the sweep of any process. Whoever publishes or writes doesn't
 * wait for it.
 */
export async function queueRiskCheck(tx: Transaction, subject: RiskSubject, subjectId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO risk_checks (subject, subject_id) VALUES (${subject}, ${subjectId}::uuid)
    ON CONFLICT (subject_id) DO UPDATE SET due_at = now(), attempts = 0`;
}
