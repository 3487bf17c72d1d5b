import { TEETH } from '@/lib/animals/lot-schema';
import type { Locale } from '@/lib/i18n/locales';
import { readNumber } from '@/lib/i18n/read-number';
import { LITTLE, MEASURES, VOCABULARY, type LocalCurrency, type Sense } from '@/lib/lexicon/lexicon';
import type { Phrases, Token } from '@/lib/lexicon/tokens';
import type { Currency, PriceBasis } from '@/lib/pricing/price-bases';
import { writtenNumberAt } from './written-numbers';

type Compare = 'max' | 'min' | 'about';
type Unit =
  | { of: 'price'; currency?: Currency | LocalCurrency; basis?: PriceBasis }
  | { of: 'age' | 'distance'; factor: number }
  | { of: 'weight'; factor: number; isHundreds?: true }
  | { of: 'heads' | 'teeth' | 'days' | 'bare' };

/** A number of a text with what stands around it; a range has two values. */
export interface Quantity {
  low: string;
  high?: string;
  compare?: Compare;
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
const KM = { km: 1, mile: 1.609, league: 5 };
/** A number below this before «kilo» is a price for it, not a weight; before “cwt” it is a weight. */
export const KG_USD = 20;

/** Less than this is how long a female is in young, right after the word for it. */
export const PREGNANCY_MONTHS = 12;

/** “5 wt steers” weigh from 500 to 599 lb. */
const HUNDREDS_MAX = 12;

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

  get next(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
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

function priceUnit(cursor: Cursor, currency: Currency | LocalCurrency | undefined, low: string): Unit | null {
  const { at } = cursor;
  const basis = cursor.take(MEASURES.basis) ?? (currency && basisOfWeight(cursor));
  const isLarge = Number(low.replace(',', '.')) >= KG_USD;
  const isWeight = cursor.at - at === 1 && currency === undefined && isLarge !== (basis === 'live_cwt');
  if (basis && !isWeight) return { of: 'price', basis, ...(currency ? { currency } : {}) };
  cursor.at = at;
  return currency ? { of: 'price', currency } : null;
}

function unitAt(cursor: Cursor, low: string, currency: Currency | LocalCurrency | undefined, isGlued: boolean): Unit {
  const priced = priceUnit(cursor, currency, low);
  if (priced) return priced;
  const distance = cursor.take(MEASURES.distance);
  if (distance) return { of: 'distance', factor: KM[distance] };
  const weight = cursor.take(MEASURES.weight);
  if (weight) return { of: 'weight', factor: KG[weight] };
  if (valueOf(low) <= HUNDREDS_MAX && cursor.take(MEASURES.hundreds))
    return { of: 'weight', factor: KG.cwt, isHundreds: true };
  const age = cursor.take(MEASURES.age);
  if (age) return { of: 'age', factor: MONTHS[age] };
  const { at } = cursor;
  if (cursor.take(MEASURES.teeth) && (isGlued || cursor.at - at > 1 || TEETH.some((count) => String(count) === low)))
    return { of: 'teeth' };
  cursor.at = at;
  if (cursor.take(MEASURES.heads)) return { of: 'heads' };
  return { of: cursor.take(MEASURES.days) ? 'days' : 'bare' };
}

/** Reads a number as it is written before animals, weights and dollars. */
export const valueOf = (written: string) => Number(readNumber(written) ?? NaN);

/** «380 420 kg»: weights beside each other that are farther apart are two facts. */
const WEIGHTS_APART = 1.5;

/** «30 60 90 días»: terms may have nothing but a space between them. */
const isTerms = (low: string, high: string): boolean =>
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
  const scale = cursor.take(MEASURES.scale);
  const isKilos = isK && !currency && !cursor.sees(MEASURES.currency) && valueOf(written) >= KG_USD;
  if (isKilos) cursor.at = at;
  return scale === undefined || isKilos ? undefined : SCALES[scale];
}

/** The senses of the animals that a number at the token before counts; «dos lindos toros» has a word between. */
export function countedAt(tokens: readonly Token[], from: number): readonly Sense[] {
  const between = LITTLE.noPlace.match(tokens, from) ?? LITTLE.skip.match(tokens, from);
  const found = VOCABULARY.match(tokens, from) ?? (between && VOCABULARY.match(tokens, from + between.length));
  return found?.meaning ?? [];
}

/** Reads a number with its comparison and its unit at a token; null if there is none. */
export function quantityAt(tokens: readonly Token[], from: number, locale: Locale): Quantity | null {
  const cursor = new Cursor(tokens, from, locale);
  const isTerm = cursor.take(MEASURES.terms) === 'yes';
  if (isTerm && tokens[cursor.at]?.kind !== 'number') cursor.at = from;
  let compare: Compare | undefined;
  for (let words = 0; words < COMPARE_WORDS_MAX; words += 1) {
    const word = cursor.take(MEASURES.compare);
    compare = !compare || compare === 'about' ? (word ?? compare) : compare;
  }
  const isWeight = cursor.take(MEASURES.weighing) === 'yes';
  compare = isWeight ? (cursor.take(MEASURES.compare) ?? compare) : compare;
  const before = cursor.take(MEASURES.currency);
  const number = cursor.number();
  const one = number === undefined ? cursor.take(MEASURES.scale) : undefined;
  const low = number ?? (one && String(SCALES[one]));
  if (low === undefined) return null;
  const between = takeScale(cursor, low, before);
  const after = cursor.take(MEASURES.currency);
  let high = rangeEnd(cursor, low);
  for (let more = high; more !== undefined; more = rangeEnd(cursor, more)) high = more;
  const last = takeScale(cursor, high ?? low, before ?? after) ?? (high === undefined ? between : undefined);
  const named = after ?? cursor.take(MEASURES.currency);
  // «$ 45.000 pesos»: the sign alone may be of any.
  const currency = before === 'local' ? (named ?? before) : (before ?? named);
  if (currency === undefined && cursor.sees(MEASURES.others)) return null;
  const isGlued = tokens[cursor.at - 1]?.end === tokens[cursor.at]?.start;
  const said = unitAt(cursor, low, currency, isGlued);
  const unit: Unit = said.of === 'bare' && isWeight ? { of: 'weight', factor: 1 } : said;
  const isHalf = unit.of === 'age' && high === undefined && cursor.take(MEASURES.half) === 'yes';
  // «+ 40 terneros» is another lot, “$1850+gst” a tax; «250kg+» is more.
  const plus = tokens[cursor.at]?.text === '+' ? tokens[cursor.at] : undefined;
  const isPlus = plus && (tokens[cursor.at - 1]?.end !== plus.start || tokens[cursor.at + 1]?.start === plus.end);
  compare = (isPlus ? undefined : cursor.take(MEASURES.compareAfter)) ?? compare;
  // «Tres Arroyos» is a town: a number in words counts what follows it, or is compared.
  const isCompared = compare === 'max' || compare === 'min';
  if (cursor.isWritten && unit.of === 'bare' && !isCompared && countedAt(tokens, cursor.at).length === 0) return null;
  const isDays = unit.of === 'bare' && isTerm && (high !== undefined || tokens[from]?.text !== 'a');
  return {
    low: isHalf ? String(valueOf(low) + 0.5) : low,
    ...(high === undefined ? {} : { high }),
    ...(compare ? { compare } : {}),
    unit: isDays ? { of: 'days' } : unit,
    ...(last ? { scale: { by: last, stands: 'last' } } : between ? { scale: { by: between, stands: 'between' } } : {}),
    from,
    to: cursor.at,
  };
}
