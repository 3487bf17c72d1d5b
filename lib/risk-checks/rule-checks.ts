import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { RiskSubject } from '@/lib/risk/dto';

type RuleCheck = (tx: Transaction, id: string, now: Date) => Promise<void>;

const nothing: RuleCheck = async () => Promise.resolve();

/** What is checked when a subject is new or has changed. */
export const RULE_CHECKS: Record<RiskSubject, RuleCheck> = {
  user: nothing,
  listing: nothing,
  equipment: nothing,
  lot: nothing,
  message: nothing,
};
