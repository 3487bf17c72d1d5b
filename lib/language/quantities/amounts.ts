import type { Currency } from '@/lib/core/i18n/currencies';
import { LITTLE, MEASURES, phrasesOf, type LocalCurrency } from '@/lib/language/lexicon/lexicon';
import { type Cursor } from './cursor';
import { ANIMAL_KG_MAX, KG_USD, unitAt } from './units';
import { valueOf, type Unit } from './quantity';

export const SCALES = { thousand: 1_000, million: 1_000_000 };

const CENT = 0.01;

/** Cents in full, which need not stand right behind the number: “85 cents a pound”. */
const CENTS = phrasesOf({ yes: ['cent', 'cents', 'centavos', 'pence'] });

/** Behind an amount of money, and otherwise metres or months. */
const MILLIONS = phrasesOf({ yes: ['m', 'mm'] });

/** «380 420 kg»: weights beside each other that are farther apart are two facts. */
const WEIGHTS_APART = 1.5;

/** «30 60 90 días»: terms may have nothing but a space between them. */
export const isTerms = (low: string, high: string): boolean =>
  [low, high].every((days) => Number(days) % 30 === 0 && Number(days) <= 180);

/** The end of a range, if there is one; it is greater than its beginning. */
export function rangeEnd(cursor: Cursor, low: string): string | undefined {
  const { at } = cursor;
  if (cursor.take(MEASURES.join)) {
    cursor.take(MEASURES.currency);
    const high = cursor.number();
    const { at: end } = cursor;
    // «De 3 a 4 y medio años».
    const isHalf = high !== undefined && cursor.take(MEASURES.half) !== undefined && cursor.sees(MEASURES.age);
    if (!isHalf) cursor.at = end;
    const top = isHalf ? String(valueOf(high) + 0.5) : high;
    if (top !== undefined && valueOf(top) > valueOf(low)) return top;
  }
  cursor.at = at;
  const high = cursor.next === 'number' ? cursor.number() : undefined;
  const isRange = high !== undefined && valueOf(high) > valueOf(low);
  const isWeights = isRange && valueOf(high) < valueOf(low) * WEIGHTS_APART && cursor.sees(MEASURES.weight);
  if (isRange && (isWeights || isTerms(low, high))) return high;
  cursor.at = at;
  return undefined;
}

/** No range of prices ends at so many times where it begins. */
const PRICES_APART = 4;

/**
 * The end of a range that repeats the sign of its money, or its thousands, with a dash that is no token: “$1500-$2200”,
 * “5k-8k”.
 */
export function pricedEnd(
  cursor: Cursor,
  low: string,
  currency: string | undefined,
  scale: number | undefined,
): string | undefined {
  const { at } = cursor;
  const isSame = currency !== undefined && cursor.take(MEASURES.currency) === currency;
  const isScaled = !isSame && scale !== undefined && scale > 1;
  const high = (isSame || isScaled) && cursor.next === 'number' ? cursor.number() : undefined;
  if (isScaled && !cursor.sees(MEASURES.scale)) cursor.at = at;
  else if (high !== undefined && valueOf(high) > valueOf(low) && valueOf(high) < valueOf(low) * PRICES_APART)
    return high;
  cursor.at = at;
  return undefined;
}

