/**
 * What a phrase hints at: money before the animals are seen, means of payment that can't be reversed, more money than the
 * price, the rest of which is to be passed on, a code that arrives on the reader's telephone, haste, and a seller or buyer who can't be met.
 */
export const FRAUD_HINTS = [
  'advance',
  'irreversible',
  'overpayment',
  'passing_on',
  'code',
  'haste',
  'absence',
] as const;
export type FraudHint = (typeof FRAUD_HINTS)[number];

/** A part of a text, and what it hints at if it is a phrase that scams use. */
export type Passage = { text: string; hint: FraudHint | null };
