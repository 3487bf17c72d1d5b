import type { Currency } from '@/lib/core/i18n/currencies';
import { TEETH } from '@/lib/livestock/facts/limits';
import type { Locale } from '@/lib/core/i18n/locales';
import { readNumber } from '@/lib/core/i18n/read-number';
import { LITTLE, MEASURES, VOCABULARY, type LocalCurrency, type Sense } from '@/lib/language/lexicon/lexicon';
import type { Phrases, Token } from '@/lib/language/lexicon/tokens';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { boundAt } from './bounds';
import { writtenNumberAt } from './written-numbers';

type Compare = 'max' | 'min' | 'about';
type Unit =
  /** Plain “dollars” or “bucks” are those of the country. */
  | { of: 'price'; currency?: Currency | LocalCurrency; basis?: PriceBasis; isPlain?: boolean }
  | { of: 'age' | 'distance'; factor: number }
  | { of: 'weight'; factor: number; isHundreds?: true }
  | { of: 'days'; isTerm?: true }
  | { of: 'heads' | 'teeth' | 'bare' };

/** A number of a text with what stands around it; a range has two values. */
export interface Quantity {
  low: string;
  high?: string;
  compare?: Compare;
  /** What the word before it says of a number without a unit. */
  hint?: 'price' | 'heads' | 'weight';
  unit: Unit;
  /** What «mil» or «millones» multiplies by, and where it stands: after the only or the last number, or between the two. */
  scale?: { by: number; stands: 'last' | 'between' };
  /** The tokens that it is made of. */
  from: number;
  to: number;
}

const KG = { kg: 1, lb: 0.453_592_37, arroba: 30, cwt: 45.359_237 };
/** «3 usd kg» is a price for what weighs so much. */
const BASIS_OF = { kg: 'live_kg', lb: 'live_lb', arroba: 'arroba', cwt: 'live_cwt' } as const;
const MONTHS = { week: 12 / 52, month: 1, year: 12 };
const SCALES = { thousand: 1_000, million: 1_000_000 };
const CENT = 0.01;
const KM = { km: 1, mile: 1.609, league: 5 };
/** A number below this before «kilo» is a price for it, not a weight; before “cwt” it is a weight. */
export const KG_USD = 20;

/** Less than this is how long a female is in young, right after the word for it. */
export const PREGNANCY_MONTHS = 12;

/** Heavier is no animal. */
const ANIMAL_KG_MAX = 1_500;

/** “5 wt steers” weigh from 500 to 599 lb. */
const HUNDREDS_MAX = 12;
/** “750 weight” are pounds. */
const POUNDS_MIN = 100;

/** «por menos de», «a más de»: more before a number would cost time and say nothing. */
const COMPARE_WORDS_MAX = 3;

/** Reads phrases one after the other. */
class Cursor {
  /** Whether a number was written in words. */
  isWritten = false;

  constructor(
    private readonly tokens: readonly Token[],
    public at: number,
    private readonly locale: Locale,
  ) {}

  take<Meaning>(phrases: Phrases<Meaning>): Meaning | undefined {
    const found = phrases.match(this.tokens, this.at);
    this.at += found?.length ?? 0;
    return found?.meaning;
  }

  sees(phrases: Phrases<unknown>): boolean {
    return phrases.match(this.tokens, this.at) !== null;
  }

  /** “45k for the lot”. */
  get seesLot(): boolean {
    return MEASURES.basis.match(this.tokens, this.at)?.meaning === 'lot';
  }

  get next(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
  }

  /** Whether the token that follows stands right after the one before it. */
  get isGlued(): boolean {
    return this.at > 0 && this.tokens[this.at - 1]?.end === this.tokens[this.at]?.start;
  }

  number(): string | undefined {
    const token = this.tokens[this.at];
    if (token?.kind === 'number') {
      this.at += 1;
      return token.text;
    }
    const written = writtenNumberAt(this.tokens, this.at, this.locale);
    this.isWritten ||= written !== null;
    this.at += written?.length ?? 0;
    return written?.text;
  }
}

