import { AGE_MAX_MONTHS } from '@/lib/livestock/facts/limits';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, YOUNG_FAMILIES } from '@/lib/livestock/stock/roles';
import { LITTLE, MEASURES } from '@/lib/language/lexicon/lexicon';
import { PREGNANCY_MONTHS, valueOf, type Quantity } from '@/lib/language/quantities/quantity';
import { gapBefore, isNegation, inSameClause, leaveUnread, match, take, upTo, type Ad } from '../ad-text';
import { AGES, AROUND, FACT_PHRASES } from '../ad-words';
import { doubtOf } from '../doubts/unsure';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { ofSome } from '../doubts/some';
import { namesYoungAt } from './young';
import { isInYoung, nounAt, sensesAt } from '../senses';
import { isOfOther, isOfParent } from '../doubts/elsewhere';
import type { Stock } from '../stock';
import { isAt, numberAt } from '../terms';

const OTHER_SIDE = {
  weightMin: 'weightMax',
  weightMax: 'weightMin',
  ageMin: 'ageMax',
  ageMax: 'ageMin',
} as const;

/** «No mayores de 3 años» are at most so old. */
export function flipped(ad: Ad, limit: keyof typeof OTHER_SIDE, at: number): keyof typeof OTHER_SIDE {
  if (!isNegation(ad, at - 1)) return limit;
  const isSaid = match(ad, MEASURES.compare, at - 1) !== null;
  return isSaid ? limit : OTHER_SIDE[limit];
}

/** Where a negation before a limit begins: it is a part of it. */
const withNegation = (ad: Ad, at: number) => (isNegation(ad, at - 1) ? at - 1 : at);

/** So many words such as «de», «aprox.» stand between an age and what it is of. */
const LINKS_MAX = 4;
/** States that begin one day, since when a time may be said: «paridas 2 meses». */
const DATED = new Set(['calving', 'served', 'with_young', 'in_milk', 'dry', 'open', 'three_in_one']);
/** A younger female is in none of them, and a younger calf is not weaned. */
const DATED_MONTHS = 12;
const WEANED_MONTHS = 5;

/** What stands beside a duration: an end of its part of the sentence, what is read of the animals, or other words. */
type Side = { of: 'end' | 'known' | 'other'; at: number; isLinked: boolean };

function leftOf(ad: Ad, at: number): Side {
  for (let back = at - 1; back >= at - 1 - LINKS_MAX; back -= 1) {
    const isLinked = back < at - 1;
    const isLabel = /:\s*$/.test(gapBefore(ad, back + 1)) && ad.clauses[back] !== undefined;
    const isEnd = !inSameClause(ad, back, at) || ad.tokens[back]?.kind === 'sign';
    if (isEnd && !isLabel) return { of: 'end', at: back, isLinked };
    if (ad.used.has(back) || isOfAnimals(ad, back)) return { of: 'known', at: back, isLinked };
    if (!isLabel && isNamedBefore(ad, back)) return { of: 'known', at: back, isLinked };
    if (isLabel || AGES.leftLinks.get(ad.words[back] ?? '') === undefined) return { of: 'other', at: back, isLinked };
  }
  return { of: 'other', at, isLinked: true };
}

/** So many words that nobody here knows stand between animals and their age: «ponedoras Hy Line Brown 16 semanas». */
const NAMES_MAX = 3;
/** What was done with them, perhaps for so long: «suplementados 2 meses». */
const DONE = /(?:[ai]d[oa]s?|ed|ing|[ae]ndo)$/;

/** Whether words that end at a token are names after a noun or a breed. */
function isNamedBefore(ad: Ad, at: number): boolean {
  for (let back = at; back > at - NAMES_MAX && inSameClause(ad, back, at); back -= 1) {
    const { kind, text = '' } = ad.tokens[back] ?? {};
    const isIdle = LITTLE.skip.get(text) ?? AGES.leftLinks.get(text) ?? AGES.noBefore.get(text) ?? AGES.no.get(text);
    if (kind !== 'word' || isIdle || (DONE.test(text) && !isLarge(ad, back)) || isNegation(ad, back)) return false;
    if (ad.used.has(back - 1) && inSameClause(ad, back - 1, at) && isStock(ad, back - 1)) return true;
  }
  return false;
}

