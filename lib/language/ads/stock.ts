import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { VOCABULARY, sensesHere, type Sense } from '@/lib/language/lexicon/lexicon';
import { gazetteer } from '@/lib/places/gazetteer';
import { quantityAt } from '@/lib/language/quantities/quantity-at';
import { isLongerName } from '@/lib/language/lexicon/meant-places';
import { ask, leaveUnread, markUsed, match, take, upTo, written, type Ad, type Part, type Senses } from './ad-text';
import { AROUND } from './ad-words';
import { isDenied, isDeniedNearby, isDiscounted, isEither } from './doubts/denied';
import { doubtBeside, doubtOf, doubtOfDeclaration } from './doubts/unsure';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { isOfLastYear, isOfOtherAnimals } from './doubts/elsewhere';
import { ofSome } from './doubts/some';
import { isMonthAt } from './figures/dates';
import { isOrdinal } from './figures/ordinals';
import { isOneMore } from './one-more';

/** The animals of an advertisement, as far as it is read. */
export interface Stock {
  /** The classes that its nouns leave; empty before the first. */
  codes: readonly ClassCode[];
  /** What the nouns stand for, by the lexicon. */
  concepts: Set<string>;
  nouns: Part[];
  states: (Part & { concept: string; codes: readonly ClassCode[]; sex: Sense['sex'] })[];
  /** How many of a sex there are: «15 machos 12 hembras». */
  sexes: (Part & { sex: Sense['sex']; heads: number })[];
  /** How many there are of animals that were counted, by the lexicon's word for them. */
  counted: Map<string, number>;
  breeds: (Part & { names: Breed[] })[];
  /** Breeds that the form doesn't have. */
  otherBreeds: (Part & { of: readonly Category[] })[];
  /** Whether some of the animals are of another breed. */
  isPartBred: boolean;
  /** Of classes that are sold together: «novillos y vaquillonas». */
  isMixed: boolean;
  /** The part of a sentence that is of other animals from here on: «permuto por vaquillona preñada». */
  otherClause: number | undefined;
  /** Animals that the market doesn't have, and whether they are counted. */
  others: (Part & { isCounted: boolean })[];
  /** How many lots there are; what follows the second one's number is not of the first. */
  lots: number;
}

export const noStock = (): Stock => ({
  isMixed: false,
  isPartBred: false,
  codes: [],
  concepts: new Set(),
  nouns: [],
  states: [],
  sexes: [],
  counted: new Map(),
  breeds: [],
  otherBreeds: [],
  otherClause: undefined,
  others: [],
  lots: 1,
});

/** «Nov» beside another month, a year or a day is November, and in English always. */
function isNovember(ad: Ad, at: number): boolean {
  if (ad.locale !== 'es') return true;
  const [last, next] = [ad.words[at - 1] ?? '', ad.words[at + 1] ?? ''];
  const isMonth = [at - 2, at - 1, at + 1, at + 2].some((one) => isMonthAt(ad, one));
  return isMonth || /^(?:en|desde|hasta|mediados|fines|fin|principios)$/.test(last) || /^20\d\d$/.test(next);
}

function findSenses(ad: Ad, at: number): Senses | null {
  const found = match(ad, VOCABULARY, at);
  // «Mochos sim» is no Simmental.
  if (found?.length === 1 && ad.words[at] === 'sim' && ad.locale === 'pt') return null;
  if (found?.length === 1 && ad.words[at] === 'nov' && isNovember(ad, at)) return null;
  if (found && isOrdinal(ad, at)) return null;
  // «Patos de Minas» is a town.
  if (found && isLongerName(gazetteer(), ad.words, at, found.length)) return null;
  const senses = found ? sensesHere(found.meaning, ad) : [];
  return found && senses.length > 0 ? { senses, length: found.length } : null;
}

/** What the words at a token say of animals; it is asked several times. */
export function sensesAt(ad: Ad, at: number): Senses | null {
  const known = ad.senses.get(at);
  if (known !== undefined) return known;
  const found = findSenses(ad, at);
  ad.senses.set(at, found);
  return found;
}

/** The classes that a noun at a token names. */
export const nounAt = (ad: Ad, at: number): ClassCode[] =>
  sensesAt(ad, at)?.senses.flatMap(({ stock }) => stock ?? []) ?? [];

export const breedsAt = (ad: Ad, at: number) => sensesAt(ad, at)?.senses.flatMap(({ breed }) => breed ?? []) ?? [];

