import { CURRENCIES, type Currency, type PriceBasis } from '@/lib/pricing/price-bases';
import { currencySign } from '@/lib/i18n/currency-signs';
import type { Locale } from '@/lib/i18n/locales';
import { readDecimal, readNumber } from '@/lib/i18n/read-number';
import { KG_PER_POUND } from '@/lib/i18n/pound';

/** An arroba is 15 kg of carcass, a thirtieth of the live weight as the trade reckons. */
const LIVE_KG_PER_ARROBA = 30;
const MONTHS_PER_YEAR = 12;

/** A number followed by a word or a sign, or by nothing. */
function split(typed: string): { number: string; unit: string } {
  const [, number = '', unit = ''] = /^([^a-zñáéíóúâêãõç@#%¢/]*)(.*)$/is.exec(typed.trim()) ?? [];
  return { number: number.trim(), unit: unit.trim().toLowerCase() };
}

/** Reads a whole number with its unit; null for another unit, and for what is no number. */
function readWhole(typed: string, units: readonly (readonly [RegExp, number])[]): string | null {
  const { number: text, unit } = split(typed);
  const number = readNumber(text);
  if (number === null || unit === '') return number;
  const factor = units.find(([words]) => words.test(unit))?.[1];
  if (factor === undefined) return null;
  return factor === 1 ? number : String(Math.round(Number(number) * factor));
}

/** Reads a weight as whole kilograms of live animal: `840 lb` is `381`, `18 @` is `540`, `170,5` is `171`. Null if it is no weight. */
export const readWeight = (typed: string): string | null => {
  const read = readWhole(typed, [
    [/^(kgs?|kilos?|quilos?|k)\.?$/, 1],
    [/^(lbs?|libras?|pounds?|#)\.?$/, KG_PER_POUND],
    [/^(@|arrobas?)$/, LIVE_KG_PER_ARROBA],
  ]);
  return read && String(Math.round(Number(read)));
};

/** Reads an age in months: `2 años` is `24`. Null if it is no age. */
export const readMonths = (typed: string): string | null =>
  readWhole(typed, [
    [/^(m|mes|meses|mos?|months?|mês)\.?$/, 1],
    [/^(a|años?|anos?|y|yrs?|years?)\.?$/, MONTHS_PER_YEAR],
  ]);

/** Reads a number of head: `40 cab.` is `40`. Null if it is none. */
export const readHeads = (typed: string): string | null =>
  readWhole(typed, [[/^(cab|cabs|cabezas?|cabeças?|heads?|hd|animales|animais)\.?$/, 1]]);

/** Reads a percentage: `5 %` is `5`. Null if it is none. */
export const readPercent = (typed: string): string | null => readNumber(typed.replace(/\s*%\s*$/, ''));

/** What is typed in the field of a price, as far as it says it. */
export interface TypedPrice {
  /** Decimal text. */
  amount: string;
  basis?: PriceBasis;
  currency?: Currency;
}

/** The currency of a sign or a code; a bare `$` says none. */
function currencyOf(locale: Locale, sign: string): Currency | undefined {
  const written = sign.replace(/^u\$s$/, 'us$').replace(/^gs\.?$/, '₲');
  return CURRENCIES.find((code) => [code, currencySign(locale, code)].some((known) => known.toLowerCase() === written));
}

/** Perhaps a sign or a code, and the rest. */
const AFTER = /^((?:[a-z]{0,3}\$u?|[₲€£₡]|[a-z]{3})(?=[\s/]|$))?(.*)$/s;

/** Words between an amount and what it is for: «3,10 el kilo», “$3 per lb”. */
const LINKS = /^(?:[/\s]|(?:el|la|al|por|per|the|an?|o|ao|cada|each)\s)+/;

const BASIS_WORDS: readonly (readonly [RegExp, PriceBasis])[] = [
  [/^(cab|cabezas?|cabeças?|heads?|hd|bulto)\.?$/, 'head'],
  [/^(kgs?|kilos?|quilos?)\.?( vivos?| en pie| em pé| live)?$/, 'live_kg'],
  [/^(kgs?|kilos?|quilos?)\.? (en gancho|no gancho|de carcasa|de carcaça|carcass|carne|dw)$/, 'carcass_kg'],
  [/^(@|arrobas?)$/, 'arroba'],
  [/^(lbs?|libras?|pounds?)\.?$/, 'live_lb'],
  [/^(cwt|hundredweight)$/, 'live_cwt'],
  [/^(todo el |whole |todo o )?(lotes?|lot)$/, 'lot'],
];

/** Cents are for a pound: `385c`. */
const CENTS = /^(c|¢|cents?|centavos)(?:\s*(?:\/|per|por)?\s*(lb|pound|libra))?$/;

/**
 * Reads a price as ranchers write it, with its unit and currency if it has them: `4.200 $/kg`, `US$ 3,05`, `18 @`,
 * `385c` (per pound). Null if it is no price.
 */
export function readPrice(locale: Locale, typed: string): TypedPrice | null {
  const [, before = '', digits = '', after = ''] =
    /^(\D*)(\d[\d.,'\s]*)(.*)$/s.exec(typed.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const amount = readDecimal(locale, digits.trim());
  if (amount === null) return null;
  const [, signAfter = '', rest = ''] = AFTER.exec(after) ?? [];
  const isSign = signAfter === '$' || currencyOf(locale, signAfter) !== undefined;
  const unit = (isSign ? rest : after).replace(LINKS, '').trim();
  const sign = before.replace(/\s/g, '') || (isSign ? signAfter : '');
  const currency = currencyOf(locale, sign);
  if (sign !== '' && sign !== '$' && !currency) return null;
  const said = currency ? { currency } : {};
  if (unit === '') return { amount, ...said };
  if (CENTS.test(unit)) return { amount: inUnits(amount), basis: 'live_lb', ...said };
  const basis = BASIS_WORDS.find(([words]) => words.test(unit))?.[1];
  return basis ? { amount, basis, ...said } : null;
}

/** An amount in cents as units of the currency. */
const inUnits = (cents: string) => String(Number((Number(cents) / 100).toFixed(4)));
