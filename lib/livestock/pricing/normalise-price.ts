import type { PriceBasis } from './price-bases';

/** An asked price and what it depends on; decimals are text with a point. */
export interface AskedPrice {
  amount: string;
  basis: PriceBasis;
  /** Units of the currency for a US dollar; `1` computes in the currency itself. */
  perUsd: string;
  /** Null while nobody said how many. */
  heads: number | null;
  /** Average live weight per head. */
  kg: number | null;
  /** Null where nobody said any: nothing is taken off. */
  shrink: string | null;
  /** Carcass weight in percent of live weight: {@link dressing}. */
  dressing: string;
}

/** A price per head (cents), per kilogram of live weight after shrink (four decimals) and for the whole lot (cents). */
export interface NormalisedPrice {
  head: string | null;
  kg: string | null;
  lot: string | null;
}

/** A numerator and a denominator. */
type Fraction = readonly [bigint, bigint];

const ONE: Fraction = [1n, 1n];

/** Reads decimal text with a point. */
export function toFraction(decimal: string): Fraction {
  const [whole = '', decimals = ''] = decimal.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

const fromWhole = (number: number): Fraction => [BigInt(number), 1n];
const fromKilograms = (number: number): Fraction => toFraction(number.toFixed(8));
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];

/** Rounds half up; null for a division by nothing. */
export function round([numerator, denominator]: Fraction, places: number): string | null {
  if (denominator === 0n) return null;
  const digits = String((numerator * 10n ** BigInt(places) * 2n + denominator) / (denominator * 2n));
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** Parts of the unit that a basis by live weight asks for, in kilograms. */
const LIVE_UNITS = { live_kg: '1', live_lb: '0.45359237', live_cwt: '45.359237' };
/** The same for carcass weight; an arroba is 15 kg. */
const CARCASS_UNITS = { carcass_kg: '1', arroba: '15' };

/** Units of the basis in one head; null where it needs a weight and there is none. */
function unitsPerHead({ basis, heads, kg, dressing }: AskedPrice, soldKg: Fraction | null): Fraction | null {
  if (basis === 'head') return ONE;
  if (basis === 'lot') return heads === null ? null : over(ONE, fromWhole(heads));
  if (kg === null || !soldKg) return null;
  if (basis === 'carcass_kg' || basis === 'arroba') {
    const carcassKg = over(times(fromKilograms(kg), toFraction(dressing)), fromWhole(100));
    return over(carcassKg, toFraction(CARCASS_UNITS[basis]));
  }
  return over(soldKg, toFraction(LIVE_UNITS[basis]));
}

/**
 * Normalises an asked price to US dollars, exactly as `corral_normalise_price` in the database does, for figures that are shown
 * while somebody types or chooses. What is stored comes from the database.
 */
export function normalisePrice(asked: AskedPrice): NormalisedPrice {
  const { amount, perUsd, heads, kg, shrink } = asked;
  const [lost, hundred] = over(toFraction(shrink ?? '0'), fromWhole(100));
  const soldKg = kg === null ? null : times(fromKilograms(kg), [hundred - lost, hundred]);
  const units = unitsPerHead(asked, soldKg);
  if (!units) return { head: null, kg: null, lot: null };
  const head = over(times(toFraction(amount), units), toFraction(perUsd));
  return {
    head: round(head, 2),
    kg: soldKg && round(over(head, soldKg), 4),
    lot: heads === null ? null : round(times(head, fromWhole(heads)), 2),
  };
}

/**
 * Carcass weight in percent of live weight, as `corral_dressing` has it: as declared, or what the trade calculates with.
 * An arroba is a thirtieth of the live weight.
 */
export function dressing(declared: string | null, basis: PriceBasis, stockClass: string | null): string {
  if (declared !== null) return declared;
  if (basis === 'arroba') return '50';
  return { steer_fat: '54', cow_fat: '48' }[stockClass ?? ''] ?? '50';
}
