import { unreadText } from '@/lib/core/i18n/typed-number';
import { scaleUnit, type ScaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';

/** What somebody writes into the form of an offer: numbers as decimal text, blank where nothing is said. */
export interface Proposal {
  heads: string;
  amount: string;
  /** A key of `PAYMENTS`; blank leaves the payment as it is. */
  payment: string;
  deliverFrom: string;
  deliverTo: string;
  freightPayer: string;
  tolerancePercent: string;
  /** By how much the price falls for each kilogram, or pound, that a head weighs over the expected weight. */
  slide: string;
  note: string;
  /** Days for which it stands. */
  days: string;
}

/** The terms of payment that a form proposes. */
export const PAYMENTS = {
  cash: { kind: 'cash' },
  in15: { kind: 'days', days: [15] },
  in30: { kind: 'days', days: [30] },
  in60: { kind: 'days', days: [60] },
  in30and60: { kind: 'days', days: [30, 60] },
} as const satisfies Record<string, NonNullable<DealTerms['payment']>>;

const isPayment = (name: string): name is keyof typeof PAYMENTS => Object.hasOwn(PAYMENTS, name);

/** Days for which an offer may stand. */
export const STANDS_DAYS = [1, 2, 3, 7] as const;
const USUAL_DAYS = '2';

/** Who may pay for the journey. */
export const FREIGHT_PAYERS = ['buyer', 'seller', 'shared', 'negotiable'] as const satisfies readonly NonNullable<
  DealTerms['freightPayer']
>[];

/** Percent that weights may differ. */
export const TOLERANCES = ['1', '2', '3', '4', '5', '8', '10'] as const;

/** A slide that the form can show; blank for one of another shape, which stays as it is. */
const slideOf = ({ slide }: DealTerms): string =>
  slide?.kind === 'price' && slide.stop === null && !slide.bothWays ? slide.amount : '';

/** The unit that a slide counts, by what the price is for. */
export const slideUnit = (terms: DealTerms): ScaleUnit => terms.slide?.unit ?? scaleUnit(terms);

/** What the form of an offer begins with. */
export const proposalOf = (terms: DealTerms, heads = terms.heads): Proposal => ({
  heads: String(heads),
  amount: terms.amount,
  payment: '',
  deliverFrom: terms.deliverFrom ?? '',
  deliverTo: terms.deliverTo ?? '',
  freightPayer: terms.freightPayer ?? '',
  tolerancePercent: terms.tolerancePercent ?? '',
  slide: slideOf(terms),
  note: terms.note ?? '',
  days: USUAL_DAYS,
});

const DECIMAL = /^\d{1,10}(?:\.\d{1,4})?$/;

/** The terms that a proposal leads to; null while heads or price aren't numbers. */
export function proposedTerms(before: DealTerms, { heads, amount, payment }: Proposal): DealTerms | null {
  if (!/^\d{1,6}$/.test(heads) || !DECIMAL.test(amount) || Number(heads) === 0 || Number(amount) === 0) return null;
  return {
    ...before,
    heads: Number(heads),
    amount,
    payment: isPayment(payment) ? { ...PAYMENTS[payment] } : before.payment,
  };
}

const typed = (value: string) => unreadText(value) ?? value;

const slideInput = (before: DealTerms, amount: string) =>
  amount === '' ? null : { kind: 'price', amount: typed(amount), unit: slideUnit(before), stop: null, bothWays: false };

/** What is sent: of terms that may stay, only those that were changed. */
export function proposalInput(before: DealTerms, proposal: Proposal) {
  const { heads, amount, payment, days } = proposal;
  const changed = (['deliverFrom', 'deliverTo', 'freightPayer', 'tolerancePercent', 'note'] as const).filter(
    (name) => proposal[name] !== (before[name] ?? ''),
  );
  return {
    heads: typed(heads),
    amount: typed(amount),
    ...(isPayment(payment) ? { payment: PAYMENTS[payment] } : {}),
    ...Object.fromEntries(changed.map((name) => [name, proposal[name] || null])),
    ...(proposal.slide === slideOf(before) ? {} : { slide: slideInput(before, proposal.slide) }),
    hours: Number(days) * 24,
  };
}

export type ProposalInput = ReturnType<typeof proposalInput>;
