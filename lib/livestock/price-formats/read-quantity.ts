import { type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { CURRENCIES, currencyNamed, currencySign, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import { NUMBER, readings, type Reader } from '@/lib/core/i18n/typed-number';

/** An arroba is 15 kg of carcass, a thirtieth of the live weight as the trade counts. */
const LIVE_KG_PER_ARROBA = 30;
const MONTHS_PER_YEAR = 12;

type Units = readonly (readonly [RegExp, number])[];

/** A number followed by a word or a sign, or by nothing; «370 k» are kilograms where that is a unit. */
const WITH_UNIT = /^(\d(?:[\d.,\s'’]*\d)?)\s*(\D.*)?$/s;
const WITH_SCALE = new RegExp(`^(${NUMBER})\\s*(.*)$`, 'isu');

/** A reader of numbers with their unit; for another unit, and for what is no number, there is no reading. */
const withUnits =
  (
    units: Units,
    finish = (read: string, factor: number) =>
      factor === 1 ? read : String(Number((Number(read) * factor).toFixed(4))),
  ): Reader =>
  (locale, typed) => {
    const text = typed.trim();
    for (const split of [WITH_UNIT, WITH_SCALE]) {
      const [, number = '', unit = ''] = split.exec(text) ?? [];
      const factor = units.find(([words]) => words.test(unit.toLowerCase()))?.[1] ?? (unit === '' ? 1 : undefined);
      if (factor === undefined || number === '') continue;
      return [...new Set(readings(locale, number).map((read) => finish(read, factor)))];
    }
    return [];
  };

const WEIGHTS: Units = [
  [/^(kgs?|kilos?|quilos?|k)\.?$/, 1],
  [/^(lbs?|libras?|pounds?|#)\.?$/, KG_PER_POUND],
  [/^(@|arrobas?)$/, LIVE_KG_PER_ARROBA],
];
const exactly = (read: string, factor: number) => String(Number((Number(read) * factor).toFixed(8)));

/** Reads a weight as kilograms of live animal, exactly: `525 lb` is `238.13599425`, `18 @` is `540`, `170,5` is `170.5`. */
export const readWeight = withUnits(WEIGHTS, exactly);

/** Reads a weight in the field of one who weighs in pounds, as kilograms: `525` is `238.13599425`, `240 kg` is `240`. */
export const readPounds = withUnits([[/^$/, KG_PER_POUND], ...WEIGHTS], exactly);

/** Reads an age in months: `2 años` is `24`. */
export const readMonths = withUnits([
  [/^(m|mes|meses|mos?|months?|mês)\.?$/, 1],
  [/^(a|años?|anos?|y|yrs?|years?)\.?$/, MONTHS_PER_YEAR],
]);

/** Reads a number of head: `40 cab.` is `40`. */
export const readHeads = withUnits([[/^(cab|cabs|cabezas?|cabeças?|heads?|hd|animales|animais)\.?$/, 1]]);

/** Reads a percentage: `5 %` is `5`. */
export const readPercent = withUnits([[/^%$/, 1]]);

/** What is typed in the field of a price, as far as it says it. */
export interface TypedPrice {
  /** Decimal text. */
  amount: string;
  basis?: PriceBasis;
  currency?: Currency;
}

/** The currency of a sign, a code or a name; a bare `$` says none. */
function currencyOf(locale: Locale, sign: string): Currency | undefined {
  const written = sign.replace(/^u\$s$/, 'us$');
  return (
    CURRENCIES.find((code) => [code, currencySign(locale, code)].some((known) => known.toLowerCase() === written)) ??
    currencyNamed(written)
  );
}

/** Pesos are of several countries, as a bare `$` is. */
const signOfWord = (word: string) => (/^pesos?$/.test(word) ? '$' : word);

/** Signs of one character: `₲€£₡`. */
const SYMBOLS = CURRENCIES.map((code) => currencySign('en', code))
  .filter((sign) => sign.length === 1)
  .join('');

/** Perhaps a sign, a code or a name, and the rest. */
const AFTER = new RegExp(`^((?:[a-z]{0,3}\\$u?|[${SYMBOLS}]|[a-záéíóú]{3,})(?=[\\s/]|$))?(.*)$`, 's');

/** Words between an amount and what it is for: «3,10 el kilo», “$3 per lb”. */
const LINKS = /^(?:[/\s]|(?:el|la|al|por|per|the|an?|o|ao|cada|each)\s)+/;

const BASIS_WORDS: readonly (readonly [RegExp, PriceBasis])[] = [
  [/^(cab|cabezas?|cabeças?|heads?|hd)\.?$/, 'head'],
  [/^(kgs?|kilos?|quilos?)\.?( vivos?| en pie| em pé| live)?$/, 'live_kg'],
  [/^(kgs?|kilos?|quilos?)\.? (en gancho|no gancho|de carcasa|de carcaça|carcass|carne|dw)$/, 'carcass_kg'],
  [/^(@|arrobas?)$/, 'arroba'],
  [/^(lbs?|libras?|pounds?)\.?$/, 'live_lb'],
  [/^(cwt|hundredweight)$/, 'live_cwt'],
  [/^((todo el |whole |todo o )?(lotes?|lot)|bulto|todo|tudo)$/, 'lot'],
];

/** Cents are for a pound: `385c`. */
const CENTS = /^(c|¢|cents?|centavos)(?:\s*(?:\/|per|por)?\s*(lb|pound|libra))?$/;

const PRICE = new RegExp(`^(\\D*)(${NUMBER})(.*)$`, 'su');

/**
 * Reads a price as ranchers write it, with its unit and currency if it has them: `4.200 $/kg`, `US$ 3,05`, `18 @`,
 * `US$ 1.2k`, `385c` (per pound). It has several readings if its number has, and none if it is no price.
 */
export function readPrices(locale: Locale, typed: string): readonly TypedPrice[] {
  const [, before = '', digits = '', after = ''] = PRICE.exec(typed.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const rest = after.trim();
  const [, wordAfter = '', behind = ''] = AFTER.exec(rest) ?? [];
  const signAfter = signOfWord(wordAfter);
  const isSign = signAfter === '$' || currencyOf(locale, signAfter) !== undefined;
  const unit = (isSign ? behind : rest).replace(LINKS, '').trim();
  const sign = signOfWord(before.replace(/\s/g, '')) || (isSign ? signAfter : '');
  const currency = currencyOf(locale, sign);
  if (sign !== '' && sign !== '$' && !currency) return [];
  const inCents = CENTS.test(unit);
  const basis = inCents ? 'live_lb' : BASIS_WORDS.find(([words]) => words.test(unit))?.[1];
  if (unit !== '' && !basis) return [];
  return readings(locale, digits).map((amount) => ({
    amount: inCents ? inUnits(amount) : amount,
    ...(currency && { currency }),
    ...(basis && { basis }),
  }));
}

/** The price that a text has one reading of. */
export function readPrice(locale: Locale, typed: string): TypedPrice | null {
  const [price, other] = readPrices(locale, typed);
  return price && !other ? price : null;
}

/** Reads the amount of a price. */
export const readAmounts: Reader = (locale, typed) => readPrices(locale, typed).map(({ amount }) => amount);

/** Reads the amount of what has no unit, such as a machine. */
export const readAmountsAlone: Reader = (locale, typed) =>
  readPrices(locale, typed).flatMap(({ amount, basis }) => (basis ? [] : [amount]));

/** An amount in cents as units of the currency. */
const inUnits = (cents: string) => String(Number((Number(cents) / 100).toFixed(4)));