const isStock = (ad: Ad, at: number): boolean =>
  [at, at - 1, at - 2].some((from) => {
    const found = sensesAt(ad, from);
    return (
      found !== null &&
      from + found.length > at &&
      found.senses.some(({ stock, breed, state, concept }) => stock ?? breed ?? (state && !DATED.has(concept)))
    );
  });

const isOfAnimals = (ad: Ad, at: number): boolean =>
  sensesAt(ad, at) !== null || match(ad, OTHER_BREEDS, at) !== null || match(ad, FACT_PHRASES, at) !== null;

function rightOf(ad: Ad, to: number): Side {
  for (let at = to; at <= to + LINKS_MAX; at += 1) {
    const isLinked = at > to;
    const kind = inSameClause(ad, at, to - 1) ? ad.tokens[at]?.kind : 'sign';
    if (kind === 'sign') return { of: 'end', at, isLinked };
    if (kind === 'number' || isOfAnimals(ad, at) || isNegation(ad, at)) return { of: 'known', at, isLinked };
    if (AROUND.headsAfter.get(ad.words[at] ?? '') || match(ad, AROUND.weightBefore, at))
      return { of: 'known', at, isLinked };
    if (LITTLE.where.match(ad.tokens, at) && isLarge(ad, at + 1)) return { of: 'end', at, isLinked };
    if (isLarge(ad, at) && !ad.isLarge) return { of: 'end', at, isLinked };
    if (AGES.links.get(ad.words[at] ?? '') === undefined) return { of: 'other', at, isLinked };
  }
  return { of: 'other', at: to, isLinked: true };
}

const isLarge = ({ text, tokens }: Ad, at: number): boolean =>
  /\p{Lu}/u.test(text.charAt(tokens[at]?.start ?? text.length));

/** Whether words for the young of mothers stand between them and an age that only young ones have. */
function isOfYoung(ad: Ad, stock: Stock, at: number, months: number): boolean {
  const isYoung = (codes: readonly (keyof typeof CLASSES)[]) => codes.length > 0 && areAllYoung(codes);
  if (stock.codes.length === 0 || isYoung(stock.codes) || months >= DATED_MONTHS) return false;
  const clause = ad.clauses[at] ?? 0;
  for (let back = at - 1; back >= 0 && (ad.clauses[back] ?? 0) >= clause - 1; back -= 1) {
    if (isYoung(nounAt(ad, back))) return true;
    const concepts = sensesAt(ad, back)?.senses.map(({ concept }) => concept) ?? [];
    if (concepts.includes('with_young') || concepts.includes('three_in_one')) return true;
    if (nounAt(ad, back).length > 0) return false;
  }
  return false;
}

/** Whether a word for animals stands in the same part of the sentence. */
function isAmongAnimals(ad: Ad, at: number): boolean {
  const isHere = (one: number) => inSameClause(ad, one, at);
  for (let back = at - 1; isHere(back); back -= 1) if (nounAt(ad, back).length > 0) return true;
  for (let next = at; isHere(next); next += 1) if (nounAt(ad, next).length > 0) return true;
  return false;
}

/** So many words of a breed stand between an age and its animal: “3 yr old Hereford bull”. */
const BREED_WORDS_MAX = 3;

/** The classes of the animals that are named behind an age, perhaps with their breed before. */
function nounBehind(ad: Ad, to: number): readonly ClassCode[] {
  for (let at = to; at < to + BREED_WORDS_MAX && inSameClause(ad, at, to - 1);) {
    const codes = nounAt(ad, at);
    if (codes.length > 0) return codes;
    const found = sensesAt(ad, at);
    if (!found?.senses.some(({ breed }) => breed)) return [];
    at += found.length;
  }
  return [];
}

