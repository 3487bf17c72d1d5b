import type { Currency } from '@/lib/core/i18n/currencies';

/** A unit that the search names: its limits are shown and typed in it, and sent in the filter's own. */
export interface RangeUnit {
  /** So many of the filter's own unit are one of it. */
  worth: number;
  currency?: Currency;
  before?: string;
  after?: string;
  label: string;
  /** Accessible names of the lower and the upper limit. */
  limits: readonly [string, string];
  /** How a sentence says both limits, the lower and the upper one: `{min} a {max} lb`. */
  words: readonly [both: string, min: string, max: string];
}

export type RangeUnits = Partial<Record<'weight' | 'price' | 'priceKg', RangeUnit>>;

/** A number of a unit, in the filter's own. */
export const fromUnit = (amount: number, { worth }: Pick<RangeUnit, 'worth'>, decimals: number): string =>
  (amount * worth).toFixed(decimals);

/** Limits of prices are in dollars and cents; more digits than these no amount has that somebody types. */
const CENT = 0.01;
const DIGITS = [1, 2, 3, 4, 5];

/**
 * A limit in the unit of a search: pounds whole, of the amounts that a cent stands for the roundest, else whole from a
 * hundred on.
 */
export function inUnit(
  value: string,
  { worth, before }: Pick<RangeUnit, 'worth'> & { before?: string | undefined },
): string {
  const converted = Number(value) / worth;
  if (value === '' || Number.isNaN(converted)) return value;
  const rounded = DIGITS.map((digits) => Number(converted.toPrecision(digits)));
  const typed = before && rounded.find((amount) => Math.abs(amount * worth - Number(value)) <= CENT);
  if (typed) return String(typed);
  return String(Number(converted.toFixed(converted >= 100 || (!before && worth < 1) ? 0 : 2)));
}