/** Families whose animals are sold one by one, so that the singular counts them. */
const SINGLE = new Set(['bull', 'stallion', 'ram', 'buck', 'mare', 'gelding', 'foal', 'mule', 'donkey']);
/** Families of grown animals whose words say the sex of young ones: “steer and heifer weaners”. */
const GROWN = new Set(['steer', 'bull', 'heifer', 'dairy']);
/** Families of animals that may be at their mothers' feet. */
export const YOUNG = new Set(['calf', 'lamb', 'kid', 'foal']);
export const SIRES: readonly ClassCode[] = ['bull', 'bull_young', 'ram', 'ram_young', 'buck', 'buck_young', 'stallion'];

const WEANS = /^(?:destet|desmam|wean)/;

/**
 * Passes over the young of mothers, whose weight is a fact of theirs: «terneros de 60 kg» after «vacas con cría». What
 * is said of their age is not said of the mothers.
 */
function passYoung(ad: Ad, from: number): number {
  // «Cría al pie hembra 1 mes».
  const quantity = quantityAt(ad.tokens, from, ad.locale) ?? quantityAt(ad.tokens, from + 1, ad.locale);
  if (!quantity || ad.clauses[from] !== ad.clauses[quantity.to - 1]) return 0;
  if (quantity.unit.of !== 'weight' && quantity.unit.of !== 'age') return 0;
  const isKilograms = quantity.unit.of === 'weight' && quantity.unit.factor === 1 && quantity.high === undefined;
  const part = { from, length: quantity.to - from };
  // «Bezerros desmamam com 230 kg»: what they weigh one day.
  const isWeaned = [from, from - 2].some((at) => match(ad, AROUND.weaning, at) ?? WEANS.test(ad.words[at] ?? ''));
  if (isWeaned || isOfOtherAnimals(ad, part)) return leaveUnread(ad, part);
  return isKilograms ? take(ad, 'traits.calfKg', quantity.low, part) : part.length;
}

/** Of a state, not the name of crossbreds. */
export const isInYoung = (concept: string) => /(?:^|_)bred$/.test(concept);

/** Whether a noun is one animal by itself: «toro», «yegua». */
const isSingle = (ad: Ad, codes: readonly ClassCode[], part: Part): boolean =>
  codes.every((code) => SINGLE.has(CLASSES[code].family)) && !/s$/i.test(written(ad, part));

const isAnd = (ad: Ad, at: number) => ['y', 'e', 'and', '+', '&', '/', 'o'].includes(ad.words[at] ?? '');

const AT_FOOT_MAX = 6;

/** «Bezerro de 2@ ao pé»: young ones beside mothers, unless it is said that these aren't for sale. */
function isAtFoot(ad: Ad, { from, length }: Part): boolean {
  for (let at = from + length; at < from + length + AT_FOOT_MAX && ad.clauses[at] === ad.clauses[from]; at += 1) {
    const found = match(ad, AROUND.atFoot, at);
    if (found) return !/^(?:de|da|do|del|of)$/.test(ad.words[at + found.length] ?? '');
  }
  return false;
}

/** Families of mothers. */
const MOTHERS = new Set(['cow', 'dairy', 'ewe', 'doe', 'mare']);

/** The young of mothers, by a noun or beside them: “calves”, “calves by side”. */
const isYoungAt = (ad: Ad, at: number): boolean => {
  const found = sensesAt(ad, at);
  const nouns = nounAt(ad, at);
  const isBeside = found?.senses.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one');
  if (isBeside) return NAMES_YOUNG.test(ad.words[at] ?? '');
  return nouns.length > 0 && nouns.every((code) => YOUNG.has(CLASSES[code].family));
};

/** “W/ 150-200 lb calves by side”: a weight right before the young of mothers is theirs, unless another one follows. */
export function isOfYoung(ad: Ad, { codes }: Stock, end: number): boolean {
  const isLinked = isAnd(ad, end) || /^(?:w|with|plus)$/.test(ad.words[end] ?? '');
  const at = [end, end + 1].find((one) => ad.clauses[one] === ad.clauses[end - 1] && isYoungAt(ad, one));
  if (ad.locale !== 'en' || codes.length === 0 || at === undefined || (isLinked && at > end)) return false;
  const next = at + (sensesAt(ad, at)?.length ?? 1);
  const isOwnMeasured = ad.tokens[next]?.kind === 'number' && ad.clauses[next] === ad.clauses[at];
  const isOfMothers = codes.every((code) => MOTHERS.has(CLASSES[code].family));
  return !isOwnMeasured && (isOfMothers || isAtFoot(ad, upTo(at, at + 1)));
}

