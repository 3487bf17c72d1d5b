import { over, round, times, toFraction } from '@/lib/livestock/pricing/normalise-price';

/** An exact number: sums of money and kilograms are rounded once, where they are written. */
export type Exact = ReturnType<typeof toFraction>;

export const ZERO: Exact = [0n, 1n];
const HUNDRED: Exact = [100n, 1n];

/** A number that was never computed with, such as a count or kilograms of at most ten decimals. */
export const exactly = (number: number): Exact => toFraction(number.toFixed(10));

export const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d];
export const minus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d - c * b, b * d];
export const isMore = ([a, b]: Exact, [c, d]: Exact): boolean => a * d > c * b;
export const least = (one: Exact, other: Exact): Exact => (isMore(one, other) ? other : one);
export const most = (one: Exact, other: Exact): Exact => (isMore(one, other) ? one : other);

/** So many percent of a number. */
export const percentOf = (percent: string, of: Exact): Exact => over(times(of, toFraction(percent)), HUNDRED);

/** How many percent of `of` a part is. */
export const asPercent = (part: Exact, of: Exact): Exact => times(over(part, of), HUNDRED);

/** Decimal text of exactly so many decimals, rounded half away from zero. */
export function fixed([numerator, denominator]: Exact, places: number): string {
  const size = round([numerator < 0n ? -numerator : numerator, denominator], places) ?? '0';
  return numerator < 0n && /[1-9]/.test(size) ? `-${size}` : size;
}

/** Decimal text without needless zeros, of at most so many decimals. */
export const plain = (number: Exact, places = 4): string => fixed(number, places).replace(/\.?0+$/, '');

/** An amount of money: decimal text with cents. */
export const money = (amount: Exact): string => fixed(amount, 2);
