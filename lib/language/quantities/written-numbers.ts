import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, MEASURES, NUMBER_WORDS, phrasesOf } from '@/lib/language/lexicon/lexicon';
import { isBeside, type Token } from '@/lib/language/lexicon/tokens';
import measureWords from '@/lib/language/lexicon/words/measures.json';

const THOUSAND = 1_000;

/** Numbers of another language that are ordinary words in this one: “once bred heifers”. */
const NO_NUMBERS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(),
  en: new Set(['once', 'son']),
  pt: new Set(),
};

/** What one word stands for; «dos» are two in Spanish, in Portuguese it says nothing. */
function valueAt(tokens: readonly Token[], at: number, locale: Locale): number | undefined {
  const word = tokens[at]?.text ?? '';
  if (tokens[at]?.kind !== 'word') return undefined;
  const own = NUMBER_WORDS[locale].get(word);
  if (own !== undefined || LITTLE.skip.get(word) || NO_NUMBERS[locale].has(word)) return own;
  return NUMBER_WORDS.es.get(word) ?? NUMBER_WORDS.pt.get(word) ?? NUMBER_WORDS.en.get(word);
}

/** Whether a smaller number fits into the places that a number leaves: «cien» and «veinte», “twenty” and “five”. */
const fits = (value: number, into: number, locale: Locale): boolean =>
  into === 0 || ((locale !== 'en' || into > 10) && [100, 10].some((place) => into % place === 0 && value < place));

/** A number below a thousand, or so many hundreds: «ciento veinte», “two dozen”, “fourteen hundred”. */
function smallAt(tokens: readonly Token[], from: number, locale: Locale): { value: number; to: number } {
  let value = 0;
  let to = from;
  for (let at = from; at < tokens.length; at += 1) {
    const one = valueAt(tokens, at, locale);
    const times = Number(MEASURES.multiples.get(tokens[at]?.text ?? ''));
    if (times && (value < 10 || (times === 100 && value < 100 && at === to))) value = Math.max(value, 1) * times;
    else if (one !== undefined && fits(one, value, locale)) value += one;
    else if (value > 0 && at === to && MEASURES.and.get(tokens[at]?.text ?? '')) continue;
    else break;
    to = at + 1;
  }
  return { value, to };
}

/** What follows a thousand: «dois mil e quinhentos», but not «dos mil y tres mil». */
function restAt(tokens: readonly Token[], at: number, locale: Locale): { value: number; to: number } {
  const and = MEASURES.and.get(tokens[at]?.text ?? '') ? 1 : 0;
  const rest = smallAt(tokens, at + and, locale);
  const isOther = and > 0 && (rest.value === 0 || MEASURES.scale.match(tokens, rest.to) !== null);
  return isOther ? { value: 0, to: at } : rest;
}

/** «Un año», «uno a dos años»: one of them, or the first of a range. */
function isAgeAt(tokens: readonly Token[], at: number, locale: Locale): boolean {
  const join = MEASURES.join.match(tokens, at)?.length ?? 0;
  const high = join > 0 ? smallAt(tokens, at + join, locale) : null;
  const typed = tokens[at + join]?.kind === 'number' ? at + join + 1 : null;
  return MEASURES.age.match(tokens, (high?.value ? high.to : join > 0 ? typed : null) ?? at) !== null;
}

/** Whether a price by weight is named, which small numbers are cents of: “two fifty a pound”. */
const isOfWeight = (tokens: readonly Token[], at: number): boolean => {
  const basis = MEASURES.basis.match(tokens, at)?.meaning;
  return basis !== undefined && basis !== 'head' && basis !== 'lot';
};

const WITH = /^(?:con|com)$/;

/** «Uno setenta el kilo», “two fifty a pound”: what the words after a number below ten are cents of; null if they aren't. */
function centsAt(tokens: readonly Token[], from: number, first: Small, locale: Locale) {
  // «Dos con noventa el kilo».
  const at = WITH.test(tokens[first.to]?.text ?? '') ? first.to + 1 : first.to;
  const cents = first.value < 10 && isBeside(tokens, first.to) ? smallAt(tokens, at, locale) : null;
  return cents && cents.value >= 10 && cents.value < 100 && isOfWeight(tokens, cents.to)
    ? { text: `${first.value}.${cents.value}`, length: cents.to - from }
    : null;
}