/** Words for animals that other animals are called by, too. */
const NICKNAMES = new Set(['mule', 'ox']);

function readNoun(ad: Ad, stock: Stock, codes: readonly ClassCode[], part: Part, senses: readonly Sense[]): number {
  // «Ovelhas Santa Inês, 25 matrizes»: of any kind.
  const isFemale =
    senses.some(({ concept }) => concept === 'female') && !stock.codes.some((code) => codes.includes(code));
  const of = isFemale ? CLASS_CODES.filter((code) => CLASSES[code].sex === 'female') : codes;
  const left = stock.codes.length === 0 ? codes : stock.codes.filter((code) => of.includes(code));
  const isYoung = codes.every((code) => YOUNG.has(CLASSES[code].family));
  if (isYoung && stock.codes.length === 0 && isAtFoot(ad, part)) return leaveUnread(ad, part);
  const isAnother = isAnd(ad, part.from - 1) && isSingle(ad, codes, part);
  // «Vendo yegua y potranca»: one and another.
  if (left.length === 0 && isAnother && ad.facts.get('headCount')?.value === '1') {
    stock.lots += 1;
    ad.breaks.push(part.from - 1);
  }
  // “Mule gimmers” are sheep, and a «yunta caballos» horses: the last word says what they are.
  const before = stock.nouns.at(-1);
  const isNickname = sensesAt(ad, before?.from ?? -1)?.senses.some(({ concept }) => NICKNAMES.has(concept));
  if (left.length === 0 && isNickname && before && before.from + before.length === part.from) {
    stock.codes = codes;
    stock.nouns.push(part);
    return markUsed(ad, part);
  }
  const isBeside = stock.nouns.some(({ from, length }) => from + length + 1 === part.from && isAnd(ad, part.from - 1));
  if (left.length === 0 && isBeside && !isYoung) {
    stock.isMixed = true;
    stock.nouns.push(part);
    return markUsed(ad, part);
  }
  // “Weanlings, bulls and heifers”: young ones of both sexes.
  if (left.length === 0 && stock.codes.every((code) => CLASSES[code].family === 'calf') && !isYoung) {
    const sexes = new Set<Sense['sex']>(codes.map((code) => CLASSES[code].sex));
    const [sex] = sexes;
    const ofSex = CLASS_CODES.filter((code) => CLASSES[code].sex === sex);
    const isOfSex = sexes.size === 1 && codes.every((code) => GROWN.has(CLASSES[code].family));
    if (isOfSex) stock.states.push({ concept: `${String(sex)}s`, codes: ofSex, sex, ...part });
    if (isOfSex) return markUsed(ad, part);
  }
  const also = left.length === 0 && !isYoung ? alsoBefore(ad, part.from) : null;
  if (also !== null && stock.nouns.length > 0) {
    stock.lots += 1;
    ad.breaks.push(also);
    return part.length;
  }
  // «4 vacas, uma novilha»: one more, in a part of the sentence of its own.
  if (left.length === 0 && isOneMore(ad, part)) {
    stock.lots += 1;
    ad.breaks.push(part.from - 1);
    return part.length;
  }
  // In calf to «LIC bull Jersey»: who covers females is not sold with them.
  const isSire = codes.every((code) => SIRES.includes(code)) && !isAnd(ad, part.from - 1) && part.from > 0;
  if (
    left.length === 0 &&
    isSire &&
    ad.tokens[part.from - 1]?.kind !== 'number' &&
    ad.clauses[part.from - 1] === ad.clauses[part.from]
  ) {
    stock.breeds = stock.breeds.filter(({ from, length }) => from + length !== part.from);
    const next =
      match(ad, OTHER_BREEDS, part.from + part.length)?.length ??
      (breedsAt(ad, part.from + part.length).length > 0 ? sensesAt(ad, part.from + part.length)?.length : 0) ??
      0;
    return markUsed(ad, { ...part, length: part.length + next });
  }
  // «Vendo touro Sindi, novilhas Senepol e vacas»: each is a lot of its own.
  const isAgain = senses.some(({ concept }) => stock.counted.has(concept));
  const isListed = !isAgain && (isAnd(ad, part.from - 1) || ad.clauses[part.from - 1] !== ad.clauses[part.from]);
  if (left.length === 0 && isListed && !isYoung && /s$/i.test(written(ad, part))) {
    stock.lots += 1;
    ad.breaks.push(part.from);
    return part.length;
  }
  if (left.length === 0) stock.otherClause = ad.clauses[part.from];
  if (left.length === 0) return part.length + (isYoung ? passYoung(ad, part.from + part.length) : 0);
  const isFirst = stock.codes.length === 0;
  // «Chivas 12 y sementales 2»: others beside them, not what they are.
  stock.isMixed ||= !isFirst && left.length < stock.codes.length && isAnd(ad, part.from - 1);
  stock.codes = left;
  senses.forEach(({ concept }) => stock.concepts.add(concept));
  if (isFirst && isSingle(ad, left, part) && !ad.facts.has('headCount')) take(ad, 'headCount', '1', part);
  stock.nouns.push(part);
  return markUsed(ad, part);
}