/** The unit of weight after a price, unless it is that of a number after it. */
function basisOfWeight(cursor: Cursor): PriceBasis | undefined {
  const weight = cursor.take(MEASURES.weight);
  return weight && cursor.next !== 'number' ? BASIS_OF[weight] : undefined;
}

function priceUnit(
  cursor: Cursor,
  currency: Currency | LocalCurrency | undefined,
  low: string,
  isPriced: boolean,
): Unit | null {
  const { at } = cursor;
  // «400 kg en pie», «35 kg vivo» are what the animal weighs, unless a word such as «el» stands before.
  const weight = cursor.take(MEASURES.weight);
  cursor.at = at;
  const isHeavy = weight === 'kg' && valueOf(low) > ANIMAL_KG_MAX;
  const isDear = isHeavy && isPriced;
  const basis = cursor.take(MEASURES.basis) ?? (currency || isDear ? basisOfWeight(cursor) : undefined);
  const isLarge = Number(low.replace(',', '.')) >= KG_USD;
  const isLive = cursor.at - at === 1 || basis === 'live_kg' || basis === 'live_lb';
  // «A 8500 kilo», «2500 kg vivo»: no animal weighs so much.
  const isSaid = currency !== undefined || isDear || (isHeavy && cursor.at - at > 1);
  const isWeight = weight !== undefined && isLive && !isSaid && isLarge !== (basis === 'live_cwt');
  if (basis && !isWeight) return { of: 'price', basis, ...(currency ? { currency } : {}) };
  cursor.at = at;
  return currency ? { of: 'price', currency } : null;
}

function unitAt(
  cursor: Cursor,
  low: string,
  currency: Currency | LocalCurrency | undefined,
  isGlued: boolean,
  isPriced = false,
): Unit {
  const priced = priceUnit(cursor, currency, low, isPriced);
  if (priced) return priced;
  const distance = cursor.take(MEASURES.distance);
  if (distance) return { of: 'distance', factor: KM[distance] };
  const weight = cursor.take(MEASURES.weight);
  if (weight) return { of: 'weight', factor: KG[weight] };
  const { at: beforeHundreds } = cursor;
  if (cursor.take(MEASURES.hundreds)) {
    if (valueOf(low) <= HUNDREDS_MAX) return { of: 'weight', factor: KG.cwt, isHundreds: true };
    if (valueOf(low) >= POUNDS_MIN) return { of: 'weight', factor: KG.lb };
    cursor.at = beforeHundreds;
  }
  const age = cursor.take(MEASURES.age);
  if (age) return { of: 'age', factor: MONTHS[age] };
  const { at } = cursor;
  if (cursor.take(MEASURES.teeth) && (isGlued || cursor.at - at > 1 || TEETH.some((count) => String(count) === low)))
    return { of: 'teeth' };
  cursor.at = at;
  if (cursor.take(MEASURES.heads)) return { of: 'heads' };
  if (cursor.take(MEASURES.termDays)) return { of: 'days', isTerm: true };
  return { of: cursor.take(MEASURES.days) ? 'days' : 'bare' };
}

/** Reads a number as it is written before animals, weights and dollars. */
export const valueOf = (written: string) => Number(readNumber(written) ?? NaN);

/** «380 420 kg»: weights beside each other that are farther apart are two facts. */
const WEIGHTS_APART = 1.5;

/** «30 60 90 días»: terms may have nothing but a space between them. */
export const isTerms = (low: string, high: string): boolean =>
  [low, high].every((days) => Number(days) % 30 === 0 && Number(days) <= 180);

/** The end of a range, if there is one; it is greater than its beginning. */
function rangeEnd(cursor: Cursor, low: string): string | undefined {
  const { at } = cursor;
  if (cursor.take(MEASURES.join)) {
    cursor.take(MEASURES.currency);
    const high = cursor.number();
    if (high !== undefined && valueOf(high) > valueOf(low)) return high;
  }
  cursor.at = at;
  const high = cursor.next === 'number' ? cursor.number() : undefined;
  const isRange = high !== undefined && valueOf(high) > valueOf(low);
  const isWeights = isRange && valueOf(high) < valueOf(low) * WEIGHTS_APART && cursor.sees(MEASURES.weight);
  if (isRange && (isWeights || isTerms(low, high))) return high;
  cursor.at = at;
  return undefined;
}