/** “Bulls, yearlings 3500, two year olds 4500”: of those with a price of their own, beside others of another age. */
const isOfSomePriced = (ad: Ad, stock: Stock, to: number): boolean =>
  /^olds$/.test(ad.words[to - 1] ?? '') &&
  stock.nouns.length > 0 &&
  inSameClause(ad, to, to - 1) &&
  /^\d[\d.,]{2,}$/.test(ad.words[to] ?? '') &&
  !inSameClause(ad, to + 1, to);

/** Whether a duration is the animals' age: by its own words, or by what stands before and behind it. */
function isAge(ad: Ad, stock: Stock, at: number, to: number, months: number): boolean {
  if (match(ad, AROUND.ago, at - 1) || match(ad, AROUND.ago, to) || isOfYoung(ad, stock, at, months)) return false;
  // “With 6 wk heifer calf at foot”.
  const isBeforeYoung = inSameClause(ad, to, at) && namesYoungAt(ad, to) && months < DATED_MONTHS;
  if (isBeforeYoung && !areAllYoung(stock.codes)) return false;
  // «25 años en el rubro».
  const next = nounBehind(ad, to);
  if (isOfParent(ad, stock, at)) return false;
  if (isOfOther(ad, stock, at)) return false;
  const isOfOthers = next.length > 0 && stock.codes.length > 0 && !next.some((code) => stock.codes.includes(code));
  if (isOfOthers) return false;
  const own = Array.from({ length: to - at }, (_, nth) => at + nth);
  const isNamed =
    own.some((one) => match(ad, AGES.own, one)) ||
    match(ad, AGES.after, to) !== null ||
    [1, 2, 3].some((back) => {
      const found = AGES.before.match(ad.tokens, at - back);
      return found !== null && found.length >= back - 1 && ad.words[at - 1] !== undefined;
    });
  if (isOfSomePriced(ad, stock, to)) return false;
  const [left, right] = [leftOf(ad, at), rightOf(ad, to)];
  // “2 yr old pasture”: of something else, unless animals are spoken of beside it.
  if (isNamed) return right.of !== 'other' || isAmongAnimals(ad, at);
  const isNone = (next: number) => inSameClause(ad, next, at) && match(ad, AGES.no, next) !== null;
  if (left.of === 'other' || isNone(right.at) || isNone(to)) return false;
  const concepts = left.of === 'known' ? (sensesAt(ad, left.at)?.senses.map(({ concept }) => concept) ?? []) : [];
  if (concepts.some((concept) => DATED.has(concept)) && months < DATED_MONTHS) return false;
  const isAtWeaning =
    ad.words[left.at + 1] === 'a' || ad.words[left.at + 1] === 'at' || (!left.isLinked && months < WEANED_MONTHS);
  if (concepts.includes('weaned') && isAtWeaning) return false;
  if (right.of !== 'other') return true;
  const isBeside = left.of === 'known' && sensesAt(ad, left.at) !== null;
  return isBeside && !right.isLinked && concepts.every((concept) => !DATED.has(concept));
}

/** Ages of a list are no farther apart: «mulas 2, 8 y 10 años» are two mules. */
const LIST_STEP_MAX = 3;

/** «3, 4 and 5 years»: where a list of ages begins. */
function listStart(ad: Ad, at: number): number {
  let from = at;
  const isNear = (one: number) => {
    const step = Number(numberAt(ad, one + 1)) - Number(numberAt(ad, one));
    return step > 0 && step <= LIST_STEP_MAX;
  };
  while (isNear(from - 1) && /^\s*,\s*$/.test(gapBefore(ad, from)) && !ad.used.has(from - 1)) from -= 1;
  return from;
}

