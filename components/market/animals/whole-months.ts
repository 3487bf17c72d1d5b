import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched } from '@/lib/core/i18n/typed-number';

const DIGITS_MAX = 3;

/** Reads a typed age in months; null unless it is a whole number of at most three digits. */
export function wholeMonths(locale: Locale, typed: string): number | null {
  const [number] = readSearched(locale, 'age', typed);
  return number !== undefined && number.length <= DIGITS_MAX && Number.isInteger(Number(number))
    ? Number(number)
    : null;
}
