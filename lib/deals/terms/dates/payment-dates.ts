import { DAY_MS, toDay } from '@/lib/core/durations';
import type { DuePart } from '../dto';
import type { DealTerms } from '../schema';

type Payment = DealTerms['payment'];

/** A day so many days later; days are `YYYY-MM-DD`, which knows no clocks. */
const daysAfter = (day: string, days: number): string => toDay(new Date(Date.parse(day) + days * DAY_MS));

/** The same day of a later month, or its last one: a month after 31 January is 28 or 29 February. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return toDay(first);
}

/**
 * Returns the days on which the parts of a payment are due, counted from a day; none where nobody said how it is paid. Of
 * instalments (2 + 2 + 20) each group but the last is due at once, a month after the one before it, and the last one is
 * paid one by one, a month apart.
 */
export function paymentDates(payment: Payment, from: string): string[] {
  if (!payment) return [];
  if (payment.kind === 'cash') return [from];
  if (payment.kind === 'days') return payment.days.map((days) => daysAfter(from, days)).sort();
  return payment.groups.flatMap((count, group, { length }) =>
    Array.from({ length: count }, (_, index) => monthsAfter(from, group + (group === length - 1 ? index : 0))),
  );
}

/**
 * Divides an amount (decimal text with cents) among the days on which it is due: equal parts, of which the first ones have a
 * cent more where it doesn't divide.
 */
export function paymentParts(payment: Payment, from: string, amount: string): DuePart[] {
  const days = paymentDates(payment, from);
  const cents = BigInt(amount.replace('.', ''));
  if (cents <= 0n) return [];
  const count = BigInt(days.length);
  return days.map((day, index) => {
    const part = cents / count + (BigInt(index) < cents % count ? 1n : 0n);
    const digits = String(part).padStart(3, '0');
    return { day, amount: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
  });
}
