import { toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isOfAnimals, type DisputeKind } from './dispute-kinds';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { isMore, least, minus, money, most, plus, ZERO, type Exact } from '@/lib/deals/terms/exact';
import {
  isPaidByWeight,
  isShort,
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
  /** Whom it is for. */
  payee: Side;
}

/** What the sum of a deal is computed from. */
export interface Accounted {
  terms: SettledTerms;
  /** What both stand by, or the mean that is about to be; null where there is nothing but what was agreed. */
  delivered: Delivered | null;
  settled: readonly SettledSum[];
  /** What was due when the seller said that all the money was in; null before that, and of older deals. */
  paid: string | null;
  /** What has come since of what was left, by whoever got it: what went back to the buyer, negative what they still owed. */
  balancePaid: string;
}

/** What is left between the two sides once the money is in, and what came of it since. */
export interface Balance {
  refund: string | null;
  owed: string | null;
  returned: string | null;
  paidLater: string | null;
}

/** Whether what is due has lost the missing kilograms already. */
export const hasLostWeight = (terms: SettledTerms, delivered: Delivered | null): boolean =>
  isPaidByWeight(terms) || (delivered !== null && isShort(terms, delivered));

/** The sums about animals. */
const sumsOf = (settled: readonly SettledSum[]): SettledSum[] =>
  settled.filter(({ kind, amount }) => isOfAnimals(kind) && isMore(toFraction(amount), ZERO));

/**
 * The sums that are paid apart from what the animals come to: by who didn't come. What is agreed about a payment is a part of the
 * price, and stands alone only where there is no sale.
 */
export const paidApart = (settled: readonly SettledSum[], hasSale: boolean): SettledSum[] =>
  settled.filter(
    ({ kind, amount }) => (kind === 'noShow' || (kind === 'payment' && !hasSale)) && isMore(toFraction(amount), ZERO),
  );

/** How much less is due for what came than for what was agreed; never less than nothing. */
function takenAlready(terms: SettledTerms, whole: WorkedSum, delivered: Delivered | null): Exact {
  const agreed = delivered && worthOf(terms);
  return agreed ? most(minus(toFraction(agreed.due), toFraction(whole.due)), ZERO) : ZERO;
}

/** What the animals come to, before anything that both sides took off; null where it takes a weight that nobody said. */
const wholeOf = ({ terms, delivered }: Accounted): WorkedSum | null =>
  delivered ? settle(terms, delivered) : worthOf(terms);

/** What is left of the settled sums: nothing twice, and in all never more than what the animals come to. */
function takenOff({ terms, delivered, settled }: Accounted, whole: WorkedSum): (SettledSum & { less: Exact })[] {
  let already = takenAlready(terms, whole, delivered);
  let left = toFraction(whole.due);
  return sumsOf(settled).flatMap((sum) => {
    const isOfMissing = sum.kind === 'heads' || (sum.kind === 'weight' && hasLostWeight(terms, delivered));
    const amount = toFraction(sum.amount);
    // Of what is paid by weight nothing was paid for heads that weren't weighed, however heavy the others are.
    const isUnweighed = sum.kind === 'heads' && delivered?.kg != null && isPaidByWeight(terms);
    const twice = isOfMissing && !sum.knewFirm ? (isUnweighed ? amount : least(amount, already)) : ZERO;
    const less = least(minus(amount, twice), left);
    already = minus(already, twice);
    left = minus(left, less);
    return isMore(less, ZERO) ? [{ ...sum, less }] : [];
  });
}

/**
 * Computes what is due in a deal: for what both stand by, else for what was agreed, less what they agreed to take off. A sum
 * for missing kilograms or heads isn't taken off again where the firm weight has lost them since, and no sum takes more
 * than there is. `nameOf` is what a deduction is called.
 */
export function dueOf(account: Accounted, nameOf: (kind: DisputeKind) => string = () => ''): WorkedSum | null {
  const { terms, delivered } = account;
  const whole = wholeOf(account);
  if (!whole) return null;
  const deductions = takenOff(account, whole)
    .filter(({ isRefund }) => !isRefund)
    .map(({ kind, less }): Deduction => ({ note: nameOf(kind), amount: money(less) }));
  if (deductions.length === 0) return whole;
  return delivered ? settle(terms, delivered, deductions) : settleExpected(terms, deductions);
}

/** What is agreed to be given back of the money that came in. */
function refundsOf(account: Accounted): Exact {
  const whole = wholeOf(account);
  const refunds = whole
    ? takenOff(account, whole).map(({ isRefund, less }) => (isRefund ? less : ZERO))
    : sumsOf(account.settled).map(({ isRefund, amount }) => (isRefund ? toFraction(amount) : ZERO));
  return refunds.reduce(plus, ZERO);
}

const moneyAbove = (one: Exact, other: Exact): string | null => (isMore(one, other) ? money(minus(one, other)) : null);

/**
 * Computes what is left between the two once the money is in: what the seller gives back, after a dispute or because less
 * came than was paid for, or what the buyer still owes; and what of it has come; null for nothing.
 */
export function balanceOf(account: Accounted): Balance {
  const due = dueOf(account)?.due;
  const { paid } = account;
  const over = paid !== null && due !== undefined ? minus(toFraction(paid), toFraction(due)) : ZERO;
  const balancePaid = toFraction(account.balancePaid);
  const back = minus(plus(over, refundsOf(account)), balancePaid);
  return {
    refund: moneyAbove(back, ZERO),
    owed: moneyAbove(ZERO, back),
    returned: moneyAbove(balancePaid, ZERO),
    paidLater: moneyAbove(ZERO, balancePaid),
  };
}

/** True if neither side owes the other anything. */
export function isEven(account: Accounted): boolean {
  const { refund, owed } = balanceOf(account);
  return refund === null && owed === null;
}

/** What both sides weighed, for one of them. */
interface Compared {
  compared: { isWithin: boolean; corrector: Side | null } | null;
  objections: { theirs: unknown };
}

/**
 * Whether the mean of two weights that agree binds a side: until the other one objects to it or corrects its own. A side's own
 * objection or correction frees nobody but the other one.
 */
export const isBoundToMean = ({ compared, objections }: Compared, side: Side): boolean =>
  compared?.isWithin === true && objections.theirs === null && compared.corrector !== otherSide(side);

/**
 * Whether a side gains by taking the other's weight, in kilograms, instead of the mean that is about to be firm: that gain
 * is the other side's loss, which nobody agreed to.
 */
export function gainsBy(account: Accounted, taker: Side, kg: string): boolean {
  const { delivered } = account;
  const before = delivered && dueOf(account)?.due;
  const after = delivered && dueOf({ ...account, delivered: { ...delivered, kg } })?.due;
  if (!before || !after) return false;
  const [low, high] = taker === 'buyer' ? [after, before] : [before, after];
  return isMore(toFraction(high), toFraction(low));
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
  return money(most(minus(toFraction(due.due), refundsOf(account)), ZERO));
}

/** Whether an amount is more than the most that it may be; whatever has no limit isn't. */
export const isAbove = (amount: string, limit: string | null): boolean =>
  limit !== null && isMore(toFraction(amount), toFraction(limit));
