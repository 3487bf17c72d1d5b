import type { Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import {
  LITTLE,
  MEASURES,
  NUMBER_WORDS,
  VOCABULARY,
  phrasesOf,
  yes,
  type LocalCurrency,
} from '@/lib/language/lexicon/lexicon';
import { isOrAt } from '@/lib/language/lexicon/senses-at';
import { isBeside, type Token } from '@/lib/language/lexicon/tokens';
import measureWords from '@/lib/language/lexicon/words/measures.json';
import {
  isTerms,
  lowOfHundreds,
  pricedEnd,
  rangeEnd,
  SCALES,
  sameUnitEnd,
  takeHalf,
  takeHundreds,
  takeEuros,
  takeScale,
  unsaidUnitEnd,
  withCents,
} from './amounts';
import { AGEING, boundAt, boundBehind, isAgeing, isApart, isOfBefore, MEASURED } from './bounds';
import { Cursor } from './cursor';
import { headUnit } from './head-prices';
import { kilometresOr } from './kilometres';
import { isInstalment, isName, isUnit } from './names';
import { isSinceEvent } from './terms';
import { KG_USD, unitAt } from './units';
import { coupleAt, goesOn, isBehindNumber, isLastOfUnread, writtenNumberAt } from './written-numbers';
import { COUNT_MAX, countedAt, isArrobaPrice, valueOf, type Compare, type Quantity, type Unit } from './quantity';

/** «por menos de», «a más de»: more before a number would cost time and say nothing. */
const COMPARE_WORDS_MAX = 3;

/** «2015», which is a year rather than an amount; round ones are amounts. */
const YEAR = /^(?:199|20[0-3])[1-9]$/;

/** One that animals of today may be born in: nobody limits anything else by such a number without saying what. */
const BIRTH_YEAR = /^(?:199\d|20[1-3]\d)$/;

/** «Under CAD 3000», “3000 cad”: before or after a number. */
const isOtherMoney = (tokens: readonly Token[], before: number, after: number): boolean =>
  Boolean(MEASURES.otherMoney.match(tokens, before) ?? MEASURES.otherMoney.match(tokens, after));

/** «Un o dos toros»: the first of two is no number, and the second alone is not how many. */
const isAfterOne = (tokens: readonly Token[], at: number, locale: Locale): boolean =>
  isOrAt({ tokens, context: { locale } }, at - 1) && NUMBER_WORDS[locale].get(tokens[at - 2]?.text ?? '') === 1;

/** A sign of money that stands before the number after it: «180-200 $ 5.200». */
const isOfNext = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.kind === 'number' &&
  (/[$£€]$/.test(tokens[at]?.text ?? '')
    ? tokens[at - 1]?.end !== tokens[at]?.start
    : /\$/.test(tokens[at]?.text ?? '') && isApart(tokens, at));

/** «240/280 s/serv»: without, and no soles. */
const isWithout = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 's' &&
  tokens[at + 1]?.text === '/' &&
  tokens[at + 2]?.kind === 'word' &&
  tokens[at + 2]?.start === tokens[at + 1]?.end;

const DOLLARS = new Set(['dollars', 'dollar', 'bucks']);

/** “600 dollars”, but no “US dollars”. */
const isPlainDollars = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ text }, at) => DOLLARS.has(text) && !/^(?:us|american)$/.test(tokens[from + at - 1]?.text ?? ''));

/**
 * «300 kg máximo 1200»: what may stand before a number or after it belongs to the one that it stands before, unless a comma
 * parts it from that: «300 kg máximo, 1200 dólares».
 */
function isComparedNext(tokens: readonly Token[], at: number): boolean {
  const word = MEASURES.compare.match(tokens, at);
  const next = word && at + word.length;
  if (next === null || (isApart(tokens, next) && !isApart(tokens, at))) return false;
  return tokens[next]?.kind === 'number' || MEASURES.currency.match(tokens, next) !== null;
}

/** «+200»: at least so many, if the sign stands right before the number and after nothing. */
const isMoreSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '+' &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at].end === tokens[at + 1]?.start &&
  tokens[at - 1]?.end !== tokens[at].start;

/** How many tokens say so there, if a limit follows them that is no other figure's. */
function measuredLength(tokens: readonly Token[], at: number): number {
  const length = MEASURED.match(tokens, at)?.length ?? 0;
  const isBound = length > 0 && !isComparedNext(tokens, at + length) && boundAt(tokens, at + length);
  return isBound && isSide(isBound.meaning) ? length : 0;
}