/** The end of a range that repeats its unit, «10@ a 12@», or says another one: “18 mo to 2 yr”, «10 meses a 1 año y medio». */
export function sameUnitEnd(cursor: Cursor, low: string, unit: Unit): string | undefined {
  if (unit.of !== 'weight' && unit.of !== 'age') return undefined;
  const { at } = cursor;
  // «300 kilos a 8500 kilo», «35 kg a $85 kilo»: a price is no end of a weight.
  const isMoney = cursor.take(MEASURES.join) !== undefined && cursor.sees(MEASURES.currency);
  cursor.at = at;
  const high = rangeEnd(cursor, low) ?? (cursor.sees(MEASURES.join) ? rangeEnd(cursor, '0') : undefined);
  const next = high === undefined ? null : unitAt(cursor, high, undefined, cursor.isGlued);
  const isEnd = !isMoney && next?.of === unit.of;
  const isHalf = isEnd && unit.of === 'age' && next.factor !== unit.factor && cursor.take(MEASURES.half) === 'yes';
  const most = isEnd ? (valueOf(high ?? '') + (isHalf ? 0.5 : 0)) * next.factor : 0;
  if (most > valueOf(low) * unit.factor && (unit.of === 'age' || most <= ANIMAL_KG_MAX))
    return next?.of === unit.of && next.factor === unit.factor ? high : String(Number((most / unit.factor).toFixed(2)));
  cursor.at = at;
  return undefined;
}

/** No animals of a lot are so many times as old as others of it. */
const AGES_APART = 4;

/** What a number after an age may be of instead. */
const OTHER_UNITS = [
  ...(['currency', 'otherMoney', 'basis', 'scale', 'weight', 'hundreds'] as const),
  ...(['teeth', 'heads', 'distance', 'days', 'others'] as const),
];

/** The end of a range of ages that the unit isn't repeated of: «de un año y medio a dos». */
export function unsaidUnitEnd(cursor: Cursor, low: number, unit: Unit): string | undefined {
  const { at } = cursor;
  const isAnd = cursor.sees(MEASURES.and);
  if (unit.of !== 'age' || isAnd || !cursor.take(MEASURES.join)) return undefined;
  const number = cursor.number();
  const high = valueOf(number ?? '') + (cursor.take(MEASURES.half) ? 0.5 : 0);
  const isOther = OTHER_UNITS.some((key) => cursor.sees(MEASURES[key])) || cursor.seesAnimals;
  if (/^\d+$/.test(number ?? '') && high > low && high <= low * AGES_APART && !isOther) return String(high);
  cursor.at = at;
  return undefined;
}

/** Twice as many hundreds as the first are no range of weights any more. */
const HUNDREDS_APART = 2;
const HUNDRED = 100;

/** The beginning of a range of weights or heads, of which only the end may say its hundreds: «7-800 lbs», “2-300 head”. */
export function lowOfHundreds(low: string, high: string): string {
  const [from, to] = [valueOf(low), valueOf(high)];
  const isShort = /^\d{1,2}$/.test(low) && from * HUNDRED < to && to <= from * HUNDRED * HUNDREDS_APART;
  return isShort ? String(from * HUNDRED) : low;
}

/**
 * Takes a word for a thousand or a million. «180k» are kilos: of so much money the currency is said, and nobody sells
 * 20,000 kg a head.
 */
export function takeScale(cursor: Cursor, written: string, currency: Currency | LocalCurrency | undefined) {
  const { at } = cursor;
  const isK = cursor.sees(MEASURES.weight);
  const { isGlued } = cursor;
  // «3,50 c/kg» is Spanish for each kilo.
  const mayStandApart = cursor.sees(CENTS) || cursor.locale === 'en';
  if (cursor.take(MEASURES.cents)) {
    const isOfWeight = cursor.sees(MEASURES.basis) || cursor.sees(MEASURES.weight);
    // “$4.65c/kg” are dollars: cents have no cents.
    const isWhole = currency === undefined || !/[.,]/.test(written);
    if ((isGlued || mayStandApart) && isOfWeight) return isWhole ? CENT : undefined;
    cursor.at = at;
  }
  // “$1.8M”.
  if (currency !== undefined && isGlued && cursor.take(MILLIONS)) return SCALES.million;
  const scale = cursor.take(MEASURES.scale);
  const isKilos =
    isK && !currency && !cursor.sees(MEASURES.currency) && valueOf(written) >= KG_USD && !cursor.seesPriced;
  if (isKilos) cursor.at = at;
  return scale === undefined || isKilos ? undefined : SCALES[scale];
}