/** So many words stand between «también» and the animal: «también tengo un lindo toro». */
const ALSO_WORDS_MAX = 4;
const ALSO_LINK =
  /^(?:un|una|uno|um|uma|a|an|one|o|el|la|tengo|tenho|tem|hay|vendo|vende|se|have|i|ofrezco|selling|for|sale|my|mi|meu|minha|lindo|linda|buen|bom|good|:)$/;

/** Where «también», “also” stands before further animals without a number; null if it doesn't. */
function alsoBefore(ad: Ad, noun: number): number | null {
  for (let at = noun - 1; at >= noun - ALSO_WORDS_MAX && ad.clauses[at] === ad.clauses[noun]; at -= 1) {
    if (match(ad, AROUND.also, at)) return at;
    if (!ALSO_LINK.test(ad.words[at] ?? '')) return null;
  }
  return null;
}

const BRED = new Set(['served', 'with_young', 'three_in_one']);
const isBred = (concept: string) => BRED.has(concept) || isInYoung(concept);
/** Words by which young ones are named beside their mothers; «paridas» names none. */
export const NAMES_YOUNG = /cr[ií]a|terner|becerr|corder|cabrit|potr|bezerr|cordeir|cal[fv]|lamb|kid|foal|chiv/i;

/**
 * Whether a breed is of other animals than those for sale: of the young beside them, «con ternero cruza Angus», of semen
 * or parents, or of who covered them, “25 cows, bred Angus”.
 */
function isOfAnother(ad: Ad, { nouns, states, breeds }: Stock, part: Part): boolean {
  const end = part.from + part.length;
  const isBeside = [part.from - 1, part.from - 2, end].some(
    (at) => ad.clauses[at] === ad.clauses[part.from] && match(ad, AROUND.reproduction, at),
  );
  if (isBeside) return true;
  const last = states.filter(({ from }) => from < part.from).at(-1);
  const noun = nouns.filter(({ from }) => from < part.from).at(-1);
  if (!last || !noun || noun.from > last.from || ad.clauses[last.from] !== ad.clauses[part.from]) return false;
  if (!isBred(last.concept) || nounAfter(ad, end)) return false;
  const isYoungNamed = NAMES_YOUNG.test(written(ad, last)) && BRED.has(last.concept) && last.concept !== 'served';
  if (isYoungNamed)
    return (
      breeds.some(({ from }) => from < last.from) ||
      ad.words.slice(last.from, end).some((word) => /^cru[zc]/.test(word))
    );
  const isNext = last.from + last.length === part.from;
  const isOpen = ad.clauses[last.from - 1] !== ad.clauses[last.from] || ad.locale === 'en';
  return isNext && isOpen && (last.concept === 'served' || !BRED.has(last.concept));
}

/** Whether a noun for animals follows in the same part of a sentence: “bred Angus heifers”. */
const nounAfter = (ad: Ad, from: number): boolean => {
  for (let at = from; ad.clauses[at] !== undefined && ad.clauses[at] === ad.clauses[from - 1]; at += 1)
    if (nounAt(ad, at).length > 0) return true;
  return false;
};