const isSide = (compare: Compare | undefined): boolean => compare === 'max' || compare === 'min';

/** Before how many animals at most. */
const MOST = phrasesOf({ yes: measureWords.most });

/** Before how many animals a lot has. */
const LOTS_OF = phrasesOf({ yes: measureWords.lotsOf });
const isOfLot = (tokens: readonly Token[], at: number): boolean =>
  [2, 3].some((words) => LOTS_OF.match(tokens, at - words)?.length === words);

/** What the words before a number say of one without a unit. */
function hintAt(tokens: readonly Token[], at: number, from: number): Quantity['hint'] {
  if (MEASURES.count.match(tokens, at) || isOfLot(tokens, at)) return 'heads';
  if (MOST.match(tokens, from)) return 'most';
  if (MEASURES.counting.match(tokens, at)) return 'counted';
  return MEASURES.pricing.match(tokens, from) ? 'price' : undefined;
}

/** «+ 40 terneros» is another lot, “$1850+gst” a tax; «250kg+», “18 mo +” and “600 lb + in texas” are more. */
function isAnd(tokens: readonly Token[], at: number, { of }: Unit): boolean {
  const [before, plus, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (plus?.text !== '+') return false;
  if (next?.start === plus.end) return true;
  const isMeasure = of === 'age' || of === 'weight';
  const isOther = next?.kind === 'number' || (VOCABULARY.match(tokens, at + 1) ?? LITTLE.not.match(tokens, at + 1));
  const isLast = LITTLE.where.match(tokens, at + 1) !== null || !isOther;
  return before?.end !== plus.start && !(isMeasure && isLast);
}

/** After a range, that it is of how many: «10 o 15 nomás». */
const ONLY_SO_MANY = phrasesOf({ yes: measureWords.onlySoMany });

/** «F 64 9»: whether nothing but a number, or several, follows a number, as of a telephone. */
const isBeforeLast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && isBeside(tokens, at) && (tokens[at + 1]?.kind ?? 'number') === 'number';

/** Whose pesos a number is: «$ 3.500 uruguayos». */
const MONEY_OF = phrasesOf<Currency>(measureWords.moneyOf);

/** Before its price: «boi gordo @ até 310», «7 arrobas a 280». */
const ARROBA = /^(?:@|arrobas?)$/;

/** Words of an age: what follows “no older than” is no price. */
const OLD = /\b(?:older|younger|viej[oa]s?|jovenes|velh[oa]s?|nov[oa]s?)\b/;

/** Verbs of animals, not of a price, before so many kilos at most or at least: «que no pasen de 170». */
const OF_ANIMALS = yes(measureWords.ofAnimals);

/** “A dollar ten”, «un peso ochenta»: one of them, and cents. */
const ONE_OF = /^(?:dollar|euro|pound|gbp|dolar|peso|real)$/;
const ONE = /^(?:a|one|un|um)$/;

/** «Plazo sesenta días». */
function isDaysAt(tokens: readonly Token[], at: number, locale: Locale): boolean {
  const written = writtenNumberAt(tokens, at, locale);
  return written !== null && MEASURES.days.match(tokens, at + written.length) !== null;
}

/** What the words before a number say of it, with the cursor behind them. */
function takeBefore(cursor: Cursor, tokens: readonly Token[], from: number, locale: Locale) {
  const isMore = isMoreSign(tokens, from);
  const isTerm = !isSinceEvent(tokens, from) && cursor.take(MEASURES.terms) === 'yes';
  if (isTerm && tokens[cursor.at]?.kind !== 'number' && !isDaysAt(tokens, cursor.at, locale)) cursor.at = from;
  const isAge = isAgeing(tokens, cursor.at) && cursor.take(AGEING) === 'yes';
  const hint = isAge ? 'age' : hintAt(tokens, cursor.at, from);
  if (isMore) cursor.at = from + 1;
  // “Weighing under 900”: of what follows it is no price.
  const isFirst = cursor.take(MEASURES.weighingUnsaid) === 'yes';
  let compare: Compare | undefined = isMore ? 'min' : isTerm && cursor.at > from ? 'about' : undefined;
  for (let words = 0; words < COMPARE_WORDS_MAX; words += 1) {
    const word = cursor.take(MEASURES.compare);
    // «Diez o más, máximo 2500»: the first belongs to something else.
    if (isSide(word) && isSide(compare) && word !== compare) return null;
    compare = !compare || compare === 'about' ? (word ?? compare) : compare;
  }
  const isUnsaid = isFirst || cursor.take(MEASURES.weighingUnsaid) === 'yes';
  const isWeight = !isUnsaid && cursor.take(MEASURES.weighing) === 'yes';
  compare = isWeight || isUnsaid ? (cursor.take(MEASURES.compare) ?? compare) : compare;
  const before = isSide(compare) ? tokens.slice(from, cursor.at).map(({ text }) => text) : [];
  const said = before.some((word) => OLD.test(word)) ? 'age' : before.some((word) => OF_ANIMALS.get(word)) && 'animals';
  if (isSide(compare)) cursor.takeArticle();
  return { compare, hint: said || hint, isTerm, isUnsaid, isWeight };
}

/** «2 y medio a 3 años»: whether the end of a range of ages follows. */
function isRangeOfAges(tokens: readonly Token[], at: number, locale: Locale): boolean {
  const end = at + (MEASURES.join.match(tokens, at)?.length ?? NaN);
  const unit = tokens[end]?.kind === 'number' ? end + 1 : end + (writtenNumberAt(tokens, end, locale)?.length ?? NaN);
  return [unit, unit + (MEASURES.half.match(tokens, unit)?.length ?? NaN)].some((of) => MEASURES.age.match(tokens, of));
}

/** The number itself, and what it is multiplied by if no other number follows: «1 1/2», «45 mil», «luca y media». */
function takeAmount(
  cursor: Cursor,
  tokens: readonly Token[],
  before: Currency | LocalCurrency | undefined,
  locale: Locale,
) {
  const { at: start } = cursor;
  const number = cursor.number();
  const one = number === undefined ? cursor.take(MEASURES.scale) : undefined;
  // «Nueve millones» is read whole or not at all.
  if (one !== undefined && isBehindNumber(tokens, start, locale)) return null;
  const whole = number ?? (one && String(SCALES[one]));
  if (whole === undefined) return null;
  const { at: afterNumber } = cursor;
  // «1 1/2 años», «2 y medio el kilo», «sete e meia arrobas», «luca y media»: a half of nothing else.
  const hasHalf = cursor.take(MEASURES.half) === 'yes';
  const isOfHalves =
    [MEASURES.age, MEASURES.basis, MEASURES.scale].some((of) => cursor.sees(of)) ||
    isRangeOfAges(tokens, cursor.at, locale) ||
    ARROBA.test(tokens[cursor.at]?.text ?? '');
  const isHalved = hasHalf && (one !== undefined || isOfHalves);
  if (!isHalved) cursor.at = afterNumber;
  const first = isHalved ? String(valueOf(whole) + (one ? SCALES[one] : 1) / 2) : whole;
  const scale = takeScale(cursor, first, before);
  const hundreds = takeHundreds(cursor, one ? SCALES[one] : scale) ?? takeHalf(cursor, scale);
  if ((cursor.isWritten || scale !== undefined) && goesOn(tokens, cursor.at, locale)) return null;
  return hundreds === undefined
    ? { amount: first, between: scale }
    : { amount: String(valueOf(first) * (scale ?? 1) + hundreds), between: undefined };
}

/** “450 plus” is written with a sign as well. */
const PLUS = /^(?:\+|plus)$/;
/** Before what is said further of what is counted: «unas diez que no sean viejas». */
const CLAUSE = /^(?:que|q)$/;

/** Reads a number with its comparison and its unit at a token; null if there is none. */
export function quantityAt(tokens: readonly Token[], from: number, locale: Locale): Quantity | null {
  if ([from, from + 1].some((at) => isInstalment(tokens, at)) || isOfBefore(tokens, from, locale)) return null;
  if (isLastOfUnread(tokens, from, locale)) return null;
  const cursor = new Cursor(tokens, from, locale);
  const words = takeBefore(cursor, tokens, from, locale);
  if (!words) return null;
  const { hint, isTerm, isUnsaid, isWeight } = words;
  let { compare } = words;
  if (ONE.test(tokens[cursor.at]?.text ?? '') && ONE_OF.test(tokens[cursor.at + 1]?.text ?? '')) cursor.at += 1;
  const before = cursor.take(MEASURES.currency);
  if (cursor.next === 'number' && isName(tokens, cursor.at)) return null;
  if (isAfterOne(tokens, cursor.at, locale)) return null;
  const { at: numberAt } = cursor;
  const taken = takeAmount(cursor, tokens, before, locale);
  if (!taken) return null;
  const { amount, between } = taken;
  const takeCurrency = () =>
    isOfNext(tokens, cursor.at) || isWithout(tokens, cursor.at)
      ? undefined
      : (takeEuros(cursor) ?? cursor.take(MEASURES.currency));
  const after = takeCurrency();
  const isOneAndCents = ONE_OF.test(tokens[numberAt - 1]?.text ?? '') && ONE.test(tokens[numberAt - 2]?.text ?? '');
  // “A dollar ten”: if it isn't for a pound or so, nobody knows what it is.
  if (isOneAndCents && !(/^[1-9]\d$/.test(amount) && cursor.sees(MEASURES.basis))) return null;
  const low = isOneAndCents ? `1.${amount}` : after === undefined ? amount : withCents(cursor, amount);
  // «Lote de 100 hasta 450 kg»: so many, and so heavy.
  const isApartFrom = isOfLot(tokens, numberAt) && MEASURES.compare.match(tokens, cursor.at)?.meaning === 'max';
  let high = (isApartFrom ? undefined : rangeEnd(cursor, low)) ?? pricedEnd(cursor, low, before, between);
  // «180 a 220 hasta 4500 el kg»: the limit of something else.
  const more = () => (MEASURES.compare.match(tokens, cursor.at) ? undefined : rangeEnd(cursor, high ?? low));
  for (let next = high && more(); next !== undefined; next = more()) high = next;
  const last = takeScale(cursor, high ?? low, before ?? after) ?? (high === undefined ? between : undefined);
  const named = after ?? takeCurrency() ?? (before === 'local' ? cursor.take(MONEY_OF) : undefined);
  // «$ 45.000 pesos»: the sign alone may be of any.
  const currency = before === 'local' ? (named ?? before) : (before ?? named);
  // “18+ months”.
  const isOfUnit = isUnit(tokens, cursor.at + 1) || MEASURES.heads.match(tokens, cursor.at + 1) !== null;
  const isPlusUnit = tokens[cursor.at]?.text === '+' && isOfUnit && high === undefined;
  if (isPlusUnit) cursor.at += 1;
  if (isPlusUnit) compare = 'min';
  // «Até 90 mil cv entre 75 e 100»: the unit is that of the next number.
  const isUnitOfNext =
    last !== undefined &&
    /^(?:entre|between|de|from)$/.test(tokens[cursor.at + 1]?.text ?? '') &&
    tokens[cursor.at + 2]?.kind === 'number';
  if (currency === undefined && cursor.sees(MEASURES.others) && !isUnitOfNext) return null;
  if (isOtherMoney(tokens, numberAt - 1, cursor.at)) return null;
  const isEither =
    high !== undefined &&
    tokens.slice(numberAt, cursor.at).some((_, at) => isOrAt({ tokens, context: { locale } }, numberAt + at));
  const isCents = last !== undefined && last < 1;
  const priced = { isPriced: hint === 'price', isCents };
  const said = kilometresOr(unitAt(cursor, low, currency, cursor.isGlued, priced), tokens, from, cursor.at);
  if (!said) return null;
  const isOnly = isEither && said.of === 'bare' && valueOf(high ?? '') <= COUNT_MAX && cursor.sees(ONLY_SO_MANY);
  const isOfArroba = locale === 'pt' && ARROBA.test(tokens[from - 1]?.text ?? '') && isArrobaPrice(valueOf(low));
  const bare: Unit = isWeight ? { of: 'weight', factor: 1 } : isOnly ? { of: 'heads' } : said;
  const unsaid = said.of === 'bare' ? bare : said;
  const counted = unsaid.of === 'bare' ? countedAt(tokens, cursor.at) : [];
  const unit: Unit =
    unsaid.of === 'bare' && isOfArroba && counted.length === 0 ? { of: 'price', basis: 'arroba' } : unsaid;
  // “14.2xyz”: letters right after it are a unit that nobody here knows.
  if (unit.of === 'bare' && cursor.isGlued && cursor.next === 'word' && counted.length === 0) return null;
  const by = last ?? between;
  const scale: Pick<Quantity, 'scale'> = by ? { scale: { by, stands: last ? 'last' : 'between' } } : {};
  const behind = counted.length > 0 ? boundBehind(tokens, cursor.at) : null;
  if (behind && (!behind.isOfHeads || isSide(compare))) return null;
  if (behind) {
    const end = behind.compare === 'max' && high !== undefined ? { high } : {};
    return { low, ...end, ...scale, compare: behind.compare, unit: { of: 'heads' }, behind, from, to: cursor.at };
  }
  const isArrobas = unit.of === 'weight' && ARROBA.test(tokens[cursor.at - 1]?.text ?? '');
  const isWhole = high === undefined && (unit.of === 'age' || isArrobas || last !== undefined);
  const isHalf = isWhole && cursor.take(MEASURES.half) === 'yes';
  const exact = isHalf ? valueOf(low) + 0.5 : valueOf(low);
  high ??= sameUnitEnd(cursor, low, unit) ?? unsaidUnitEnd(cursor, exact, unit);
  const begin = /^(?:weight|heads)$/.test(unit.of) && high !== undefined ? lowOfHundreds(low, high) : low;
  const { at: afterUnit } = cursor;
  cursor.at += measuredLength(tokens, cursor.at);
  // «20 ou 30, mais não»: so many.
  const isOnlyRange = high !== undefined && (isEither || unit.of === 'bare');
  const bound =
    isAnd(tokens, cursor.at, unit) || isComparedNext(tokens, cursor.at)
      ? null
      : boundAt(tokens, cursor.at, !isOnlyRange);
  const isUpward = bound?.meaning === 'min' && cursor.sees(MEASURES.upward);
  const isPlus = bound !== null && PLUS.test(tokens[cursor.at]?.text ?? '');
  cursor.at += bound?.length ?? 0;
  // «Hasta 300 aproximadamente» is a limit still; “300 odd steers” are as many as “about 300 steers”.
  if (isSide(bound?.meaning)) compare = bound?.meaning;
  else if (bound && countedAt(tokens, cursor.at).length > 0) compare ??= bound.meaning;
  // “Cows 6 & under”: years as well as money.
  const isYears =
    isSide(bound?.meaning) && !last && unit.of === 'bare' && !hint && /^\d{1,2}$/.test(low) && valueOf(low) < KG_USD;
  if (isYears && countedAt(tokens, cursor.at).length === 0) return null;
  // «Tres Arroyos» is a town: a number in words counts what follows it, or is compared.
  // Nothing but money is counted in millions.
  const isMillions = valueOf(high ?? low) * (last ?? 1) >= SCALES.million;
  const isNameless = cursor.isWritten && unit.of === 'bare' && !isSide(compare) && counted.length === 0 && !isMillions;
  // «Unas veinte», “a dozen”: said of no other things than animals.
  const isEnd = cursor.next === undefined || isApart(tokens, cursor.at) || CLAUSE.test(tokens[cursor.at]?.text ?? '');
  const isDozen = MEASURES.multiples.get(tokens[cursor.at - 1]?.text ?? '') === '12';
  const isCounted = isEnd && (isDozen || coupleAt(tokens, from) > 0 || hint === 'counted');
  if (isNameless && high === undefined && !isCounted) return null;
  const isOdd =
    YEAR.test(low) ||
    (tokens[from - 1]?.kind === 'number' && !(isApart(tokens, from) && counted.length > 0)) ||
    isBeforeLast(tokens, cursor.at);
  if (unit.of === 'bare' && compare === undefined && high === undefined && isOdd) return null;
  // «Yeguas hasta 2012»: born so early or so late, and no amount.
  const isLimit = isSide(compare) && high === undefined && counted.length === 0;
  if (unit.of === 'bare' && isLimit && BIRTH_YEAR.test(low)) return null;
  const isDays = unit.of === 'bare' && isTerm && (high !== undefined || tokens[from]?.text !== 'a');
  const isOfTerms = unit.of === 'days' && (isTerm || (high !== undefined && isTerms(low, high)));
  const meant = isUnsaid ? 'weight' : isUpward ? 'upward' : isPlus ? 'plus' : hint;
  const value = valueOf(high ?? low) * (last ?? between ?? 1);
  // «De dos a tres» may be years as well as money.
  const meantUnit: Unit = isNameless
    ? { of: 'heads', ...(isCounted ? {} : { isUnsure: true }) }
    : unit.of === 'heads'
      ? headUnit(tokens, { from, to: afterUnit, value, compare, locale })
      : unit;
  const isPlain = unit.of === 'price' && unit.currency === 'USD' && isPlainDollars(tokens, from, cursor.at);
  return {
    low: isHalf ? String(exact) : begin,
    ...(high === undefined ? {} : { high }),
    ...(isEither ? { isEither } : {}),
    ...(compare ? { compare } : {}),
    ...(meant ? { hint: meant } : {}),
    unit: isDays || isOfTerms ? { of: 'days', isTerm: true } : isPlain ? { ...unit, isPlain } : meantUnit,
    ...scale,
    from,
    to: cursor.at,
  };
}
