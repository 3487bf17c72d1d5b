import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
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

/** Has everything that a person has on sale checked soon, because it is compared with their phone. */
export async function queueChecksOfPlaces(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO risk_checks (subject, subject_id)
    SELECT subject, id FROM (
      SELECT 'listing' AS subject, id FROM cattle_listings WHERE user_id = ${userId}::uuid AND (is_active OR held_at IS NOT NULL)
      UNION ALL SELECT 'equipment', id FROM equipment_listings WHERE user_id = ${userId}::uuid AND (is_active OR held_at IS NOT NULL)
      UNION ALL SELECT 'lot', id FROM auction_lots WHERE user_id = ${userId}::uuid AND status IN ('active', 'held')) own
    ORDER BY id
    ON CONFLICT (subject_id) DO UPDATE SET due_at = now(), attempts = 0`;
}