/** Reads the animals' age, or how long they are in young; a time of something else stays unread. */
export function readAge(ad: Ad, stock: Stock, { low, high, unit, compare, to }: Quantity, at: number): number {
  if (unit.of !== 'age') return to - at;
  const months = (number: string) => String(Math.round(valueOf(number) * unit.factor));
  const part = upTo(at, to);
  if (Number(months(high ?? low)) > AGE_MAX_MONTHS) return part.length;
  const isInYoung =
    (sensesAt(ad, at - 1)?.senses.some(({ concept }) => concept === 'bred') ?? false) ||
    [1, 2].some((back) => match(ad, AROUND.pregnancyBefore, at - back)?.length === back);
  const doubt = isInYoung ? doubtOf(ad, part) : null;
  if (doubt) return leaveUnread(ad, part, doubt);
  const someInYoung = isInYoung ? ofSome(ad, upTo(at - 1, to)) : null;
  if (someInYoung) return leaveUnread(ad, someInYoung) && part.length;
  const isMonths = isInYoung && Number(months(high ?? low)) < PREGNANCY_MONTHS;
  if (isMonths && isOfOther(ad, stock, at)) return leaveUnread(ad, part);
  if (isMonths) return high === undefined ? take(ad, 'traits.monthsPregnant', months(low), part) : part.length;
  if (!isAge(ad, stock, at, to, Number(months(high ?? low)))) return leaveUnread(ad, part);
  const some = ofSome(ad, part);
  if (some) return leaveUnread(ad, some) && part.length;
  const limit = compare === 'min' ? 'ageMin' : compare === 'max' ? 'ageMax' : null;
  if (limit && high === undefined) {
    take(ad, flipped(ad, limit, at), months(low), upTo(withNegation(ad, at), to));
    return part.length;
  }
  const isList = high !== undefined && unit.factor === 12 && MEASURES.and.match(ad.tokens, at + 1) !== null;
  const from = isList ? listStart(ad, at) : at;
  const least = from < at ? (numberAt(ad, from) ?? low) : low;
  if (high === undefined && least === low) return take(ad, 'age', months(low), part);
  take(ad, 'ageMin', months(least), upTo(from, to));
  take(ad, 'ageMax', months(high ?? low), upTo(from, to));
  return part.length;
}

/** «R2», “R3”: in their second or third year, as New Zealand says it. */
export const isRising = ({ tokens, words }: Ad, at: number): boolean =>
  words[at] === 'r' && tokens[at + 1]?.kind === 'number' && tokens[at]?.end === tokens[at + 1]?.start;

/** Reads “R2 steers” and “rising 2 year”: older than a year less, and not yet so old. */
export function readRising(ad: Ad, at: number): number {
  const isWord = isAt(ad, at, 'rising', 'rsg');
  const number = Number(isWord ? numberAt(ad, at + 1) : isRising(ad, at) ? ad.words[at + 1] : NaN);
  if (!(number >= 1 && number <= 4 && Number.isInteger(number))) return 0;
  const age = match(ad, MEASURES.age, at + 2);
  const to = age?.meaning === 'year' ? at + 2 + age.length : at + 2;
  take(ad, 'ageMin', String((number - 1) * 12), upTo(at, to));
  return take(ad, 'ageMax', String(number * 12), upTo(at, to));
}

const HALVES: Partial<Record<string, number>> = { '½': 0.5, medio: 0.5 };

/** «2 anos e 4 meses», “1 yr 8 months”: the months, and where it ends. */
function sumAt(ad: Ad, start: number): { months: number; to: number } | null {
  const at = isAt(ad, start, 'de', 'con', 'com', 'of', 'aged') ? start + 1 : start;
  const [years, unit] = [Number(numberAt(ad, at) ?? NaN), match(ad, MEASURES.age, at + 1)];
  if (!unit || unit.meaning !== 'year' || !Number.isInteger(years)) return null;
  const and = at + 1 + unit.length;
  const from = MEASURES.and.match(ad.tokens, and) || isAt(ad, and, 'con', 'com', '+') ? and + 1 : and;
  const [months, last] = [Number(numberAt(ad, from) ?? NaN), match(ad, MEASURES.age, from + 1)];
  if (!(months >= 1 && months < MONTHS_OF_YEAR) || last?.meaning !== 'month' || !inSameClause(ad, at, from))
    return null;
  const to = from + 1 + last.length;
  return match(ad, AROUND.pregnancy, to) ? null : { months: years * MONTHS_OF_YEAR + months, to };
}

const MONTHS_OF_YEAR = 12;

