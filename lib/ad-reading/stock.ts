import { BREEDS, type Breed } from '@/lib/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/stock/categories';
import { CLASSES, CLASS_CODES, isClassCode, type ClassCode } from '@/lib/stock/classes';
import { VOCABULARY, sensesHere, type Sense } from '@/lib/lexicon/lexicon';
import { gazetteer } from '@/lib/places/gazetteer';
import { quantityAt } from '@/lib/quantities/quantity-at';
import { isLongerName } from '@/lib/places/meant-places';
import { giveBack, isNegated, markUsed, match, take, written, type Ad, type Part, type Senses } from './ad-text';
import { AROUND } from './ad-words';
import type { AdQuestion } from './dto';

/** The animals of an advertisement, as far as it is read. */
export interface Stock {
  /** The classes that its nouns leave; empty before the first. */
  codes: readonly ClassCode[];
  /** What the nouns stand for, by the lexicon. */
  concepts: Set<string>;
  states: (Part & { codes: readonly ClassCode[]; sex: Sense['sex'] })[];
  /** How many of a sex there are: «15 machos 12 hembras». */
  sexes: (Part & { sex: Sense['sex']; heads: number })[];
  breeds: (Part & { names: Breed[] })[];
  /** How many lots there are; what follows the second one's number is not of the first. */
  lots: number;
}

export const noStock = (): Stock => ({ codes: [], concepts: new Set(), states: [], sexes: [], breeds: [], lots: 1 });

