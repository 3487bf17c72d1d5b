import { readNumber } from '@/lib/core/i18n/read-number';

const DIGITS_MAX = 3;

/** Reads a typed age in months; null unless it is a whole number of at most three digits. */
export function wholeMonths(typed: string): number | null {
  const number = readNumber(typed);
  return number !== null && number.length <= DIGITS_MAX && Number.isInteger(Number(number)) ? Number(number) : null;
}