/** «1 1/2 años», “2½ yrs”: the months, and where it ends. */
function fractionAt(ad: Ad, at: number): { months: number; to: number } | null {
  const sum = sumAt(ad, at);
  if (sum) return sum;
  const whole = Number(numberAt(ad, at) ?? NaN);
  const half = HALVES[ad.words[at + 1] ?? ''];
  const [over, under] = [Number(numberAt(ad, at + 1) ?? NaN), Number(numberAt(ad, at + 3) ?? NaN)];
  const isFraction = isAt(ad, at + 2, '/') && over < under && under <= 4;
  const part = half ?? (isFraction ? over / under : NaN);
  const to = half === undefined ? at + 4 : at + 2;
  const unit = match(ad, MEASURES.age, to);
  if (Number.isNaN(whole + part) || !unit || unit.meaning === 'week') return null;
  return { months: (whole + part) * (unit.meaning === 'year' ? 12 : 1), to: to + unit.length };
}

/** «1/2 diente», «3/4 diente», «medio diente»: of worn teeth no number is said; how many tokens say it. */
function halfTeethAt(ad: Ad, at: number): number {
  const isHalf = isAt(ad, at, '1', '3') && isAt(ad, at + 1, '/') && isAt(ad, at + 2, '2', '3', '4');
  const to = isHalf ? at + 3 : HALVES[ad.words[at] ?? ''] === undefined ? at : at + 1;
  const teeth = to > at && inSameClause(ad, to, at) ? match(ad, MEASURES.teeth, to) : null;
  return teeth ? to + teeth.length - at : 0;
}

/** Who is in young is no younger: what is said so are months of it. */
const YOUNGEST_BRED: Partial<Record<string, number>> = { bovine: 11, equine: 11 };
const YOUNGEST_OTHERS = 5;

/** Younger ones are called calves, lambs, kids or foals: «TB clear 2 weeks» is no age of heifers. */
const GROWN_MONTHS_MIN = 2;
const areGrown = (codes: readonly ClassCode[]): boolean =>
  codes.length > 0 &&
  codes.every((code) => SPECIES[CLASSES[code].category].mammal && !YOUNG_FAMILIES.has(CLASSES[code].family));

const isOfMothers = (concept: string): boolean => DATED.has(concept) && concept !== 'open';

/** No younger cow or mare goes by the name: «3 meses parida», “6 months in milk” is how long ago she gave birth. */
const MOTHER_MONTHS_MIN = 24;
const areMothers = (codes: readonly ClassCode[]): boolean =>
  codes.length > 0 &&
  codes.every((code) => CLASSES[code].sex === 'female' && CLASSES[code].months[0] >= MOTHER_MONTHS_MIN);

/** «Prenhez confirmada de 5 a 7 meses», «palpadas … todas de 6 meses»: how long females are in young is no age of theirs. */
export function dropMonthsInYoung(ad: Ad, { states, codes }: Stock): void {
  const isBred =
    states.some(({ concept }) => isInYoung(concept) || isOfMothers(concept)) ||
    ad.facts.has('pregnancyTested') ||
    areMothers(codes);
  const bred = YOUNGEST_BRED[String(ad.facts.get('category')?.value)] ?? YOUNGEST_OTHERS;
  const most = isBred ? bred : areGrown(codes) ? GROWN_MONTHS_MIN - 1 : -1;
  const ages = (['age', 'ageMin', 'ageMax'] as const).flatMap((field) => {
    const fact = ad.facts.get(field);
    return fact ? [{ field, ...fact }] : [];
  });
  if (!ages.every(({ value }) => Number(value) <= most)) return;
  for (const { field, parts } of ages) {
    parts.forEach((part) => leaveUnread(ad, part));
    ad.facts.delete(field);
  }
}

/** Reads an age with a fraction. */
export function readFraction(ad: Ad, stock: Stock, at: number): number {
  const halfTeeth = halfTeethAt(ad, at);
  if (halfTeeth > 0) return leaveUnread(ad, upTo(at, at + halfTeeth));
  const found = fractionAt(ad, at);
  if (!found) return 0;
  const part = upTo(at, found.to);
  if (!isAge(ad, stock, at, found.to, found.months)) return leaveUnread(ad, part);
  return take(ad, 'age', String(Math.round(found.months)), part);
}