/**
 * Takes a word for a thousand or a million. «180k» are kilos: of so much money the currency is said, and nobody sells
 * 20,000 kg a head.
 */
function takeScale(cursor: Cursor, written: string, currency: Currency | LocalCurrency | undefined) {
  const { at } = cursor;
  const isK = cursor.sees(MEASURES.weight);
  const { isGlued } = cursor;
  if (cursor.take(MEASURES.cents)) {
    if (isGlued && cursor.sees(MEASURES.basis)) return CENT;
    cursor.at = at;
  }
  const scale = cursor.take(MEASURES.scale);
  const isKilos = isK && !currency && !cursor.sees(MEASURES.currency) && valueOf(written) >= KG_USD && !cursor.seesLot;
  if (isKilos) cursor.at = at;
  return scale === undefined || isKilos ? undefined : SCALES[scale];
}

/** «2 mil e 200»: the hundreds of an amount. */
function takeHundreds(cursor: Cursor, scale: number | undefined): number | undefined {
  const { at } = cursor;
  const number = scale === SCALES.thousand && cursor.take(MEASURES.and) ? cursor.number() : undefined;
  if (number !== undefined && /^[1-9]\d\d$/.test(number) && !cursor.sees(MEASURES.scale)) return Number(number);
  cursor.at = at;
  return undefined;
}

/** The senses of the animals that a number at the token before counts; «dos lindos toros» has a word between. */
export function countedAt(tokens: readonly Token[], from: number): readonly Sense[] {
  const between = LITTLE.noPlace.match(tokens, from) ?? LITTLE.skip.match(tokens, from);
  const found = VOCABULARY.match(tokens, from) ?? (between && VOCABULARY.match(tokens, from + between.length));
  return found?.meaning ?? [];
}

/** A range of numbers before animals counts so many at most: more may be what they weigh. */
const COUNT_MAX = 100;

/** «46 novillas», «20 a 30 vacas»: before animals a number without a unit counts them. */
export function asCount(tokens: readonly Token[], asked: Quantity): Quantity {
  const { unit, high, compare, to } = asked;
  const isFew = high === undefined || valueOf(high) <= COUNT_MAX;
  if (unit.of !== 'bare' || !(isFew || compare === 'about')) return asked;
  const counts = countedAt(tokens, to).some(({ stock, state, breed }) => stock ?? breed ?? (isFew ? state : undefined));
  return counts ? { ...asked, unit: { of: 'heads' } } : asked;
}

/** Words that may be written together with the number after them: «usd1200», «a180». */
const isBeforeNumber = (word: string) => MEASURES.currency.get(word) ?? MEASURES.compare.get(word);

/** «2015», which is a year rather than an amount; round ones are amounts. */
const YEAR = /^(?:199|20[0-3])[1-9]$/;
/** «3/4 sangre». */
const PARTS = new Set(['1/2', '1/4', '3/4', '3/8', '5/8', '7/8', '1/8', '15/16', '31/32']);

/** «Under CAD 3000», “3000 cad”: before or after a number. */
const isOtherMoney = (tokens: readonly Token[], before: number, after: number): boolean =>
  Boolean(MEASURES.otherMoney.match(tokens, before) ?? MEASURES.otherMoney.match(tokens, after));

const SINGULAR = new Set(['ano', 'year', 'mes']);

/** The end of a range that repeats its unit: «10@ a 12@». */
function sameUnitEnd(cursor: Cursor, low: string, unit: Unit): string | undefined {
  if (unit.of !== 'weight' && unit.of !== 'age') return undefined;
  const { at } = cursor;
  const high = rangeEnd(cursor, low);
  const next = high === undefined ? null : unitAt(cursor, high, undefined, cursor.isGlued);
  // «300 kilos a 8500 kilo»: a price is no end of a weight.
  const isEnd = next?.of === unit.of && next.factor === unit.factor;
  if (isEnd && (unit.of === 'age' || valueOf(high ?? '') * unit.factor <= ANIMAL_KG_MAX)) return high;
  cursor.at = at;
  return undefined;
}