/** Reads a word of ranchers for animals: what they are, in what state, of what breed, with horns or without. */
export function readStock(ad: Ad, stock: Stock, at: number): number {
  const found = sensesAt(ad, at);
  const registry = match(ad, AROUND.registry, at);
  if (registry && registry.length >= (found?.length ?? 0)) return leaveUnread(ad, upTo(at, at + registry.length));
  const noState = match(ad, AROUND.noState, at);
  if (noState && noState.length > (found?.length ?? 0)) return leaveUnread(ad, upTo(at, at + noState.length));
  const other = match(ad, OTHER_BREEDS, at);
  if (other && other.length >= (found?.length ?? 0)) {
    const part = upTo(at, at + other.length);
    const some = ofSome(ad, part);
    if (some) leaveUnread(ad, some);
    else if (isOfAnother(ad, stock, part)) leaveUnread(ad, part);
    else if (!isDenied(ad, part)) stock.otherBreeds.push({ of: other.meaning, ...part });
    return markUsed(ad, part);
  }
  if (!found) return 0;
  const { senses, length } = found;
  const part = { from: at, length };
  const nouns = senses.flatMap((sense) => sense.stock ?? []);
  const codes = senses.flatMap((sense) => sense.state ?? []);
  const names = senses.flatMap((sense) => sense.breed ?? []);
  if (isDenied(ad, part)) return length;
  if (nouns.length > 0) return readNoun(ad, stock, nouns, part, senses);
  const isOfSale = senses.some(({ filters }) => filters?.pay !== undefined);
  if (!isOfSale && stock.otherClause === ad.clauses[at]) return leaveUnread(ad, part);
  // «Creo que preñadas», “maybe bred”: its writer doesn't know.
  const doubt = names.length > 0 ? doubtBeside(ad, part) : isOfSale ? null : doubtOf(ad, part);
  if (doubt) return markUsed(ad, part) && leaveUnread(ad, part, doubt);
  // «Preñez no confirmada»: nobody says that they are.
  if (senses.some(({ concept }) => isInYoung(concept)) && isDeniedNearby(ad, part)) return leaveUnread(ad, part);
  const isOfYoungOnce = senses.some(({ concept }) => concept === 'with_young' || concept === 'calving');
  if (isOfYoungOnce && isOfLastYear(ad, part)) return leaveUnread(ad, part);
  const some = isOfSale ? null : ofSome(ad, part);
  if (some) {
    stock.isPartBred ||= names.length > 0 && stock.breeds.length > 0;
    return leaveUnread(ad, some) && length;
  }
  if (names.length > 0 && isOfAnother(ad, stock, part)) return markUsed(ad, part) && leaveUnread(ad, part);
  if (names.length > 0) stock.breeds.push({ names, ...part });
  else if (codes.length > 0) {
    stock.states.push({ concept: senses[0]?.concept ?? '', codes, sex: senses[0]?.sex, ...part });
    if (senses.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one'))
      return markUsed(ad, part) + passYoung(ad, at + length);
  } else return readFilters(ad, senses, part);
  return markUsed(ad, part);
}

/** Keeps the youngest and the oldest teeth that are named. */
export function takeTeeth(ad: Ad, low: number, high: number, part: Part): number {
  const known = ['teethMin', 'teethMax'] as const;
  const parts = [...(ad.facts.get('teethMin')?.parts ?? []), part];
  const [min = low, max = high] = known
    .map((field) => ad.facts.get(field)?.value)
    .map((value) => value && Number(value));
  ad.facts.set('teethMin', { value: String(Math.min(low, Number(min))), parts });
  ad.facts.set('teethMax', { value: String(Math.max(high, Number(max))), parts });
  return markUsed(ad, part);
}

/** Facts that searches ask for, as the form has them. */
function readFilters(ad: Ad, senses: readonly Sense[], part: Part): number {
  const filters = Object.assign({}, ...senses.map((sense) => sense.filters)) as Record<string, string | boolean>;
  if (typeof filters.teeth === 'string') return takeTeeth(ad, Number(filters.teeth), Number(filters.teeth), part);
  if (typeof filters.horns === 'string') return take(ad, 'horns', filters.horns, part);
  if (filters.pay === 'cash' && isDiscounted(ad, part.from)) return leaveUnread(ad, part);
  if (filters.pay === 'cash' && isEither(ad, part.from)) ask(ad, 'payment', part);
  if (filters.pay === 'cash' && isEither(ad, part.from)) return markUsed(ad, part);
  if (filters.pay === 'cash') return take(ad, 'paymentKind', 'cash', part);
  // Papers and tests are declared only by words that name them: those stand in the words of advertisements.
  if (filters.vaccinated !== true) return 0;
  const doubt = doubtOfDeclaration(ad, part);
  return doubt ? leaveUnread(ad, part, doubt) : take(ad, 'vaccinated', true, part);
}