type Small = ReturnType<typeof smallAt>;

/** “Three fifty”, “twelve twenty five”: hundreds that English leaves unsaid; not “two ten month old heifers”. */
function hundredsUnsaid(tokens: readonly Token[], first: Small, locale: Locale): Small | null {
  const isShort = first.value < 20 || (first.value < 100 && first.value % 10 > 0);
  if (locale !== 'en' || !isShort || !isBeside(tokens, first.to)) return null;
  const rest = smallAt(tokens, first.to, locale);
  const others = first.value < 20 ? [MEASURES.age] : [MEASURES.age, MEASURES.weight];
  const isRest = rest.value >= 10 && rest.value < 100 && !others.some((unit) => unit.match(tokens, rest.to));
  return isRest ? { value: first.value * 100 + rest.value, to: rest.to } : null;
}

/** «Seis e quinhentos o par», «tres ochocientos el kilo»: thousands that are left unsaid before hundreds. */
function thousandsUnsaid(tokens: readonly Token[], first: Small, locale: Locale): Small | null {
  const isJoined = locale === 'pt' && tokens[first.to]?.text === 'e';
  if (locale === 'en' || first.value >= 100 || !isBeside(tokens, first.to)) return null;
  const rest = smallAt(tokens, first.to + Number(isJoined), locale);
  if (rest.value < 100 || rest.value >= THOUSAND || MEASURES.scale.match(tokens, rest.to)) return null;
  const isMoney = MEASURES.basis.match(tokens, rest.to) ?? MEASURES.currency.match(tokens, rest.to);
  const isLast = isJoined && rest.value % 100 === 0 && !MEASURES.weight.match(tokens, rest.to);
  return isMoney || isLast ? { value: first.value * THOUSAND + rest.value, to: rest.to } : null;
}

/** “Five to six hundred”: the hundreds of the first are said of the second alone. */
export function isOfHundreds(tokens: readonly Token[], value: number, to: number, locale: Locale): boolean {
  const high = to + (MEASURES.join.match(tokens, to)?.length ?? NaN);
  const typed = tokens[high]?.kind === 'number' ? { value: Number(tokens[high].text) * 100, to: high + 2 } : null;
  const end = typed ?? smallAt(tokens, high, locale);
  const isHundred = MEASURES.multiples.get(tokens[end.to - 1]?.text ?? '') === '100';
  return value < 20 && isHundred && end.value > value * 100 && end.value <= value * 100 * HUNDREDS_APART;
}

/** No range of hundreds ends at more times where it begins. */
const HUNDREDS_APART = 4;

/** Whether a token is part of a number in words. */
const isPart = (tokens: readonly Token[], at: number, locale: Locale): boolean => {
  const [text = '', value] = [tokens[at]?.text, valueAt(tokens, at, locale)];
  return (
    (value !== undefined && (value > 1 || text === 'one' || text === 'uno')) ||
    MEASURES.multiples.get(text) !== undefined
  );
};

/** Whether a number in words goes on behind a token without what was read of it: “three fifty six”. */
export const goesOn = (tokens: readonly Token[], at: number, locale: Locale): boolean =>
  isBeside(tokens, at) && isPart(tokens, at, locale);

/** Whether a number in words stands right before a token: «nueve» before «millones». */
export const isBehindNumber = (tokens: readonly Token[], at: number, locale: Locale): boolean =>
  isBeside(tokens, at) && isPart(tokens, at - 1, locale);

/** Whether a token is one of several words of a number, though nobody reads it: “two ten month old heifers”. */
export const isAmongNumbers = (tokens: readonly Token[], at: number, locale: Locale): boolean =>
  isPart(tokens, at, locale) && [at - 1, at + 1].some((other) => isPart(tokens, other, locale));

/** “Twenty two year old heifers” may be so many, or so old. */
const isCountOrAge = (tokens: readonly Token[], from: number, { value, to }: Small, locale: Locale): boolean =>
  locale === 'en' && to - from === 2 && value > 20 && value < 100 && MEASURES.age.match(tokens, to)?.meaning === 'year';

/** “Twenty five hundred pound steers” may weigh so much, or be twenty. */
const isCountOrWeight = (tokens: readonly Token[], from: number, { value, to }: Small): boolean =>
  to - from > 2 && value >= 2_000 && MEASURES.weight.match(tokens, to) !== null;