function findSenses(ad: Ad, at: number): Senses | null {
  const found = match(ad, VOCABULARY, at);
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

const breedsAt = (ad: Ad, at: number) => sensesAt(ad, at)?.senses.flatMap(({ breed }) => breed ?? []) ?? [];

/** Families whose animals are sold one by one, so that the singular counts them. */
const SINGLE = new Set(['bull', 'stallion', 'ram', 'buck', 'mare', 'gelding', 'foal', 'mule', 'donkey']);
/** Families of animals that may be at their mothers' feet. */
const YOUNG = new Set(['calf', 'lamb', 'kid', 'foal']);
const SIRES: readonly ClassCode[] = ['bull', 'bull_young', 'ram', 'ram_young', 'buck', 'buck_young', 'stallion'];
const SIRE_WORDS_MAX = 4;

/**
 * Passes over the young of mothers, whose weight is a fact of theirs: «terneros de 60 kg» after «vacas con cría». What
 * is said of their age is not said of the mothers.
 */
function passYoung(ad: Ad, from: number): number {
  const quantity = quantityAt(ad.tokens, from, ad.locale);
  if (!quantity || ad.clauses[from] !== ad.clauses[quantity.to - 1]) return 0;
  if (quantity.unit.of !== 'weight' && quantity.unit.of !== 'age') return 0;
  const isKilograms = quantity.unit.of === 'weight' && quantity.unit.factor === 1 && quantity.high === undefined;
  const part = { from, length: quantity.to - from };
  return isKilograms ? take(ad, 'traits.calfKg', quantity.low, part) : part.length;
}

/** Reads by what females are in young: «preñadas de toro Angus», “bred to LBW Angus bulls”. */
export function readSire(ad: Ad, stock: Stock, at: number): number {
  if (stock.codes.length === 0 || !match(ad, AROUND.sireLinks, at)) return 0;
  let breed: (Part & { name: string }) | null = null;
  let sire = -1;
  for (let next = at + 1; next <= at + SIRE_WORDS_MAX && ad.clauses[next] === ad.clauses[at]; next += 1) {
    const found = sensesAt(ad, next);
    if (!found) continue;
    const [name] = breedsAt(ad, next);
    if (!breed && name) breed = { name, from: next, length: found.length };
    else if (sire < 0 && nounAt(ad, next).some((code) => SIRES.includes(code))) sire = next + found.length - 1;
    next += found.length - 1;
  }
  if (sire < 0 || stock.codes.every((code) => SIRES.includes(code))) return 0;
  const length = Math.max(sire, breed ? breed.from + breed.length - 1 : 0) - at + 1;
  if (!breed) return length;
  return take(ad, 'traits.sireBreed', breed.name, { from: at, length });
}

/** Whether a noun is one animal by itself: «toro», «yegua». */
const isSingle = (ad: Ad, codes: readonly ClassCode[], part: Part): boolean =>
  codes.every((code) => SINGLE.has(CLASSES[code].family)) && !/s$/.test(written(ad, part));

function readNoun(ad: Ad, stock: Stock, codes: readonly ClassCode[], part: Part, senses: readonly Sense[]): number {
  const left = stock.codes.length === 0 ? codes : stock.codes.filter((code) => codes.includes(code));
  const isYoung = codes.every((code) => YOUNG.has(CLASSES[code].family));
  const isAnother = ['y', 'e', 'and', '+'].includes(ad.words[part.from - 1] ?? '') && isSingle(ad, codes, part);
  // «Vendo yegua y potranca»: one and another.
  if (left.length === 0 && isAnother && ad.facts.get('headCount')?.value === '1') stock.lots += 1;
  if (left.length === 0) return part.length + (isYoung ? passYoung(ad, part.from + part.length) : 0);
  const isFirst = stock.codes.length === 0;
  stock.codes = left;
  senses.forEach(({ concept }) => stock.concepts.add(concept));
  if (isFirst && isSingle(ad, left, part) && !ad.facts.has('headCount')) take(ad, 'headCount', '1', part);
  return markUsed(ad, part);
}

/** Reads a word of ranchers for animals: what they are, in what state, of what breed, with horns or without. */
export function readStock(ad: Ad, stock: Stock, at: number): number {
  const found = sensesAt(ad, at);
  if (!found) return 0;
  const { senses, length } = found;
  const part = { from: at, length };
  const nouns = senses.flatMap((sense) => sense.stock ?? []);
  const codes = senses.flatMap((sense) => sense.state ?? []);
  const names = senses.flatMap((sense) => sense.breed ?? []);
  if (stock.lots > 1 || isNegated(ad, at)) return length;
  if (nouns.length > 0) return readNoun(ad, stock, nouns, part, senses);
  if (names.length > 0) stock.breeds.push({ names, ...part });
  else if (codes.length > 0) {
    stock.states.push({ codes, sex: senses[0]?.sex, ...part });
    if (senses.some(({ concept }) => concept === 'with_young' || concept === 'three_in_one'))
      return markUsed(ad, part) + passYoung(ad, at + length);
  } else return readFilters(ad, senses, part);
  return markUsed(ad, part);
}

/** Keeps the youngest and the oldest teeth that are named. */
export function takeTeeth(ad: Ad, low: number, high: number, part: Part): number {
  const known = ['teethMin', 'teethMax'] as const;
  const [min = low, max = high] = known
    .map((field) => ad.facts.get(field)?.value)
    .map((value) => value && Number(value));
  known.forEach((field) => ad.facts.delete(field));
  take(ad, 'teethMin', String(Math.min(low, Number(min))), part);
  return take(ad, 'teethMax', String(Math.max(high, Number(max))), part);
}

/** Facts that searches ask for, as the form has them. */
function readFilters(ad: Ad, senses: readonly Sense[], part: Part): number {
  const filters = Object.assign({}, ...senses.map((sense) => sense.filters)) as Record<string, string | boolean>;
  if (typeof filters.teeth === 'string') return takeTeeth(ad, Number(filters.teeth), Number(filters.teeth), part);
  if (typeof filters.horns === 'string') return take(ad, 'horns', filters.horns, part);
  if (filters.pay === 'cash') return take(ad, 'paymentKind', 'cash', part);
  for (const field of ['vaccinated', 'healthCertificate', 'pregnancyTested'] as const)
    if (filters[field] === true) return take(ad, field, true, part);
  return 0;
}

const categoriesOf = (breed: string) =>
  CATEGORIES.filter((category) => (BREEDS[category] as readonly string[]).includes(breed));

/**
 * Narrows the classes by what is said of their state: “yearling bull” is another class of the bull's family. A state
 * that no class of the family has stays in the text.
 */
function settleStates(ad: Ad, { states }: Stock, codes: readonly ClassCode[]): readonly ClassCode[] {
  let left = codes;
  for (const { codes: of, ...part } of states) {
    const families = new Set<string>(left.map((code) => CLASSES[code].family));
    const ofFamily = CLASS_CODES.filter((code) => families.has(CLASSES[code].family) && of.includes(code));
    const narrowed = left.filter((code) => of.includes(code));
    if (narrowed.length > 0) left = narrowed;
    else if (left === codes && ofFamily.length > 0) left = ofFamily;
    else if (of.includes('bull_feeder') && left.every((code) => CLASSES[code].family === 'steer'))
      left = ['bull_feeder'];
    else giveBack(ad, part);
  }
  return left;
}

/** «Novillos de 2 a 3 años»: of classes that differ by age only, the one of the age that is said. */
function ofAge(ad: Ad, codes: readonly ClassCode[]): readonly ClassCode[] {
  const [age, min, max] = (['age', 'ageMin', 'ageMax'] as const).map((field) => ad.facts.get(field)?.value);
  const [from, to] = [Number(min ?? age), Number(max ?? age)];
  if (Number.isNaN(from + to) || codes.some((code) => CLASSES[code].family !== 'steer')) return codes;
  const fit = codes.filter((code) => code !== 'steer_fat' && from >= CLASSES[code].months[0]);
  const [best, ...others] = fit.filter((code) => to <= (CLASSES[code].months[1] ?? Infinity));
  return best && others.length === 0 ? [best] : codes;
}

/** The one class that is meant, if it can only be one. */
function onlyOne({ concepts }: Stock, codes: readonly ClassCode[]): ClassCode | null {
  const plainer = codes.filter((code) => code !== 'cow_3in1');
  const [first, second] = plainer.length > 0 ? plainer : codes;
  if (first && !second) return first;
  return codes.find((code) => concepts.has(code)) ?? null;
}

/** A breed that is the only one named; of several none, unless they are crossed. */
function settleBreed(ad: Ad, { breeds }: Stock, category: Category): Breed | null | undefined {
  const named = breeds.flatMap(({ names, ...part }) => {
    const name = names.find((breed) => categoriesOf(breed).includes(category));
    return name ? [{ name, ...part }] : [];
  });
  const [first, second] = named;
  if (!first) return null;
  const isCross = (at: number) => ['x', '/', '×'].includes(ad.words[at] ?? '');
  const joint = second && second.from - (first.from + first.length) === 1 && isCross(first.from + first.length);
  const crossed = joint ? first : named.find(({ name }) => name === 'Crossbred');
  const only = new Set(named.map(({ name }) => name)).size === 1;
  const breed = crossed ? 'Crossbred' : only ? first.name : undefined;
  for (const part of named) if (joint || part.name !== breed) giveBack(ad, part);
  if (breed) {
    const span = joint ? { from: first.from, length: second.from + second.length - first.from } : (crossed ?? first);
    ad.facts.set('breed', { ...span, value: breed });
  }
  return breed;
}

/**
 * Males and females that are counted apart: of young animals, which are sold together, they are one mixed lot of all of
 * them; of others two lots.
 */
function settleSexes(ad: Ad, stock: Stock, codes: readonly ClassCode[]): readonly ClassCode[] {
  const [first, second] = stock.sexes;
  if (!first || !second || first.sex === second.sex) return codes;
  const families = new Set<string>(codes.map((code) => CLASSES[code].family));
  const young = CLASS_CODES.filter((code) => families.has(CLASSES[code].family) && YOUNG.has(CLASSES[code].family));
  const mixed = young.filter((code) => CLASSES[code].sex === 'mixed' && code !== 'calf_dairy');
  const known = Number(ad.facts.get('headCount')?.value);
  const all = first.heads + second.heads;
  if (stock.sexes.length > 2 || mixed.length === 0 || families.size > 1 || (known !== first.heads && known !== all)) {
    stock.lots += 1;
    return codes;
  }
  stock.states = stock.states.filter(({ sex }) => !sex);
  const part =
    known === all
      ? (ad.facts.get('headCount') ?? first)
      : { from: first.from, length: second.from + second.length - first.from };
  ad.facts.set('headCount', { ...part, value: String(all) });
  [first, second].forEach((one) => markUsed(ad, one));
  return mixed;
}

/** Answers category, class and breed as far as the words say them; returns what they leave open. */
export function settleStock(ad: Ad, stock: Stock): AdQuestion[] {
  const ofBreeds = stock.breeds.map(({ names }) => names.flatMap(categoriesOf));
  const couldBe =
    stock.codes.length > 0 ? stock.codes : CLASS_CODES.filter((code) => ofBreeds[0]?.includes(CLASSES[code].category));
  const ofBreed = couldBe.filter((code) => ofBreeds.every((of) => of.includes(CLASSES[code].category)));
  const named = settleSexes(ad, stock, ofBreed.length > 0 ? ofBreed : couldBe);
  const codes = ofAge(ad, settleStates(ad, stock, named));
  const [category, another] = [...new Set(codes.map((code) => CLASSES[code].category))];
  if (!category || another) return stock.codes.length > 0 ? ['class'] : [];
  const [first = 0] = [...ad.used].filter((at) => nounAt(ad, at).length > 0 || breedsAt(ad, at).length > 0);
  const source = ad.facts.get('class') ?? { from: first, length: sensesAt(ad, first)?.length ?? 1 };
  ad.facts.set('category', { ...source, value: category });
  const code = onlyOne(stock, codes);
  if (isClassCode(code)) ad.facts.set('class', { ...spanOf(ad, stock, source), value: code });
  const breed = settleBreed(ad, stock, category);
  return [...(code ? [] : ['class' as const]), ...(breed === undefined ? ['breed' as const] : [])];
}

/** From the noun to the state right after it, which both name the class. */
function spanOf(ad: Ad, { states }: Stock, noun: Part): Part {
  const end = noun.from + noun.length;
  const state = states.find(
    ({ from }) => ad.used.has(from) && from >= end && ad.clauses[from] === ad.clauses[noun.from],
  );
  return state && state.from - end <= 2 ? { from: noun.from, length: state.from + state.length - noun.from } : noun;
}
