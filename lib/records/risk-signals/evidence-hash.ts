import 'server-only';
import { createHash } from 'node:crypto';
import type { RiskEvidence, RiskRule } from './dto';
import { sameEvidence } from './rules';

/** Returns the hash of what two signals of a rule have in common if they are the same. */
export function evidenceHash<Name extends RiskRule>(rule: Name, evidence: RiskEvidence[Name]): string {
  return createHash('sha256').update(sameEvidence(rule, evidence)).digest('hex');
}
