import { DAY_MS } from '@/lib/core/durations';
import { groupsOf, isRiskRule, RISK_RULES } from './rules';

/** From this score on a moderator looks at a listing. */
const REVIEW_SCORE = 30;
/** From this score on, if two rules agree, a listing isn't public until a moderator has looked. */
const HOLD_SCORE = 60;
/** From this score on, if two independent rules agree, so are the seller's new listings and first messages. */
export const HOLD_SELLER_SCORE = 85;

const VERIFIED_POINTS = 20;
const PHONE_POINTS = 5;
const LONG_STANDING_POINTS = 5;
const YEAR_MS = 365 * DAY_MS;

/** What speaks for a seller. */
export type Trust = { verified: boolean; phoneConfirmed: boolean; memberSince: Date };

export type RiskScore = {
  /** 0–100. */
  score: number;
  rules: string[];
  /** `hold_seller` includes `hold`, which includes `review`. */
  outcome: 'none' | 'review' | 'hold' | 'hold_seller';
};

/**
 * Returns the score of signals that count, less what speaks for the seller, and what follows from it. Of several signals
 * of a rule the strongest counts, unless the rule adds them up: one suspicion found five times is still one.
 */
export function riskScore(
  signals: readonly { rule: string; points: number }[],
  { verified, phoneConfirmed, memberSince }: Trust,
  now = new Date(),
): RiskScore {
  const byRule = new Map<string, number>();
  for (const { rule, points } of signals) {
    const before = byRule.get(rule) ?? 0;
    const limit = isRiskRule(rule) ? RISK_RULES[rule].addUpTo : undefined;
    byRule.set(rule, limit === undefined ? Math.max(before, points) : Math.min(limit, before + points));
  }
  const trust =
    (verified ? VERIFIED_POINTS : 0) +
    (phoneConfirmed ? PHONE_POINTS : 0) +
    (now.getTime() - memberSince.getTime() > YEAR_MS ? LONG_STANDING_POINTS : 0);
  const sum = [...byRule.values()].reduce((total, points) => total + points, 0);
  const score = Math.min(100, Math.max(0, sum - trust));
  // What has no points is a note for the moderator, and speaks for nothing.
  const rules = [...byRule].flatMap(([rule, points]) => (points > 0 ? [rule] : [])).sort();
  return { score, rules, outcome: outcomeOf(score, rules) };
}

/** Whether rules of at least two groups agree. */
export function areIndependent(rules: readonly string[]): boolean {
  return groupsOf(rules).length >= 2;
}

function outcomeOf(score: number, rules: readonly string[]): RiskScore['outcome'] {
  if (score >= HOLD_SELLER_SCORE && areIndependent(rules)) return 'hold_seller';
  if (score >= HOLD_SCORE && rules.length >= 2) return 'hold';
  return score >= REVIEW_SCORE ? 'review' : 'none';
}