/** “Half a dozen”, “a couple of hundred”, «media docena»: a number that is none without the word before it. */
const PART_OF = phrasesOf({ yes: measureWords.partOf });
const isLink = (tokens: readonly Token[], at: number): boolean =>
  LITTLE.of.match(tokens, at) !== null || tokens[at]?.text === 'a';

const isPartOf = (tokens: readonly Token[], from: number): boolean =>
  MEASURES.multiples.get(tokens[from]?.text ?? '') !== undefined &&
  PART_OF.match(tokens, isLink(tokens, from - 1) ? from - 2 : from - 1) !== null;

const HALVES = phrasesOf({ yes: measureWords.halves });

/** «Media docena», “half a dozen”: how many words say six at a token. */
function halfDozenAt(tokens: readonly Token[], from: number): number {
  const of = isLink(tokens, from + 1) ? from + 2 : from + 1;
  const isHalf =
    HALVES.get(tokens[from]?.text ?? '') !== undefined && MEASURES.multiples.get(tokens[of]?.text ?? '') === '12';
  return isHalf ? of + 1 - from : 0;
}

const COUPLES = phrasesOf({ yes: measureWords.couples });

/** “A couple of ewes”: how many words say two at a token; not of a couple of months or hundreds, nor of “$200 a couple”. */
export function coupleAt(tokens: readonly Token[], from: number): number {
  if (/^(?:a|per)$/.test(tokens[from - 1]?.text ?? '') && tokens[from - 2]?.kind === 'number') return 0;
  const length = COUPLES.match(tokens, from)?.length ?? 0;
  const to = from + length;
  const isOfMore = [MEASURES.multiples, MEASURES.scale, MEASURES.age].some((words) => words.match(tokens, to));
  return isOfMore ? 0 : length;
}

/** Whether a number stands behind others that were not read: “three four and five years old”. */
export const isLastOfUnread = (tokens: readonly Token[], from: number, locale: Locale): boolean =>
  MEASURES.join.match(tokens, from - 1)?.length === 1 && [from - 2, from - 3].every((at) => isPart(tokens, at, locale));

/** What words at a token stand for, whatever follows them. */
function wholeAt(tokens: readonly Token[], from: number, locale: Locale): { text: string; length: number } | null {
  const first = smallAt(tokens, from, locale);
  if (isCountOrAge(tokens, from, first, locale) || isCountOrWeight(tokens, from, first)) return null;
  const cents = first.value > 0 ? centsAt(tokens, from, first, locale) : null;
  if (cents) return cents;
  const unsaid =
    first.value > 0 ? (hundredsUnsaid(tokens, first, locale) ?? thousandsUnsaid(tokens, first, locale)) : null;
  if (unsaid) return { text: String(unsaid.value), length: unsaid.to - from };
  const isThousand = (at: number) => MEASURES.scale.get(tokens[at]?.text ?? '') === 'thousand';
  const rest = isThousand(first.to) ? restAt(tokens, first.to + 1, locale) : null;
  if (rest && first.value + rest.value > 0)
    return { text: String(Math.max(first.value, 1) * THOUSAND + rest.value), length: rest.to - from };
  if (first.value > 0 && isOfHundreds(tokens, first.value, first.to, locale))
    return { text: String(first.value * 100), length: first.to - from };
  const isOne = first.value === 1 && !MEASURES.scale.match(tokens, first.to) && !isAgeAt(tokens, first.to, locale);
  return first.value === 0 || isOne ? null : { text: String(first.value), length: first.to - from };
}

/**
 * Reads a number that is written in words at a token, whole or not at all; null if there is none. A lonely «mil» is no
 * number here; «una» counts nothing, but «un millón» and «un año» do.
 */
export function writtenNumberAt(
  tokens: readonly Token[],
  from: number,
  locale: Locale,
): { text: string; length: number } | null {
  const half = halfDozenAt(tokens, from);
  if (half > 0) return { text: '6', length: half };
  const couple = coupleAt(tokens, from);
  if (couple > 0) return { text: '2', length: couple };
  if (isPartOf(tokens, from) || isBehindNumber(tokens, from, locale)) return null;
  const whole = wholeAt(tokens, from, locale);
  return whole && goesOn(tokens, from + whole.length, locale) ? null : whole;
}
