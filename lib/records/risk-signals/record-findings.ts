import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { RiskEvidence, RiskRule, RiskSubject } from './dto';
import { evidenceHash } from './evidence-hash';
import { recordSignal } from './record-signal';

/** What a rule found. */
export type Finding = { [Name in RiskRule]: { rule: Name; evidence: RiskEvidence[Name] } }[RiskRule];

type Checked = { subject: RiskSubject; subjectId: string; userId: string; rules: readonly RiskRule[] };

/**
 * Records everything that `rules` find about a subject now, and withdraws what they no longer find: somebody who corrects
 * a price or a text isn't suspected of it any longer.
 */
export async function recordFindings(
  tx: Transaction,
  { rules, ...about }: Checked,
  findings: readonly Finding[],
  now: Date,
): Promise<void> {
  for (const { rule, evidence } of findings) await recordSignal(tx, { ...about, rule, evidence });
  const found = findings.map(({ rule, evidence }) => `${rule} ${evidenceHash(rule, evidence)}`);
  await tx.$executeRaw`
    UPDATE risk_signals SET expires_at = ${now}
    WHERE subject_id = ${about.subjectId}::uuid AND rule = ANY(${[...rules]}::text[]) AND cleared_at IS NULL AND expires_at > ${now}
      AND rule || ' ' || same <> ALL(${found}::text[])`;
}