/** «24x de 500 reais»: what is paid each time is no price. */
function isInstalment(tokens: readonly Token[], at: number): boolean {
  const word = ['de', 'of'].includes(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return MEASURES.instalments.match(tokens, word) !== null && tokens[word - 1]?.kind === 'number' && word < at - 1;
}

/** A number that names something: «R2», «099 123 456», «3/4», “2015”. */
function isName(tokens: readonly Token[], at: number): boolean {
  const [before, token, sign, last] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isGlued = before !== undefined && before.end === token?.start;
  const isPart =
    PARTS.has([token, sign, last].map((part) => part?.text).join('')) &&
    (SINGULAR.has(tokens[at + 3]?.text ?? '') || !isUnit(tokens, at + 3));
  if (/^0\d/.test(token?.text ?? '') || isPart) return true;
  // «Toro para 30 vaquillonas» is one.
  if (isInstalment(tokens, at) || (LITTLE.purpose.match(tokens, at - 1) && VOCABULARY.match(tokens, at + 1)))
    return true;
  return isGlued && (before.text === '/' || (before.kind === 'word' && !isBeforeNumber(before.text)));
}

const isUnit = (tokens: readonly Token[], at: number) =>
  [MEASURES.age, MEASURES.teeth, MEASURES.weight, MEASURES.hundreds].some((units) => units.match(tokens, at));

/** A comma stands between the token before and this one: «15 a 20, u$s 850». */
const isApart = (tokens: readonly Token[], at: number) => (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 1;

/** A sign of money that stands before the number after it: «180-200 $ 5.200». */
const isOfNext = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.kind === 'number' &&
  (/[$£€]$/.test(tokens[at]?.text ?? '')
    ? tokens[at - 1]?.end !== tokens[at]?.start
    : /\$/.test(tokens[at]?.text ?? '') && isApart(tokens, at));

const DOLLARS = new Set(['dollars', 'dollar', 'bucks']);

/** “600 dollars”, but no “US dollars”. */
const isPlainDollars = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ text }, at) => DOLLARS.has(text) && !/^(?:us|american)$/.test(tokens[from + at - 1]?.text ?? ''));

/** «300 kg máximo 1200»: what may stand before a number or after it belongs to the one that it stands before. */
function isComparedNext(tokens: readonly Token[], at: number): boolean {
  const word = MEASURES.compare.match(tokens, at);
  const next = word && at + word.length;
  return next !== null && (tokens[next]?.kind === 'number' || MEASURES.currency.match(tokens, next) !== null);
}

