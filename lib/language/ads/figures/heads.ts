import { endOfBlood } from '@/lib/language/lexicon/bloods';
import { LITTLE, MEASURES, NUMBER_WORDS, type Sense } from '@/lib/language/lexicon/lexicon';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, YOUNG_FAMILIES } from '@/lib/livestock/stock/roles';
import { valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { gapBefore, inSameClause, leaveUnread, markUsed, match, take, upTo, written, type Ad } from '../ad-text';
import { AGES, AROUND, OF_SEVERAL } from '../ad-words';
import type { AdField } from '../dto';
import { clauseEnd, clauseStart, tokensOf } from '../doubts/clauses';
import { endOfNamed } from '../doubts/equipment';
import { breedsAt, isPairOf, nounAt, sensesAt } from '../senses';
import { forgetAnimals } from './taken-back';
import { endOfYoung, sexesOfYoung } from './young';
import type { Stock } from '../stock';
import { numberAt } from '../terms';
import { isRising } from './ages';

import { isDayAt } from './dates';
import { quantityOf } from './quantity-of';

const HEADS_MAX = 100_000;
const HEAD_WORDS_MAX = 5;
/** More young than these no mother has at once. */
const YOUNG_OF_ONE_MAX = 3;

const OR_WORDS = new Set(['o', 'ou', 'or', 'u', 'y', 'e', 'and']);

/** «18.000 ou troco em bezerras», “3000 or trade for cows”: what stands before a word of barter is money. */
const isBarter = (ad: Ad, at: number): boolean =>
  [at, at + 1].some((one) => inSameClause(ad, one, at) && match(ad, AROUND.barter, one) !== null) &&
  (OR_WORDS.has(ad.words[at] ?? '') || match(ad, AROUND.barter, at) !== null);

/** So many words stand between a word of barter and what is taken: «troco em 6 bezerros», “trade for up to 6”. */
const BARTER_WORDS_MAX = 4;

/** «Troco em 6 bezerros», “will trade for 6 heifers”: what its writer takes in exchange. */
const isTaken = (ad: Ad, stock: Stock, at: number): boolean =>
  stock.codes.length === 0 ? isTakenForThing(ad, at) : isTakenFor(ad, at);

/** «Troco moto 160 em 2 novilhas»: for a thing, which stands between. */
const isTakenForThing = (ad: Ad, at: number): boolean =>
  BARTER_LINK.test(ad.words[at - 1] ?? '') &&
  tokensOf(clauseStart(ad, at), at - 2).some((one) => match(ad, AROUND.barter, one) !== null);

const BARTER_LINK = /^(?:em|en|por|for|x)$/;

const isTakenFor = (ad: Ad, at: number): boolean =>
  Array.from({ length: BARTER_WORDS_MAX }, (_, nth) => at - 1 - nth).some(
    (one) =>
      inSameClause(ad, one, at) &&
      match(ad, AROUND.barter, one) !== null &&
      ad.words.slice(one + 1, at).every((word) => TAKEN_LINK.test(word)),
  );

const TAKEN_LINK = /^(?:em|en|por|for|x|up|to|hasta|unos|unas|uns|umas|about|com|con|with|de)$/;

/** “120 1.5yo Merino ewes”: where an age ends that stands between a number and what it counts. */
function endOfAge(ad: Ad, at: number): number {
  const quantity = ad.tokens[at]?.kind === 'number' && ad.locale === 'en' ? quantityOf(ad, at) : null;
  if (quantity?.unit.of !== 'age') return at;
  const own = match(ad, AGES.own, quantity.to);
  return quantity.to + (own?.length ?? 0);
}

/** The tokens up to the noun or breed that a number counts; 0 if it counts none. */
export function countedAt(ad: Ad, from: number): number {
  if (isDayAt(ad, from - 1) || isBarter(ad, from)) return 0;
  for (let at = from; at < from + HEAD_WORDS_MAX && inSameClause(ad, at, from - 1); at += 1) {
    // “12 x Angus heifers”.
    if (at === from && /^[x×]$/.test(ad.words[at] ?? '')) continue;
    if (isRising(ad, at)) at += 2;
    at = endOfAge(ad, at);
    // “40 1/2 blood Wagyu heifers”, “320 1st cross ewes”.
    if (ad.tokens[at]?.kind !== 'word') at = endOfBlood(ad.tokens, at);
    if (ad.tokens[at]?.kind === 'number' && breedsAt(ad, at).length > 0) return at;
    if (ad.tokens[at]?.kind !== 'word' || match(ad, AROUND.loads, at)) return 0;
    // «Machos a 62 y hembras a 58».
    if (at === from && MEASURES.and.match(ad.tokens, at)) return 0;
    if (at === from && (match(ad, AROUND.noCount, at) || match(ad, AROUND.forEach, at))) return 0;
    const found = sensesAt(ad, at);
    if (endOfNamed(ad, at) > at) return 0;
    if (found?.senses.some(({ stock, breed, sex }) => stock ?? breed ?? sex)) return at;
    if (found) at += found.length - 1;
  }
  return 0;
}

/** Reads that there are two, “pair of bred Highland heifers”, or so many yokes of two: «2 yuntas de bueyes». */
export function readPair(ad: Ad, at: number): number {
  if (ad.facts.has('headCount')) return 0;
  const count = numberAt(ad, at) ?? NUMBER_WORDS[ad.locale].get(ad.words[at] ?? '');
  const yokes = match(ad, AROUND.yokes, at + 1) ? Number(count ?? 0) : 0;
  const isOfOxen = inSameClause(ad, at + 1, at) && nounAt(ad, countedAt(ad, at + 1)).includes('ox');
  if (yokes > 0 && isOfOxen) return take(ad, 'headCount', String(2 * yokes), upTo(at, at + 1));
  const isPair = isPairOf(ad, at) && countedAt(ad, at + 1) + countedAt(ad, at + 2) > 0;
  return isPair ? take(ad, 'headCount', '2', upTo(at, at + 1)) : 0;
}

/** Whether a part of a sentence is of animals that are sold by themselves. */
const isApart = (ad: Ad, at: number): boolean =>
  !inSameClause(ad, at - 1, at) && tokensOf(at, clauseEnd(ad, at)).some((one) => match(ad, AROUND.apart, one) !== null);

/** Begins another lot. */
function breakAt(ad: Ad, stock: Stock, at: number, length: number): number {
  stock.lots += 1;
  ad.breaks.push(at);
  return length;
}

/** Where the animals of a breed are named, behind it: “1 Katahdin ram”. */
function nounBehind(ad: Ad, at: number): number {
  const found = sensesAt(ad, at);
  const next = at + (found?.length ?? 1);
  const isBreed = found?.senses.every(({ breed }) => breed) ?? false;
  return isBreed && inSameClause(ad, next, at) && nounAt(ad, next).length > 0 ? next : at;
}

const conceptsAt = (ad: Ad, at: number): string[] =>
  sensesAt(ad, at)?.senses.flatMap(({ stock, concept }) => (stock ? [concept] : [])) ?? [];

/** A number before animals that were counted already is what they weigh or cost, if it is so much higher. */
const FIGURE_TIMES = 5;

const FIGURE_MIN = 100;

/** Before a singular, «4500 vaca», so many times more than were counted are a price. */
const PRICE_TIMES = 20;

/** «7 cabras e 2 bodes … 800 bode», “50 steers … 725 steers”: no further animals, but their price or weight. */
function isFigureOf(ad: Ad, stock: Stock, noun: number, heads: number): boolean {
  const concepts = conceptsAt(ad, noun);
  const counts = concepts.flatMap((concept) => stock.counted.get(concept) ?? []);
  const isSingular = !/s$/i.test(ad.words[noun] ?? '') && heads >= FIGURE_MIN;
  const known = Number(ad.facts.get('headCount')?.value ?? NaN);
  if (isSingular && heads > PRICE_TIMES * known) return true;
  if (isSingular && (counts.length > 0 || concepts.some((concept) => stock.concepts.has(concept)))) return true;
  if (heads >= FIGURE_MIN && counts.some((count) => heads > PRICE_TIMES * count)) return true;
  const isFigure = counts.some((count) => known > count && heads > known && heads > FIGURE_TIMES * count);
  if (isFigure && heads >= FIGURE_MIN) return true;
  if (counts.length === 0) concepts.forEach((concept) => stock.counted.set(concept, heads));
  return false;
}

/** “Steers 725 heifers 680”, “does 200 buck 300”: right behind animals that were named before, a number is theirs. */
function isOfNounBefore(ad: Ad, stock: Stock, at: number): boolean {
  if (!inSameClause(ad, at - 1, at) || ad.tokens[at - 2]?.kind === 'number') return false;
  const codes = nounAt(ad, at - 1);
  const isAgain = stock.nouns.some(({ from }) => from < at - 1) && codes.some((code) => stock.codes.includes(code));
  return codes.length > 0 && (isAgain || stock.lots > 1);
}

const MALE = /\b(?:machos?|males?)\b/i;

const FEMALE = /(?:\bhembras?|\bf[eê]meas?|\bfemales?)\b/i;

export const OPPOSITE = { male: 'female', female: 'male', mixed: undefined } as const;

/** Whether «y» stands right before a number. */
const isAndBefore = (ad: Ad, at: number): boolean =>
  ad.words[at - 1] === '+' || MEASURES.and.match(ad.tokens, at - 1) !== null;

/** So many words stand between a group and what it weighs. */
const WEIGHT_WORDS_MAX = 3;

const isWeighedAfter = (ad: Ad, noun: number): boolean =>
  Array.from({ length: WEIGHT_WORDS_MAX }, (_, nth) => noun + 1 + nth).some(
    (at) => inSameClause(ad, at, noun) && numberAt(ad, at) !== null && quantityOf(ad, at)?.unit.of === 'weight',
  );

/**
 * Whether a number counts a further group: «85 machos de 160 a 185 kg y 40 hembras de 150 kg», or animals beside those
 * that have no number yet, «chivas Anglo Nubian, y 1 castrón».
 */
function isFurther(
  ad: Ad,
  stock: Stock,
  { at, noun, sex, heads }: { at: number; noun: number; sex: Sense['sex']; heads: number },
): boolean {
  if (noun === 0 || stock.nouns.length === 0) return false;
  const known = ad.facts.get('headCount')?.value;
  const isAdded = isAndBefore(ad, at);
  if (sex) {
    const others = stock.sexes.filter((one) => one.sex !== sex && one.heads !== heads);
    const isNamed = stock.nouns.some((one) => (sex === 'female' ? MALE : FEMALE).test(written(ad, one)));
    const isOtherSex = isNamed || stock.states.some((state) => state.sex !== undefined && state.sex === OPPOSITE[sex]);
    const isWeighed = ['weight', 'weightMin'].some((field) =>
      ad.facts.get(field as AdField)?.parts.some((weight) => others.some(({ from }) => weight.from > from)),
    );
    // «45 cabezas, 25 machos de 200 kg y 20 hembras»: both are of the lot.
    const all = others.reduce((sum, one) => sum + one.heads, heads);
    if (known === undefined || [heads, all].includes(Number(known))) return false;
    return others.length > 0 ? isWeighed && isWeighedAfter(ad, noun) : isAdded || isOtherSex;
  }
  const named = sensesAt(ad, noun)?.senses.flatMap(({ stock: codes, concept }) => (codes ? [concept] : [])) ?? [];
  const [first] = stock.nouns;
  const isNew = named.length > 0 && !named.some((concept) => stock.concepts.has(concept));
  return isNew && isAdded && known === undefined && first !== undefined && /s$/i.test(written(ad, first));
}

/** «Ovelhas Santa Inês, 25 matrizes»: the word for females of any kind says nothing else of those that were named. */
const isFemaleOf = (stock: Stock, concepts: readonly string[]): boolean =>
  concepts.includes('female') && stock.codes.some((code) => CLASSES[code].sex === 'female');

/** «5 bottle calves, 3 bull 2 heifers»: how many of each sex there are among the young that were counted; 0 if not. */
function partsOfYoung(ad: Ad, stock: Stock, at: number): number {
  const known = Number(ad.facts.get('headCount')?.value ?? NaN);
  const areYoung = stock.codes.every(
    (code) => YOUNG_FAMILIES.has(CLASSES[code].family) || CLASSES[code].family === 'cow',
  );
  if (!areYoung) return 0;
  let [to, sum, groups] = [at, 0, 0];
  while (ad.clauses[to] !== undefined && sum < known) {
    const next = MEASURES.and.match(ad.tokens, to) && groups > 0 ? to + 1 : to;
    const noun = ad.tokens[next]?.kind === 'number' ? next + 1 : -1;
    if (noun < 0 || nounAt(ad, noun).length === 0) break;
    sum += Number(ad.words[next]);
    groups += 1;
    to = noun + (sensesAt(ad, noun)?.length ?? 1);
  }
  return groups > 1 && sum === known ? to - at : 0;
}

/** «TORITOS BRANGUS», and on the next line «8 toros de 2 años»: a heading names the animals that are counted below it. */
function isOfHeading(ad: Ad, stock: Stock, at: number, codes: readonly ClassCode[]): boolean {
  const kindOf = (of: readonly ClassCode[]) =>
    new Set(of.map((code) => `${CLASSES[code].category} ${CLASSES[code].sex}`));
  const [own, other] = [kindOf(stock.codes), kindOf(codes)];
  const isLine = /\n/.test(gapBefore(ad, at));
  const isFirst = stock.nouns.every(({ from }) => inSameClause(ad, from, 0) || inSameClause(ad, from, at - 1));
  return isLine && isFirst && own.size === 1 && other.size === 1 && [...own].every((kind) => other.has(kind));
}

/** «¡Chivos! 30 chivitos»: a word for their kind that nothing is said of, right before young ones that are counted. */
function isOfExclamation(ad: Ad, { codes: kinds, nouns }: Stock, at: number, codes: readonly ClassCode[]): boolean {
  const [noun, other] = nouns;
  const isAlone = noun?.length === 1 && !other && at === noun.from + 1 && !inSameClause(ad, noun.from - 1, noun.from);
  const areYoung = areAllYoung(codes);
  const isOfKind = codes.every((code) => kinds.some((kind) => CLASSES[kind].category === CLASSES[code].category));
  return isAlone && areYoung && isOfKind && /[!:]/.test(gapBefore(ad, at));
}

/** “Each pen holds 20 head”, «lleva 15 animales»: how many a thing has room for. */
const isCapacity = (ad: Ad, at: number): boolean =>
  ad.tokens[at]?.kind === 'number' &&
  inSameClause(ad, at - 1, at) &&
  /^(?:holds?|hauls?|fits|carries|lleva|carga|carrega|caben?|cabem)$/.test(ad.words[at - 1] ?? '');

/** «18 la docena»: what a price is for. */
function isByDozen(ad: Ad, at: number): boolean {
  const dozen = [at, at + 1].find((one) => /^(?:docena|duzia|dozen)$/.test(ad.words[one] ?? '')) ?? NaN;
  return /^(?:la|a|x|por|the|per|\/)$/.test(ad.words[dozen - 1] ?? '') && ad.tokens[dozen - 2]?.kind === 'number';
}

/** «45 mchs y 38 hembras»: whether a number counts what nobody here knows. */
const isUnknownCount = (ad: Ad, at: number): boolean =>
  inSameClause(ad, at, at + 3) &&
  numberAt(ad, at) !== null &&
  quantityOf(ad, at)?.unit.of === 'bare' &&
  ad.tokens[at + 1]?.kind === 'word' &&
  !ad.used.has(at) &&
  !sensesAt(ad, at + 1) &&
  !match(ad, AROUND.noCount, at + 1) &&
  !LITTLE.skip.match(ad.tokens, at + 1);

/** Reads how many animals there are; another number of other animals begins another lot. */
export function readHeads(ad: Ad, stock: Stock, quantity: Quantity, at: number): number {
  const { low, high, unit, compare, scale, from, to } = quantity;
  const part = upTo(at, to);
  const heads = Number(valueOf(low)) * (scale?.by ?? 1);
  if (high !== undefined || !(heads >= 1 && heads < HEADS_MAX) || !Number.isInteger(heads)) return part.length;
  const value = String(heads);
  // «Mas 1 toro» is one more.
  if ((compare === 'min' && !/^(?:mas|plus)$/.test(ad.words[at] ?? '')) || compare === 'max') return part.length;
  if (isTaken(ad, stock, at)) {
    stock.otherClause = ad.clauses[at];
    return leaveUnread(ad, upTo(at, (unit.of === 'bare' ? countedAt(ad, to) : 0) + 1 || to)) && part.length;
  }
  const ofYoung = unit.of === 'bare' ? sexesOfYoung(ad, stock, to - 1) : null;
  // «80 ovejas con 60 corderos al pie»: some have none.
  if (ofYoung !== null && heads < Number(ad.facts.get('headCount')?.value)) stock.partConcepts.add('with_young');
  if (ofYoung !== null) return leaveUnread(ad, upTo(at, ofYoung)) && markUsed(ad, upTo(at, ofYoung));
  const noun = unit.of === 'bare' ? countedAt(ad, to) : 0;
  if (isCapacity(ad, at) || (noun === 0 && isByDozen(ad, at))) return leaveUnread(ad, part);
  // «80 vacas de invernada. 18 piezas preñadas aparte».
  const before = ad.facts.get('headCount')?.value;
  if (before === undefined && noun > 0 && isAndBefore(ad, at) && isUnknownCount(ad, at - 3))
    return breakAt(ad, stock, at, part.length);
  if (unit.of === 'heads' && before !== undefined && before !== value && isApart(ad, at))
    return breakAt(ad, stock, at, part.length);
  const young = heads <= YOUNG_OF_ONE_MAX && noun > 0 ? endOfYoung(ad, stock, { from: at, to }, noun) : null;
  if (young !== null) return leaveUnread(ad, upTo(at, young)) && markUsed(ad, upTo(at, young));
  if (noun > 0 && (isOfNounBefore(ad, stock, at) || isFigureOf(ad, stock, noun, heads))) return part.length;
  const codes = noun ? nounAt(ad, nounBehind(ad, noun)) : [];
  const isFemale = noun > 0 && isFemaleOf(stock, conceptsAt(ad, noun));
  const isOther =
    codes.length > 0 && stock.codes.length > 0 && !isFemale && !codes.some((code) => stock.codes.includes(code));
  const sex = noun ? sensesAt(ad, noun)?.senses.find((sense) => sense.sex)?.sex : undefined;
  if (sex) stock.sexes.push({ sex, heads, ...upTo(at, noun + 1) });
  const known = ad.facts.get('headCount')?.value;
  // «Cabra con cría $400, 3 secas»: one, whose price is said, and others.
  const [first] = stock.nouns;
  const isBesideOne =
    known === undefined && heads > 1 && noun > 0 && first !== undefined && ad.priceEnd > first.from && stock.lots === 1;
  if (isBesideOne && !OF_SEVERAL.test(written(ad, first)) && !/\n/.test(gapBefore(ad, at)))
    return breakAt(ad, stock, at, part.length);
  if (isOther && match(ad, AROUND.sireLinks, from)) return part.length;
  const likely = known ?? ad.deduced.find(({ field }) => field === 'headCount')?.value;
  const isOfOther = likely !== undefined && likely !== value && codes.length > 0;
  const parts = isOther || isOfOther ? partsOfYoung(ad, stock, at) : 0;
  if (parts > 0) return leaveUnread(ad, upTo(at, at + parts)) && markUsed(ad, upTo(at, at + parts));
  if (isOther && known === undefined && isOfExclamation(ad, stock, at, codes)) {
    forgetAnimals(ad, stock);
    return take(ad, 'headCount', value, part);
  }
  if (isOther && known === undefined && isOfHeading(ad, stock, at, codes)) {
    stock.codes = [...stock.codes, ...codes];
    stock.isMixed = true;
    return take(ad, 'headCount', value, part);
  }
  if (isFurther(ad, stock, { at, noun, sex, heads })) return breakAt(ad, stock, at, part.length);
  if (isOther || isOfOther) return breakAt(ad, stock, at, part.length);
  if (sex && known !== undefined && known !== value) return part.length;
  return take(ad, 'headCount', value, part);
}