const EURO = phrasesOf({ EUR: ['e'] });

/** «1200e»: euros, if the letter stands right behind the number and alone. */
export function takeEuros(cursor: Cursor): 'EUR' | undefined {
  const { at, isGlued } = cursor;
  if (isGlued && cursor.take(EURO) && !cursor.isGlued) return 'EUR';
  cursor.at = at;
  return undefined;
}

/** «Dos dólares cincuenta el kilo», “two euro ten a kilo”: an amount with the cents behind the name of its money. */
export function withCents(cursor: Cursor, low: string): string {
  const { at, isWritten } = cursor;
  // «2 dólares y medio el kilo».
  if (cursor.take(MEASURES.half) && cursor.sees(MEASURES.basis)) return String(valueOf(low) + 0.5);
  cursor.at = at;
  if (cursor.isGlued || cursor.take(MEASURES.and) === undefined) cursor.take(LITTLE.with);
  const cents = cursor.number() ?? '';
  cursor.take(CENTS);
  if (/^[1-9]\d$/.test(cents) && /^\d+$/.test(low) && cursor.sees(MEASURES.basis)) return `${low}.${cents}`;
  Object.assign(cursor, { at, isWritten });
  return low;
}

/** Whether a number that was taken is of no unit and of no animals, and no other number follows it. */
const isPlainEnd = (cursor: Cursor): boolean =>
  cursor.next !== 'number' &&
  !cursor.seesAnimals &&
  OTHER_UNITS.every((key) => key === 'currency' || key === 'basis' || !cursor.sees(MEASURES[key]));

/** «Ocho millones quinientos mil», «8 millones y 500 mil», “two million three hundred thousand”: what follows millions. */
function takeThousands(cursor: Cursor): number | undefined {
  const { at, isWritten } = cursor;
  cursor.take(MEASURES.and);
  const isTyped = cursor.next === 'number';
  const value = valueOf(cursor.number() ?? '');
  // «6 millones 400», «un palo novecientos».
  const isShort = value >= HUNDRED && value < SCALES.thousand && isPlainEnd(cursor);
  const isCounted = isShort || (isTyped && cursor.take(MEASURES.scale) === 'thousand');
  const thousands = isCounted ? value * SCALES.thousand : value;
  const isSaid = isCounted || !isTyped;
  if (isSaid && thousands >= SCALES.thousand && thousands < SCALES.million) return thousands;
  cursor.at = at;
  cursor.isWritten = isWritten;
  return undefined;
}

/** «2 mil e 200», «luca 200 el kilo», and «luca 9 el kilo», which is 1.900: what is below the scale of an amount. */
export function takeHundreds(cursor: Cursor, scale: number | undefined): number | undefined {
  if (scale === SCALES.million) return takeThousands(cursor);
  const { at } = cursor;
  const isJoined = cursor.take(MEASURES.and) === 'yes';
  const number = scale === SCALES.thousand ? cursor.number() : undefined;
  // «3 mil quinientos».
  const isWritten = number !== undefined && cursor.isWritten && isPlainEnd(cursor);
  const isPriced = number !== undefined && (isWritten || cursor.sees(MEASURES.basis));
  if (isPriced && !isJoined && /^[1-9]$/.test(number)) return Number(number) * 100;
  if (number !== undefined && (isJoined || isPriced) && /^[1-9]\d\d$/.test(number) && !cursor.sees(MEASURES.scale))
    return Number(number);
  cursor.at = at;
  return undefined;
}

/** «4 millones y medio de guaraníes»: half of the scale before it, if its money is named behind. */
export function takeHalf(cursor: Cursor, scale: number | undefined): number | undefined {
  const { at } = cursor;
  const isHalf = scale !== undefined && cursor.take(MEASURES.half) === 'yes' && cursor.take(LITTLE.of) === 'yes';
  if (isHalf && cursor.sees(MEASURES.currency)) return scale / 2;
  cursor.at = at;
  return undefined;
}
