import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isOfAnimals, type DisputeKind } from './dispute-kinds';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { isMore, least, minus, money, most, plus, ZERO, type Exact } from '@/lib/deals/terms/exact';
import {
  settle,
  settleExpected,
  type Deduction,
  type Delivered,
  type SettledTerms,
} from '@/lib/deals/terms/settlement';
import { worthOf } from '@/lib/deals/terms/worth';

/** A sum on which both sides of a dispute agreed. */
export interface SettledSum {
  kind: DisputeKind;
  amount: string;
  /** Both knew the firm weight when they agreed on it; else that weight has taken off some of the same already. */
  knewFirm: boolean;
  /** Agreed on after the money was in: it is given back, and changes nothing of what was paid. */
  isRefund: boolean;
}

/** What the sum of a deal is computed from. */
export interface Accounted {
  terms: SettledTerms;
  /** What both stand by, or the mean that is about to be; null where there is nothing but what was agreed. */
  delivered: Delivered | null;
  settled: readonly SettledSum[];
}

/** Whether fewer kilograms are paid less for by the terms already. */
export const isPaidByWeight = ({ basis, slide }: Pick<SettledTerms, 'basis' | 'slide'>): boolean =>
  isByWeight(basis) || slide?.bothWays === true;

/** The sums about animals, which are taken off what they come to, or given back of it. */
const sumsOf = (settled: readonly SettledSum[], refunds: boolean): SettledSum[] =>
  settled.filter(
    ({ kind, amount, isRefund }) => isRefund === refunds && isOfAnimals(kind) && isMore(toFraction(amount), ZERO),
  );

/** What the seller gives back of the money that came in; null if nothing. */
export function refundOf({ settled }: Pick<Accounted, 'settled'>): string | null {
  const sum = sumsOf(settled, true).reduce((all, { amount }) => plus(all, toFraction(amount)), ZERO);
  return isMore(sum, ZERO) ? money(sum) : null;
}

/** How much less is due for what came than for what was agreed; never less than nothing. */
function takenAlready(terms: SettledTerms, whole: WorkedSum, delivered: Delivered | null): Exact {
  const agreed = delivered && worthOf(terms);
  return agreed ? most(minus(toFraction(agreed.due), toFraction(whole.due)), ZERO) : ZERO;
}

/** What is left to take off: nothing twice, and never more than what is due. */
function deductionsOf(account: Accounted, whole: WorkedSum, nameOf: (kind: DisputeKind) => string): Deduction[] {
  const { terms, delivered, settled } = account;
  let already = takenAlready(terms, whole, delivered);
  let left = toFraction(whole.due);
  return sumsOf(settled, false).flatMap(({ kind, amount, knewFirm }) => {
    const isOfMissing = kind === 'heads' || (kind === 'weight' && isPaidByWeight(terms));
    const twice = isOfMissing && !knewFirm ? least(toFraction(amount), already) : ZERO;
    const less = least(minus(toFraction(amount), twice), left);
    already = minus(already, twice);
    left = minus(left, less);
    return isMore(less, ZERO) ? [{ note: nameOf(kind), amount: money(less) }] : [];
  });
}

/**
 * Computes what is due in a deal: for what both stand by, else for what was agreed, less what they agreed to take off. A sum
 * for missing kilograms or heads isn't taken off again where the firm weight has lost them since, and no sum takes more
 * than there is. `nameOf` is what a deduction is called.
 */
export function dueOf(account: Accounted, nameOf: (kind: DisputeKind) => string = () => ''): WorkedSum | null {
  const { terms, delivered } = account;
  const whole = delivered ? settle(terms, delivered) : worthOf(terms);
  if (!whole) return null;
  const deductions = deductionsOf(account, whole, nameOf);
  if (deductions.length === 0) return whole;
  return delivered ? settle(terms, delivered, deductions) : settleExpected(terms, deductions);
}

/** What is due once one more sum is agreed on; null where it takes a weight that nobody said, or changes nothing due, such as one that is given back. */
export function dueAfter(account: Accounted, sum: SettledSum): { before: string; after: string } | null {
  if (!isOfAnimals(sum.kind) || sum.isRefund) return null;
  const before = dueOf(account);
  const after = dueOf({ ...account, settled: [...account.settled, sum] });
  return before && after && { before: before.due, after: after.due };
}

/** The most that a dispute may come to: what is due for animals and wasn't given back, all of it with the commission for the payment. */
export function mostOf(account: Accounted, kind: DisputeKind): string | null {
  const due = dueOf(account);
  if (!due || !isOfAnimals(kind)) return due && due.buyerPays;
  return money(most(minus(toFraction(due.due), toFraction(refundOf(account) ?? '0')), ZERO));
}

/** Whether an amount is more than the most that it may be; whatever has no limit isn't. */
export const isAbove = (amount: string, limit: string | null): boolean =>
  limit !== null && isMore(toFraction(amount), toFraction(limit));
