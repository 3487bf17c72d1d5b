import { CLASSES } from '@/lib/livestock/stock/classes';
import { LITTLE, MEASURES } from '@/lib/language/lexicon/lexicon';
import { valueOf } from '@/lib/language/quantities/quantity';
import { gapBefore, inSameClause, match, take, upTo, written, type Ad, type Part } from '../ad-text';
import { AROUND, OF_SEVERAL } from '../ad-words';
import { colourAt } from '../coats';
import { clauseEnd, clauseStart, tokensOf } from '../doubts/clauses';
import { isDayAt } from './dates';
import { quantityOf } from './quantity-of';
import { breedsAt, nounAt, sensesAt } from '../senses';
import type { Stock } from '../stock';

/** So many words say what one more animal is like: «una vaquillona Hereford preñada». */
const ONE_MORE_WORDS_MAX = 3;

const AND = /^(?:y|e|and|&|\+|mas|mais|plus)$/;
/** Of these, what adds to what was counted, and never says of how many of it something is true: «más 10 paridas». */
const PLUS = /^(?:\+|mas|mais|plus)$/;

/** Where «más», “plus”, «+» stands right before a token; null if it doesn't. */
export const plusBefore = (ad: Ad, at: number): number | null =>
  PLUS.test(ad.words[at - 1] ?? '') && inSameClause(ad, at - 1, at) && at > 1 ? at - 1 : null;

/** Whether animals are taken in exchange in the same part of the sentence: «permuto por toro y una vaquillona». */
const isBarter = (ad: Ad, at: number): boolean =>
  tokensOf(clauseStart(ad, at), at).some((one) => match(ad, AROUND.barter, one) !== null);

/** A word for one, before an animal: “a” is another word in Spanish and Portuguese. */
const isOneAt = (ad: Ad, at: number): boolean =>
  (ad.locale === 'en' ? /^(?:an?|one)$/ : /^(?:una?|uma?)$/).test(ad.words[at] ?? '');

/**
 * Where other animals begin that «y», “and”, «+» adds to those that were named: «más toros», “and a rooster”, «+ vitela 8
 * meses»; null if the words add none.
 */
export function addedBefore(ad: Ad, { from }: Part): number | null {
  const noun = breedsAt(ad, from - 1).length > 0 ? from - 1 : from;
  const isOne = isOneAt(ad, noun - 1) && AND.test(ad.words[noun - 2] ?? '') && inSameClause(ad, noun - 2, from);
  if (isBarter(ad, from)) return null;
  return isOne ? noun - 2 : (plusBefore(ad, noun) ?? (isOneAt(ad, noun - 1) ? plusBefore(ad, noun - 1) : null));
}

/** «14 hembras y un mardano», «50 preñadas, más 15 falladas»: whether words that nobody here knows count others. */
function countsUnknown(ad: Ad, at: number): boolean {
  const isKnown = sensesAt(ad, at + 2) !== null || LITTLE.skip.match(ad.tokens, at + 2) !== null;
  if (isKnown || ad.tokens[at + 2]?.kind !== 'word' || !inSameClause(ad, at + 2, at)) return false;
  const quantity =
    PLUS.test(ad.words[at] ?? '') && ad.tokens[at + 1]?.kind === 'number' ? quantityOf(ad, at + 1) : null;
  if (quantity) return quantity.unit.of === 'bare' && /^\d{1,4}$/.test(quantity.low) && !isDayAt(ad, at + 1);
  const counted = ad.facts.get('headCount')?.parts.at(-1)?.from ?? -1;
  return isOneAt(ad, at + 1) && inSameClause(ad, counted, at) && !inSameClause(ad, at + 3, at);
}

/** Reads such others, beside animals that were counted, as another lot. */
export function readUnknownOnes(ad: Ad, stock: Stock, at: number): number {
  const isMore = AND.test(ad.words[at] ?? '') && ad.facts.has('headCount') && stock.nouns.length > 0;
  if (!isMore || !countsUnknown(ad, at)) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return 3;
}

/**
 * Where one animal begins that is named in a part of the sentence of its own, or after «y», beside others that were
 * counted: «3 vacas en ordeñe y una vaquillona preñada de 7 meses», “and one Holstein heifer”; null if none does.
 */
export function oneMoreAt(ad: Ad, { from, length }: Part): number | null {
  const at = (breedsAt(ad, from - 1).length > 0 ? from - 1 : from) - 1;
  if (!isOneAt(ad, at) || !inSameClause(ad, at, from) || !ad.facts.has('headCount')) return null;
  const isOwn = !inSameClause(ad, at - 1, from);
  const isMore = isOwn
    ? !inSameClause(ad, from + length + ONE_MORE_WORDS_MAX, from)
    : AND.test(ad.words[at - 1] ?? '') && !isBarter(ad, from);
  return isMore ? at : null;
}

const ANOTHER = /^(?:otr[ao]|outr[ao]|another)$/;

