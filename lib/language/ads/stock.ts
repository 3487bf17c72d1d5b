import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import { CLASSES, CLASS_CODES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, SIRE_FAMILIES, SIRES, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import type { Sense } from '@/lib/language/lexicon/lexicon';
import { OTHER_BREEDS } from '@/lib/language/lexicon/other-breeds';
import { ask, inSameClause, leaveUnread, markUsed, match, take, upTo, written, type Ad, type Part } from './ad-text';
import { AROUND, NAMES_YOUNG, OF_SEVERAL } from './ad-words';
import { takeHorns } from './coats';
import { isDenied, isDeniedNearby, isDiscounted, isNeeded, isPartlyCash } from './doubts/denied';
import { isOfLastYear, isOfMonth } from './doubts/elsewhere';
import { besideSome, ofSome } from './doubts/some';
import { doubtBeside, doubtOf, doubtOfDeclaration } from './doubts/unsure';
import { isAnd, isAtFoot, isSexOfYoung, passYoung } from './figures/young';
import {
  addedBefore,
  alsoBefore,
  areChicks,
  hasOwnFigure,
  isApart,
  isCountedBehind,
  isMeasured,
  isNamedAnew,
  oneMoreAt,
  plusBefore,
} from './figures/one-more';
import { forgetOther } from './figures/taken-back';
import { breedsAt, isInYoung, nounAt, sensesAt } from './senses';

/** The animals of an advertisement, as far as it is read. */
export interface Stock {
  /** The classes that its nouns leave; empty before the first. */
  codes: readonly ClassCode[];
  /** What the nouns stand for, by the lexicon. */
  concepts: Set<string>;
  nouns: Part[];
  states: (Part & { concept: string; codes: readonly ClassCode[]; sex: Sense['sex']; isOfPrice?: true })[];
  /** What is said of some of them: «30 preñadas y 10 falladas». */
  partConcepts: Set<string>;
  /** Where those are named again: «80 las preñadas». */
  ofPart: Part[];
  /** How many of a sex there are: «15 machos 12 hembras». */
  sexes: (Part & { sex: Sense['sex']; heads: number })[];
  /** How many there are of animals that were counted, by the lexicon's word for them. */
  counted: Map<string, number>;
  breeds: (Part & { names: Breed[] })[];
  /** Breeds that the form doesn't have. */
  otherBreeds: (Part & { of: readonly Category[] })[];
  /** Whether some of the animals are of another breed. */
  isPartBred: boolean;
  /** Whether only some of them have papers. */
  isPartRegistered: boolean;
  /** Of classes that are sold together: «novillos y vaquillonas». */
  isMixed: boolean;
  /** The part of a sentence that is of other animals from here on: «permuto por vaquillona preñada». */
  otherClause: number | undefined;
  /** Where the last of such animals is named; what follows it in the sentence may be theirs. */
  otherNoun: number | undefined;
  /** Animals that the market doesn't have, and whether they are counted. */
  others: (Part & { isCounted: boolean })[];
  /** What is used with animals, if that is for sale and they aren't: «balanza para hacienda». */
  thing: Part | undefined;
  /** Whether animals are taken in exchange: «recibo vacas en parte de pago». */
  takes: boolean;
  /** How many lots there are; what follows the second one's number is not of the first. */
  lots: number;
}

export const noStock = (): Stock => ({
  isMixed: false,
  isPartBred: false,
  isPartRegistered: false,
  codes: [],
  concepts: new Set(),
  nouns: [],
  states: [],
  partConcepts: new Set(),
  ofPart: [],
  sexes: [],
  counted: new Map(),
  breeds: [],
  otherBreeds: [],
  otherClause: undefined,
  otherNoun: undefined,
  others: [],
  thing: undefined,
  takes: false,
  lots: 1,
});

/** Whether animals are sold one by one, so that the singular counts them. */
const isSoldSingly = (code: ClassCode): boolean =>
  SPECIES[CLASSES[code].category].soldSingly || SIRE_FAMILIES.has(CLASSES[code].family);
/** Families of grown animals whose words say the sex of young ones: “steer and heifer weaners”. */
export const GROWN: ReadonlySet<string> = new Set(['steer', 'bull', 'heifer', 'dairy']);

/** Whether a noun is one animal by itself: «toro», «yegua». */
const isSingle = (ad: Ad, codes: readonly ClassCode[], part: Part): boolean =>
  codes.every(isSoldSingly) && !OF_SEVERAL.test(written(ad, part));

/** «Un toro», “one bull”. */
const isOne = (ad: Ad, codes: readonly ClassCode[], part: Part): boolean =>
  /^(?:una?|uma?|an?|one)$/.test(ad.words[part.from - 1] ?? '') && isSingle(ad, codes, part);

/** Words for animals that other animals are called by, too. */
const NICKNAMES = new Set(['mule', 'ox']);

/** Another lot begins at a token. */
function beginLot(ad: Ad, stock: Stock, at: number, { length }: Part): number {
  stock.lots += 1;
  ad.breaks.push(at);
  return length;
}

/** Reads a word for animals that can't be those named before: they are of another lot, or those are of both kinds. */
function readOtherNoun(
  ad: Ad,
  stock: Stock,
  codes: readonly ClassCode[],
  part: Part,
  senses: readonly Sense[],
): number {
  const isYoung = areAllYoung(codes);
  const more = oneMoreAt(ad, part);
  if (isSexOfYoung(ad, stock, codes, part.from)) return leaveUnread(ad, part);
  // «Terneras 170 kg + terneros 185 kg», each with a figure of their own.
  const areYoung = isYoung && areAllYoung(stock.codes);
  if (areYoung && isAnd(ad, part.from - 1) && isMeasured(ad, part)) return beginLot(ad, stock, part.from - 1, part);
  // «Vendo yegua y potranca»: one and another.
  const isOneMore = isAnd(ad, part.from - 1) && isSingle(ad, codes, part);
  if (isOneMore && ad.facts.get('headCount')?.value === '1') beginLot(ad, stock, part.from - 1, part);
  // «Vaca preñada + ternera 8 meses», “6 hens and a rooster”; «paridas + bezerro» are a pair.
  const added = addedBefore(ad, part);
  const isTheirs =
    isYoung &&
    (isAtFoot(ad, part) || stock.states.some(({ concept }) => /^(?:with_young|three_in_one)$/.test(concept)));
  if (added !== null && !isTheirs && stock.nouns.length > 0) return beginLot(ad, stock, added, part);
  // “Mule gimmers” are sheep, and a «yunta caballos» horses: the last word says what they are.
  const before = stock.nouns.at(-1);
  const isNickname = sensesAt(ad, before?.from ?? -1)?.senses.some(({ concept }) => NICKNAMES.has(concept));
  if (isNickname && before && before.from + before.length === part.from) {
    stock.codes = codes;
    stock.nouns.push(part);
    return markUsed(ad, part);
  }
  const isBeside = stock.nouns.some(({ from, length }) => from + length + 1 === part.from && isAnd(ad, part.from - 1));
  if (isBeside && !isYoung) {
    stock.isMixed = true;
    stock.nouns.push(part);
    return markUsed(ad, part);
  }
  // «30 terneros y un toro de 4 años».
  if (!isYoung && isAnd(ad, part.from - 2) && isOne(ad, codes, part)) return beginLot(ad, stock, part.from - 1, part);
  // “Weanlings, bulls and heifers”: young ones of both sexes.
  if (stock.codes.every((code) => CLASSES[code].family === 'calf') && !isYoung) {
    const sexes = new Set<Sense['sex']>(codes.map((code) => CLASSES[code].sex));
    const [sex] = sexes;
    const ofSex = CLASS_CODES.filter((code) => CLASSES[code].sex === sex);
    const isThere =
      stock.codes.some((code) => ofSex.includes(code) || CLASSES[code].sex === 'mixed') && !isOne(ad, codes, part);
    const isOfSex = isThere && sexes.size === 1 && codes.every((code) => GROWN.has(CLASSES[code].family));
    if (isOfSex) stock.states.push({ concept: `${String(sex)}s`, codes: ofSex, sex, ...part });
    if (isOfSex) return markUsed(ad, part);
  }
  const also = isYoung ? null : alsoBefore(ad, part.from);
  if (also !== null && stock.nouns.length > 0) return beginLot(ad, stock, also, part);
  // «4 vacas, uma novilha»: one more, in a part of the sentence of its own.
  if (more !== null) return beginLot(ad, stock, more, part);
  // In calf to «LIC bull Jersey»: who covers females is not sold with them.
  const isSire = codes.every((code) => SIRES.includes(code)) && !isAnd(ad, part.from - 1) && part.from > 0;
  if (isSire && ad.tokens[part.from - 1]?.kind !== 'number' && inSameClause(ad, part.from - 1, part.from)) {
    stock.breeds = stock.breeds.filter(({ from, length }) => from + length !== part.from);
    const next =
      match(ad, OTHER_BREEDS, part.from + part.length)?.length ??
      (breedsAt(ad, part.from + part.length).length > 0 ? sensesAt(ad, part.from + part.length)?.length : 0) ??
      0;
    return markUsed(ad, { ...part, length: part.length + next });
  }
  // «Boi 35 cab e garrote 22 cab».
  if (ad.facts.has('headCount') && isCountedBehind(ad, part))
    return beginLot(ad, stock, isAnd(ad, part.from - 1) ? part.from - 1 : part.from, part);
  // «Vendo touro Sindi, novilhas Senepol e vacas»: each is a lot of its own.
  const isAgain = senses.some(({ concept }) => stock.counted.has(concept));
  const isListed = !isAgain && (isAnd(ad, part.from - 1) || !inSameClause(ad, part.from - 1, part.from));
  if (isListed && !isYoung && (/s$/i.test(written(ad, part)) || (isSingle(ad, codes, part) && hasOwnFigure(ad, part))))
    return beginLot(ad, stock, part.from, part);
  if (isApart(ad, part.from + part.length)) return beginLot(ad, stock, part.from, part);
  stock.otherClause = ad.clauses[part.from];
  stock.otherNoun = isYoung ? undefined : part.from;
  return part.length + (isYoung ? passYoung(ad, stock, part.from + part.length) : 0);
}

function readNoun(ad: Ad, stock: Stock, codes: readonly ClassCode[], part: Part, senses: readonly Sense[]): number {
  forgetOther(ad, stock, part, codes);
  // «Ovelhas Santa Inês, 25 matrizes»: of any kind.
  const isFemale =
    senses.some(({ concept }) => concept === 'female') && !stock.codes.some((code) => codes.includes(code));
  const of = isFemale ? CLASS_CODES.filter((code) => CLASSES[code].sex === 'female') : codes;
  const left = stock.codes.length === 0 ? codes : stock.codes.filter((code) => of.includes(code));
  // «3 caballos: uno de 5 años y un potro de 2»: one of them, and not what all of them are.
  const isOneOfThem = left.length > 0 && left.length < stock.codes.length && isOne(ad, codes, part);
  if (isOneOfThem && Number(ad.facts.get('headCount')?.value ?? 1) > 1) return leaveUnread(ad, part);
  // «3 lecheras y una vaquilla»: the word for several may be of either, but one more is another.
  const more = oneMoreAt(ad, part);
  const isNew = more !== null && !senses.some(({ concept }) => stock.concepts.has(concept));
  const isOther = stock.codes.length === 0 ? stock.states.length > 0 : left.length < stock.codes.length;
  // “Two jennies and a jack”: of one class, and one more all the same.
  const isSame = left.length === stock.codes.length && stock.nouns.length > 0;
  if (more !== null && left.length > 0 && isAnd(ad, more - 1) && (isSame || (isNew && isOther)))
    return beginLot(ad, stock, more, part);
  if (isNamedAnew(ad, stock, part)) return beginLot(ad, stock, part.from, part);
  if (areAllYoung(codes) && stock.codes.length === 0 && isAtFoot(ad, part)) return leaveUnread(ad, part);
  if (left.length === 0) return readOtherNoun(ad, stock, codes, part, senses);
  stock.otherNoun = undefined;
  // «Vaca holandesa 24 litros + vaca jersey 14 litros»: one and another.
  const isSingular = !OF_SEVERAL.test(written(ad, part));
  if (isSingular && ad.words[part.from - 1] === '+' && stock.nouns.length > 0)
    return beginLot(ad, stock, part.from - 1, part);
  const isFirst = stock.codes.length === 0;
  // «Chivas 12 y sementales 2»: others beside them, not what they are.
  stock.isMixed ||= !isFirst && left.length < stock.codes.length && isAnd(ad, part.from - 1);
  stock.codes = left;
  senses.forEach(({ concept }) => stock.concepts.add(concept));
  if (isFirst && isSingle(ad, left, part) && !ad.facts.has('headCount') && !isCountedBehind(ad, part))
    take(ad, 'headCount', '1', part);
  stock.nouns.push(part);
  // «Vacas con ternero de 120 kg».
  const areBoth = left.every((code) => WITH_YOUNG.includes(code)) && NAMES_YOUNG.test(written(ad, part));
  const end = part.from + part.length;
  const isLinked = inSameClause(ad, end, part.from) && /^(?:de|of|com|con|with)$/.test(ad.words[end] ?? '');
  return markUsed(ad, part) + (areBoth && isLinked ? passYoung(ad, stock, end) : 0);
}

const BRED = new Set(['served', 'with_young', 'three_in_one']);
export const isBred = (concept: string) => BRED.has(concept) || isInYoung(concept);
/**
 * Whether a breed is of other animals than those for sale: of the young beside them, «con ternero cruza Angus», of semen
 * or parents, or of who covered them, “25 cows, bred Angus”.
 */
function isOfAnother(ad: Ad, { nouns, states, breeds }: Stock, part: Part): boolean {
  const end = part.from + part.length;
  const isBeside = [part.from - 1, part.from - 2, end].some(
    (at) => inSameClause(ad, at, part.from) && match(ad, AROUND.reproduction, at),
  );
  if (isBeside) return true;
  const last = states.findLast(({ from }) => from < part.from);
  const noun = nouns.findLast(({ from }) => from < part.from);
  if (!last || !inSameClause(ad, last.from, part.from)) return false;
  if (!isBred(last.concept) || nounAfter(ad, end)) return false;
  const isFirst = !inSameClause(ad, last.from - 1, last.from);
  const isOther = breeds.some(({ from }) => from < last.from);
  // “Simm cross, bred Gelbvieh … 1400 lb cows”: what they are themselves is said before it.
  if (!noun || noun.from > last.from) return isFirst && isOther && last.from + last.length === part.from;
  const isYoungNamed = NAMES_YOUNG.test(written(ad, last)) && BRED.has(last.concept) && last.concept !== 'served';
  if (isYoungNamed) return isOther || ad.words.slice(last.from, end).some((word) => /^cru[zc]/.test(word));
  const isNext = last.from + last.length === part.from;
  const isOpen = isFirst || isOther || ad.locale === 'en';
  return isNext && isOpen && (last.concept === 'served' || !BRED.has(last.concept));
}

/** Whether a noun for animals follows in the same part of a sentence: “bred Angus heifers”. */
const nounAfter = (ad: Ad, from: number): boolean => {
  for (let at = from; inSameClause(ad, at, from - 1); at += 1) if (nounAt(ad, at).length > 0) return true;
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
  const concept = senses[0]?.concept ?? '';
  if (isDenied(ad, part)) return length;
  if (nouns.length > 0) return readNoun(ad, stock, nouns, part, senses);
  const isOfSale = senses.some(({ filters }) => filters?.pay !== undefined);
  if (!isOfSale && stock.otherClause === ad.clauses[at]) return leaveUnread(ad, part);
  // «Con cría macho al pie».
  if (senses.some(({ sex }) => sex) && isAtFoot(ad, part)) return markUsed(ad, part) && leaveUnread(ad, part);
  // «Creo que preñadas», “maybe bred”: its writer doesn't know.
  const doubt = names.length > 0 ? doubtBeside(ad, part) : isOfSale ? null : doubtOf(ad, part);
  if (doubt) return markUsed(ad, part) && leaveUnread(ad, part, doubt);
  // «Preñez no confirmada»: nobody says that they are.
  if (senses.some(({ concept }) => isInYoung(concept)) && isDeniedNearby(ad, part)) return leaveUnread(ad, part);
  const isOfYoungOnce = senses.some(({ concept }) => concept === 'with_young' || concept === 'calving');
  // “Calved 10 days, all bred AI”: how they are bred, and not that they are in calf again.
  const isByAi = ad.words[at - 1] === 'all' && ad.words[at + length] === 'ai';
  if (isByAi && isInYoung(concept) && stock.states.some((state) => state.concept === 'with_young'))
    return leaveUnread(ad, part);
  const isDue = () => isOfMonth(ad, part) && stock.states.some((state) => isInYoung(state.concept));
  if (isOfYoungOnce && (isOfLastYear(ad, part) || isDue())) return leaveUnread(ad, part);
  // «120 machos y 80 hembras Brangus»: of both.
  const isOfBoth = names.length > 0 && stock.sexes.length > 1 && stock.sexes.at(-1)?.from === at - 2;
  const some = isOfSale || isOfBoth ? null : (ofSome(ad, part) ?? (codes.length > 0 ? besideSome(ad, part) : null));
  // “14 pairs and 9 bred”: those have calves.
  const arePairs = stock.nouns.some((noun) => /^pairs?$/i.test(written(ad, noun)));
  const isBesidePairs = some && arePairs && isInYoung(concept) && isAnd(ad, some.from - 1);
  const more = isBesidePairs ? some.from - 1 : some && plusBefore(ad, some.from);
  // «35 vacas preñadas, más 10 paridas»: beside those that were counted.
  if (more && codes.length > 0 && stock.partConcepts.size === 0 && ad.facts.has('headCount'))
    return beginLot(ad, stock, more, part);
  // «40 con cordero …, 70 c/cordero»: counted before, those have a price here.
  if (some && stock.partConcepts.has(concept) && ad.tokens[some.from]?.kind === 'number')
    return stock.ofPart.push(part) && markUsed(ad, part) && leaveUnread(ad, part);
  if (some) {
    stock.isPartBred ||= names.length > 0 && stock.breeds.length > 0;
    // Of sexes the prices are read by themselves.
    if (codes.length > 0 && !senses.some(({ sex }) => sex)) stock.partConcepts.add(concept);
    return leaveUnread(ad, some) && length;
  }
  if (codes.length > 0 && stock.partConcepts.has(concept))
    return stock.ofPart.push(part) && markUsed(ad, part) && leaveUnread(ad, part);
  // «Pollitos y ponedoras».
  if (concept === 'layer' && isAnd(ad, at - 1) && areChicks(stock)) return beginLot(ad, stock, at - 1, part);
  if (names.length > 0 && isOfAnother(ad, stock, part)) return markUsed(ad, part) && leaveUnread(ad, part);
  if (names.length > 0) stock.breeds.push({ names, ...part });
  else if (codes.length > 0) {
    stock.states.push({ concept, codes, sex: senses[0]?.sex, ...part });
    if (senses.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one'))
      return markUsed(ad, part) + passYoung(ad, stock, at + length);
  } else return readFilters(ad, stock, senses, part);
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
function readFilters(ad: Ad, stock: Stock, senses: readonly Sense[], part: Part): number {
  const filters = Object.assign({}, ...senses.map((sense) => sense.filters)) as Record<string, string | boolean>;
  // “Ewes 400 $170, 2ths 150 $210”: younger ones, counted for themselves.
  const [start, end] = [part.from, part.from + part.length];
  const isCounted = /ths$/.test(written(ad, part)) && ad.tokens[end]?.kind === 'number' && inSameClause(ad, end, start);
  if (isCounted && stock.nouns.length > 0 && !inSameClause(ad, start - 1, start))
    return beginLot(ad, stock, start, part);
  if (typeof filters.teeth === 'string') return takeTeeth(ad, Number(filters.teeth), Number(filters.teeth), part);
  if (typeof filters.horns === 'string') return takeHorns(ad, filters.horns, part);
  if (filters.pay === 'cash' && (isDiscounted(ad, part.from) || isNeeded(ad, part.from))) return leaveUnread(ad, part);
  if (filters.pay === 'cash' && isPartlyCash(ad, part)) {
    ask(ad, 'payment', part);
    return markUsed(ad, part);
  }
  if (filters.pay === 'cash') return take(ad, 'paymentKind', 'cash', part);
  // Papers and tests are declared only by words that name them: those stand in the words of advertisements.
  if (filters.vaccinated !== true) return 0;
  const doubt = doubtOfDeclaration(ad, part);
  return doubt ? leaveUnread(ad, part, doubt) : take(ad, 'vaccinated', true, part);
}