/** Reads a number with its comparison and its unit at a token; null if there is none. */
export function quantityAt(tokens: readonly Token[], from: number, locale: Locale): Quantity | null {
  if ([from, from + 1].some((at) => isInstalment(tokens, at))) return null;
  const cursor = new Cursor(tokens, from, locale);
  const isTerm = cursor.take(MEASURES.terms) === 'yes';
  if (isTerm && tokens[cursor.at]?.kind !== 'number') cursor.at = from;
  const hint = cursor.sees(MEASURES.count) ? 'heads' : MEASURES.pricing.match(tokens, from) ? 'price' : undefined;
  let compare: Compare | undefined = isTerm && cursor.at > from ? 'about' : undefined;
  for (let words = 0; words < COMPARE_WORDS_MAX; words += 1) {
    const word = cursor.take(MEASURES.compare);
    compare = !compare || compare === 'about' ? (word ?? compare) : compare;
  }
  const isUnsaid = cursor.take(MEASURES.weighingUnsaid) === 'yes';
  const isWeight = !isUnsaid && cursor.take(MEASURES.weighing) === 'yes';
  compare = isWeight || isUnsaid ? (cursor.take(MEASURES.compare) ?? compare) : compare;
  const before = cursor.take(MEASURES.currency);
  if (cursor.next === 'number' && isName(tokens, cursor.at)) return null;
  const { at: numberAt } = cursor;
  const number = cursor.number();
  const one = number === undefined ? cursor.take(MEASURES.scale) : undefined;
  const whole = number ?? (one && String(SCALES[one]));
  if (whole === undefined) return null;
  const { at: afterNumber } = cursor;
  // «1 1/2 años», «2 y medio el kilo»: a half of nothing else.
  const isHalved = cursor.take(MEASURES.half) === 'yes' && (cursor.sees(MEASURES.age) || cursor.sees(MEASURES.basis));
  if (!isHalved) cursor.at = afterNumber;
  const first = isHalved ? String(valueOf(whole) + 0.5) : whole;
  const scale = takeScale(cursor, first, before);
  const hundreds = takeHundreds(cursor, scale);
  const low = hundreds === undefined ? first : String(valueOf(first) * SCALES.thousand + hundreds);
  const between = hundreds === undefined ? scale : undefined;
  const takeCurrency = () => (isOfNext(tokens, cursor.at) ? undefined : cursor.take(MEASURES.currency));
  const after = takeCurrency();
  let high = rangeEnd(cursor, low);
  for (let more = high; more !== undefined; more = rangeEnd(cursor, more)) high = more;
  const last = takeScale(cursor, high ?? low, before ?? after) ?? (high === undefined ? between : undefined);
  const named = after ?? takeCurrency();
  // «$ 45.000 pesos»: the sign alone may be of any.
  const currency = before === 'local' ? (named ?? before) : (before ?? named);
  if (currency === undefined && cursor.sees(MEASURES.others)) return null;
  if (isOtherMoney(tokens, numberAt - 1, cursor.at)) return null;
  const said = unitAt(cursor, low, currency, cursor.isGlued, hint === 'price');
  const unit: Unit = said.of === 'bare' && isWeight ? { of: 'weight', factor: 1 } : said;
  const counted = unit.of === 'bare' ? countedAt(tokens, cursor.at) : [];
  // “14.2xyz”: letters right after it are a unit that nobody here knows.
  if (unit.of === 'bare' && cursor.isGlued && cursor.next === 'word' && counted.length === 0) return null;
  const isWhole = high === undefined && (unit.of === 'age' || last !== undefined);
  const isHalf = isWhole && cursor.take(MEASURES.half) === 'yes';
  high ??= sameUnitEnd(cursor, low, unit);
  // «+ 40 terneros» is another lot, “$1850+gst” a tax; «250kg+» is more.
  const plus = tokens[cursor.at]?.text === '+' ? tokens[cursor.at] : undefined;
  const isPlus = plus && (tokens[cursor.at - 1]?.end !== plus.start || tokens[cursor.at + 1]?.start === plus.end);
  const bound = isPlus || isComparedNext(tokens, cursor.at) ? null : boundAt(tokens, cursor.at);
  cursor.at += bound?.length ?? 0;
  compare = bound?.meaning ?? compare;
  // «Tres Arroyos» is a town: a number in words counts what follows it, or is compared.
  const isCompared = compare === 'max' || compare === 'min';
  if (cursor.isWritten && unit.of === 'bare' && !isCompared && counted.length === 0) return null;
  const isOdd = YEAR.test(low) || tokens[from - 1]?.kind === 'number';
  if (unit.of === 'bare' && compare === undefined && high === undefined && isOdd) return null;
  const isDays = unit.of === 'bare' && isTerm && (high !== undefined || tokens[from]?.text !== 'a');
  const isOfTerms = unit.of === 'days' && (isTerm || (high !== undefined && isTerms(low, high)));
  const meant = isUnsaid ? 'weight' : hint;
  const isPlain = unit.of === 'price' && unit.currency === 'USD' && isPlainDollars(tokens, from, cursor.at);
  return {
    low: isHalf ? String(valueOf(low) + 0.5) : low,
    ...(high === undefined ? {} : { high }),
    ...(compare ? { compare } : {}),
    ...(meant ? { hint: meant } : {}),
    unit: isDays || isOfTerms ? { of: 'days', isTerm: true } : isPlain ? { ...unit, isPlain } : unit,
    ...(last ? { scale: { by: last, stands: 'last' } } : between ? { scale: { by: between, stands: 'between' } } : {}),
    from,
    to: cursor.at,
  };
}