/** So many words stand between how many there are and what they are: “60 mule gimmer lambs”. */
const COUNTED_MAX = 3;

/**
 * “Texel ram lambs. Also 60 mule gimmer lambs”: others of the same kind, with a number of their own, are another lot. Where
 * the first ones have a number too, two numbers say it already.
 */
export function readAlso(ad: Ad, stock: Stock, at: number): number {
  const also = match(ad, AROUND.also, at)?.length ?? 0;
  const isFirst = !inSameClause(ad, at - 1, at) && stock.nouns.length > 0;
  if (also === 0 || !isFirst || ad.facts.has('headCount') || ad.tokens[at + also]?.kind !== 'number') return 0;
  const counted = Array.from({ length: COUNTED_MAX }, (_, nth) => at + also + 1 + nth);
  const isOfKind = (one: number) => {
    const codes = nounAt(ad, one);
    return codes.length > 0 && codes.every((code) => stock.codes.includes(code));
  };
  if (!counted.some((one) => inSameClause(ad, one, at) && isOfKind(one))) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return also;
}

/** «Vaca con su becerra, 28 mil. Otra canela vacía, 17 mil»: what is said of another animal is none of the first's. */
export function readOneMore(ad: Ad, stock: Stock, at: number): number {
  const isFirst = !inSameClause(ad, at - 1, at) || (AND.test(ad.words[at - 1] ?? '') && at > 1);
  const [noun] = stock.nouns;
  if (!ANOTHER.test(ad.words[at] ?? '') || !isFirst || !noun || OF_SEVERAL.test(written(ad, noun))) return 0;
  const isOfAnimal = [at + 1, at + 2].some(
    (one) =>
      inSameClause(ad, one, at) &&
      sensesAt(ad, one)?.senses.some(({ stock: codes, state, breed }) => codes ?? state ?? breed),
  );
  if (!isOfAnimal || Number(ad.facts.get('headCount')?.value ?? 1) > 1) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return 1;
}

/** «12 toros negros y 4 colorados»: of another colour, beside those that were counted; not of 12 that are 8 and 4. */
export function readOtherCoat(ad: Ad, stock: Stock, at: number): number {
  const heads = Number(ad.facts.get('headCount')?.value ?? NaN);
  const counted = ad.facts.get('headCount')?.parts.at(-1)?.from ?? at;
  const isMore =
    ad.tokens[at]?.kind === 'number' &&
    AND.test(ad.words[at - 1] ?? '') &&
    inSameClause(ad, at - 1, at + 1) &&
    inSameClause(ad, counted, at) &&
    colourAt(ad, at + 1) > 0 &&
    Number(ad.words[at]) < heads &&
    !ad.tokens.slice(counted + 1, at).some(({ kind }) => kind === 'number');
  if (!isMore) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return 1;
}

/** So many tokens behind an animal a figure is its own. */
const OWN_FIGURE_MAX = 10;

/** «Égua 6 anos, R$ 12 mil. Burro de sela 8 anos»: whether an animal begins a sentence that has figures of its own. */
export function hasOwnFigure(ad: Ad, { from, length }: Part): boolean {
  if (!/[.;!?\n]/.test(gapBefore(ad, from))) return false;
  for (let at = from + length; at < from + length + OWN_FIGURE_MAX && at < ad.tokens.length; at += 1) {
    if (/[.;!?\n](?:\s|$)/.test(gapBefore(ad, at))) return false;
    if (ad.tokens[at]?.kind === 'number') return true;
  }
  return false;
}

const beginsLine = (ad: Ad, at: number): boolean => at === 0 || gapBefore(ad, at).includes('\n');

/** Whether a line begins at a token that names a breed, and then money. */
function isPricedBreed(ad: Ad, at: number): boolean {
  if (!beginsLine(ad, at) || breedsAt(ad, at).length === 0) return false;
  for (let next = at + 1; next < ad.tokens.length && !beginsLine(ad, next); next += 1)
    if (MEASURES.currency.match(ad.tokens, next)) return true;
  return false;
}

/** «SEMENTALES», and on lines of their own «Limousin 20 meses $85,000», «Charolais $78 mil»: each line is a lot. */
export function readBreedOfLine(ad: Ad, stock: Stock, at: number): number {
  if (!isPricedBreed(ad, at) || !tokensOf(0, at).some((one) => isPricedBreed(ad, one))) return 0;
  stock.lots += 1;
  ad.breaks.push(at);
  return 1;
}

/** So many words stand between a number in brackets and what it counts: “(7) registered Red Angus bred heifers”. */
const COUNTED_WORDS_MAX = 6;
const COUNT_MAX = 2_000;

