import type { FoundWords, RiskEvidence, RiskGroup, RiskRule } from './dto';

type Rule<Evidence> = {
  points: number | ((evidence: Evidence) => number);
  group: RiskGroup;
  /** The evidence that makes a signal the same one; without it, all of the evidence. */
  sameBy?: readonly (keyof Evidence)[];
  /** Several signals of the rule add up to this at most; without it the strongest one counts. */
  addUpTo?: number;
};

/** Up to how many different bits of 64 a picture counts as a copy; one that is less alike is only shown to moderators. */
export const PICTURE_ACCUSES = 7;

/** How many kinds of evidence some words are. */
const hintsOf = (words: FoundWords): number => new Set(words.map(({ hint }) => hint)).size;

/**
 * Every rule that can make a moderator look. A new one is a line here, its evidence in `dto.ts`, its texts in `messages`
 * (`risk`) and a call of `recordSignal`.
 */
export const RISK_RULES: { readonly [Name in RiskRule]: Rule<RiskEvidence[Name]> } = {
  photo_of_another: {
    points: ({ fraud, distance }) => (distance > PICTURE_ACCUSES ? 0 : fraud ? 60 : 35),
    group: 'pictures',
    sameBy: ['picture', 'otherPicture'],
  },
  photo_of_own: { points: 8, group: 'pictures', sameBy: ['picture'] },
  stock_photo: { points: 15, group: 'pictures' },
  text_of_another: { points: 25, group: 'text', sameBy: ['other'] },
  document_of_another: { points: 50, group: 'identity' },
  // Anybody can type anybody's number into a profile: what one of the two never confirmed is only a note.
  same_contact: { points: ({ confirmed }) => (confirmed ? 50 : 0), group: 'identity' },
  price_low: { points: ({ percent }) => (percent < 30 ? 35 : 20), group: 'price', sameBy: ['price'] },
  price_typo: { points: 3, group: 'price', sameBy: ['price'] },
  young_and_fast: { points: 20, group: 'behaviour', sameBy: [] },
  throwaway_mail: { points: 15, group: 'identity' },
  phone_elsewhere: { points: 8, group: 'identity' },
  // One phrase alone costs nobody anything: sellers ask for deposits, and the words may be about others.
  payment_words: { points: ({ words }) => (hintsOf(words) >= 2 ? 20 : 0), group: 'text' },
  payment_words_sent: { points: 25, group: 'behaviour', sameBy: [] },
  overpayment: { points: ({ words }) => (hintsOf(words) >= 2 ? 30 : 0), group: 'behaviour' },
  // Beside `price_low`: neither of the two alone holds anything.
  cheap_and_risky: { points: 40, group: 'price', sameBy: [] },
  // Besides what each of the copies is recorded as.
  copies_at_once: { points: 45, group: 'behaviour', sameBy: [] },
  reports: { points: ({ weight }) => 12 * weight, group: 'reports', sameBy: ['reporter'], addUpTo: 48 },
  link_shortener: { points: 15, group: 'text' },
  id_format_wrong: { points: 5, group: 'identity', sameBy: ['kind'] },
};

/** True if `value` names a rule; rows may hold rules of an earlier or a later version. */
export function isRiskRule(value: string): value is RiskRule {
  return Object.hasOwn(RISK_RULES, value);
}

/** Returns the points of a signal with this evidence. */
export function pointsOf<Name extends RiskRule>(rule: Name, evidence: RiskEvidence[Name]): number {
  const { points } = RISK_RULES[rule];
  return typeof points === 'function' ? points(evidence) : points;
}

/** Returns the text that two signals of a rule have in common if they are the same. */
export function sameEvidence<Name extends RiskRule>(rule: Name, evidence: RiskEvidence[Name]): string {
  const { sameBy = Object.keys(evidence).sort() as (keyof RiskEvidence[Name])[] } = RISK_RULES[rule];
  return JSON.stringify(sameBy.map((name) => evidence[name]));
}

/** Returns the groups of rules, each once. */
export function groupsOf(rules: readonly string[]): RiskGroup[] {
  return [...new Set(rules.filter(isRiskRule).map((rule) => RISK_RULES[rule].group))].sort();
}