/** Whether animals are named right before a number in brackets, with a breed or without, or on its line behind it. */
function isOfAnimals(ad: Ad, at: number): boolean {
  // «Sementales Dorper (3)».
  const noun = breedsAt(ad, at - 2).length > 0 && sensesAt(ad, at - 2)?.length === 1 ? at - 2 : at - 1;
  const isBefore = [1, 2, 3].some(
    (back) => nounAt(ad, noun - back).length > 0 && sensesAt(ad, noun - back)?.length === back,
  );
  const behind = tokensOf(at + 2, Math.min(at + 2 + COUNTED_WORDS_MAX, ad.tokens.length));
  const end = behind.findIndex((one) => ad.tokens[one]?.kind === 'number' || beginsLine(ad, one));
  return isBefore || (end < 0 ? behind : behind.slice(0, end)).some((one) => nounAt(ad, one).length > 0);
}

/** “Bulls (4)”, “(7) Angus heifers”, and “36 x” on a line of its own: numbers that count by where they stand. */
export function readSetApart(ad: Ad, stock: Stock, at: number): number {
  if (ad.tokens[at]?.kind !== 'number' || ad.facts.has('headCount')) return 0;
  const heads = valueOf(ad.words[at] ?? '');
  if (!Number.isInteger(heads) || heads < 1 || heads > COUNT_MAX) return 0;
  const isBracketed = ad.words[at - 1] === '(' && ad.words[at + 1] === ')';
  const isLine = beginsLine(ad, at) && /^[x×]$/.test(ad.words[at + 1] ?? '') && beginsLine(ad, at + 2);
  if (isBracketed && isOfAnimals(ad, at)) return take(ad, 'headCount', String(heads), upTo(at, at + 1));
  return isLine && stock.codes.length > 0 ? take(ad, 'headCount', String(heads), upTo(at, at + 2)) : 0;
}

/** «Toro a parte $ 3.200.000», “bull sold separately”: other animals are another lot. */
export const isApart = (ad: Ad, at: number): boolean =>
  inSameClause(ad, at, at - 1) && match(ad, AROUND.apart, at) !== null;

/** «Garrote 22 cab», «torete Nelore 30 cabezas». */
export function isCountedBehind(ad: Ad, { from, length }: Part): boolean {
  const end = from + length;
  const at = breedsAt(ad, end).length > 0 ? end + (sensesAt(ad, end)?.length ?? 1) : end;
  const isNumber = ad.tokens[at]?.kind === 'number' && inSameClause(ad, at + 1, from);
  return isNumber && match(ad, MEASURES.heads, at + 1) !== null;
}

export const isMeasured = (ad: Ad, { from, length }: Part): boolean => {
  const end = from + length;
  return ad.tokens[end]?.kind === 'number' && inSameClause(ad, end, from);
};

/** So many words stand between «también» and the animal: «también tengo un lindo toro». */
const ALSO_WORDS_MAX = 4;

/** Where «también», “also” stands before further animals without a number; null if it doesn't. */
export function alsoBefore(ad: Ad, noun: number): number | null {
  for (let at = noun - 1; at >= noun - ALSO_WORDS_MAX && inSameClause(ad, at, noun); at -= 1) {
    if (match(ad, AROUND.also, at)) return at;
    if (!match(ad, AROUND.alsoLinks, at)) return null;
  }
  return null;
}

/** Whether all that was named are chicks, which no word for layers is said of. */
export const areChicks = ({ codes }: Stock): boolean =>
  codes.length > 0 && codes.every((code) => CLASSES[code].family === 'chick');

const isPrice = (ad: Ad, at: number) => quantityOf(ad, at)?.unit.of === 'price';

/** «Pollos de 6 libras a $1,15, pollos criollos $12 c/u»: named again with a breed and a price of their own. */
function isPricedAnew(ad: Ad, { nouns: [first], breeds, otherBreeds }: Stock, { from, length }: Part): boolean {
  const isBreed =
    first !== undefined && breeds.length + otherBreeds.length === 0 && breedsAt(ad, from + length).length > 0;
  return (
    isBreed &&
    !inSameClause(ad, from - 1, from) &&
    tokensOf(first.from, from).some((at) => isPrice(ad, at)) &&
    tokensOf(from, clauseEnd(ad, from)).some((at) => isPrice(ad, at))
  );
}

const isAge = (ad: Ad, at: number) => ad.tokens[at]?.kind === 'number' && quantityOf(ad, at)?.unit.of === 'age';

/** «Cavalo 5 anos, 8 mil, égua 4 anos, 10 mil»: by other words, with an age of its own each. */
const isAgedAnew = (ad: Ad, { nouns: [first, second] }: Stock, { from, length }: Part): boolean =>
  first !== undefined &&
  second === undefined &&
  ![first, { from, length }].some((noun) => OF_SEVERAL.test(written(ad, noun))) &&
  !inSameClause(ad, from - 1, from) &&
  [first.from, from].every((at) => tokensOf(at, clauseEnd(ad, at)).some((one) => isAge(ad, one)));

/** Whether animals that were named before are named again as others, with a price or an age of their own. */
export const isNamedAnew = (ad: Ad, stock: Stock, part: Part): boolean =>
  isPricedAnew(ad, stock, part) || isAgedAnew(ad, stock, part);
