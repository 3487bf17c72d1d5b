import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, CLASS_CODES, isClassCode, isClassOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, inRole, MOTHER_FAMILIES, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import type { Sense } from '@/lib/language/lexicon/lexicon';
import { DAIRY } from '@/lib/language/lexicon/stock-words';
import { ask, deduce, inSameClause, leaveUnread, match, upTo, written, type Ad, type Part } from './ad-text';
import { AROUND, NAMES_YOUNG } from './ad-words';
import { leaveOneAndOther } from './doubts/one-and-other';
import { isOneOfTwo } from './doubts/some';
import { dropMonthsInYoung } from './figures/ages';
import { settleOne } from './figures/one-animal';
import { isWithoutYoung } from './figures/young';
import { categoriesOf, CHOICES_MAX, settleBreed } from './settle-breed';
import { settleSexes } from './settle-sexes';
import { isInYoung, nounAt } from './senses';
import { OPPOSITE } from './figures/heads';
import { isBred, type Stock } from './stock';

const OR = new Set(['o', 'or', 'ou', 'u', '/']);

/** A herd by its young males may be one of females: «novilhada fêmeas», «garrotada de fêmeas». */
const HERD = /(?:lh|ll|rr?ot|ur|oi|ezerr|ecerr|erner|or)ada$/i;

const FEMALES_OF_HERD: readonly ClassCode[] = ['heifer_1_2', 'heifer_open'];

/** Whether the other sex is said of a herd by its males. */
const isOtherSex = (ad: Ad, { nouns }: Stock, sex: Sense['sex'], codes: readonly ClassCode[]): boolean =>
  sex === 'female' &&
  nouns.some((part) => HERD.test(written(ad, part))) &&
  codes.every((code) => CLASSES[code].category === 'bovine' && CLASSES[code].sex === OPPOSITE[sex]);

/** Whether the other sex is said right behind grown animals: «novillos hembras». */
const isContrary = (ad: Ad, { nouns }: Stock, sex: Sense['sex'], codes: readonly ClassCode[], at: number): boolean =>
  sex !== undefined &&
  codes.length > 0 &&
  codes.every((code) => CLASSES[code].sex === OPPOSITE[sex]) &&
  nouns.some(({ from, length }) => from + length === at);

/**
 * «30 ovejas y 2 machos»: whether animals are counted by the other sex than the noun's, which says only their kind. Of
 * «invernada, 50 hembras» it says their use.
 */
const isCountedSex = ({ sexes }: Stock, sex: Sense['sex'], codes: readonly ClassCode[], at: number): boolean =>
  sex !== undefined &&
  codes.every((code) => CLASSES[code].sex === OPPOSITE[sex] && code !== 'bull_feeder') &&
  sexes.some((one) => one.sex === sex && one.from < at && at < one.from + one.length);

/** All classes of a sex that are animals of the same kind. */
const ofSex = (codes: readonly ClassCode[], sex: Sense['sex']): ClassCode[] =>
  CLASS_CODES.filter(
    (code) => CLASSES[code].sex === sex && codes.some((one) => CLASSES[one].category === CLASSES[code].category),
  );

/** States that others imply, or that say nothing against them: who is bred was served. */
const IMPLIED: Partial<Record<string, readonly string[]>> = { served: ['bred'], calving: ['bred'] };

/** «Corderas preñadas», “ewe lambs tupped to”: no class of young animals is in young. */
const areYoung = (codes: readonly ClassCode[]): boolean => codes.length > 0 && areAllYoung(codes);

const isMixedLot = (codes: readonly ClassCode[]): boolean =>
  codes.length > 0 && codes.every((code) => CLASSES[code].sex === 'mixed');

const opposite = (code: ClassCode): string => ({ male: 'female', female: 'male', mixed: '' })[CLASSES[code].sex];

const AND_OR = /^(?:y|e|and|&|o|or|ou|u|\/|\+)$/;

/** Whether mothers with their young are said to be empty, and not beside them others: «paridas y vacías». */
const isOpenPair = (ad: Ad, { states }: Stock, codes: readonly ClassCode[], { from, length }: Part): boolean =>
  codes.every((code) => WITH_YOUNG.includes(code)) &&
  codes.some((code) => code !== 'cow_3in1') &&
  !AND_OR.test(ad.words[from - 1] ?? '') &&
  !AND_OR.test(ad.words[from + length] ?? '') &&
  !states.some((state) => isInYoung(state.concept) || /^(?:served|three_in_one|calving)$/.test(state.concept));

/**
 * Narrows the classes by what is said of their state: “yearling bull” is another class of the bull's family. A state
 * that no class of the family has stays in the text; of two that deny each other, «de invernada o gordas», neither is
 * said.
 */
function settleStates(
  ad: Ad,
  stock: Stock,
  codes: readonly ClassCode[],
): { codes: readonly ClassCode[]; isSure: boolean } {
  let left = codes;
  const apart: ClassCode[] = [];
  // «Vacas de invernada» say their use already.
  const isNarrow = codes.length === 1 && stock.nouns.some(({ length }) => length > 1);
  const known = new Set(stock.states.map(({ concept }) => concept));
  const ends = new Set(stock.states.map(({ from, length }) => from + length));
  stock.states = stock.states.filter(({ codes: of, concept, sex, from, length, isOfPrice }) => {
    // “$4100 pair, $3200 bred”: each is of some, and nothing is both.
    if (isOfPrice) {
      const families = new Set<string>(codes.map((code) => CLASSES[code].family));
      const others = CLASS_CODES.filter((code) => families.has(CLASSES[code].family) && of.includes(code));
      apart.push(...others.filter((code) => !left.includes(code)));
      const rest = left.filter((code) => !of.includes(code));
      if (rest.length > 0) left = rest;
      return true;
    }
    // «Inseminadas, DG+»: they were served, and are in calf.
    const isConfirmed = concept === 'served' && known.has('bred') && ad.facts.has('pregnancyTested');
    if (isConfirmed && ![from - 1, from + length].some((at) => AND_OR.test(ad.words[at] ?? ''))) return true;
    const isSeveral = /s$/.test(ad.words[from] ?? '');
    // «Paridas o preñadas»: each may be.
    // So may each of several be both, or one of the two: «prenhes e paridas», «paridas y preñadas».
    const hasYoung = (one: string) => one === 'with_young';
    const isOfTwo = stock.states.some(
      (one) =>
        one.from < from &&
        ((hasYoung(concept) && isInYoung(one.concept)) || (isInYoung(concept) && hasYoung(one.concept) && isSeveral)),
    );
    const isJoined = OR.has(ad.words[from - 1] ?? '') || (isOfTwo && AND_OR.test(ad.words[from - 1] ?? ''));
    const isOther = isJoined && ends.has(from - 1);
    const either = isOther ? codes.filter((code) => of.includes(code)) : [];
    if (either.length > 0) {
      apart.push(...either);
      return true;
    }
    // “Young pairs. Cows are open”: with their calves, and not in calf again.
    if (concept === 'open' && isOpenPair(ad, stock, left, { from, length })) {
      left = left.filter((code) => code !== 'cow_3in1');
      leaveUnread(ad, upTo(from, from + length));
      return false;
    }
    const families = new Set<string>(left.map((code) => CLASSES[code].family));
    // «Hacienda de invernada: 110 terneras»: a state that names no sex changes none.
    const sexes = new Set<string>(left.map((code) => CLASSES[code].sex));
    const isOfSex = (code: ClassCode) => sex !== undefined || sexes.size !== 1 || !sexes.has(opposite(code));
    const ofFamily = CLASS_CODES.filter(
      (code) => families.has(CLASSES[code].family) && of.includes(code) && isOfSex(code),
    );
    const narrowed = left.filter((code) => of.includes(code));
    // «Becerros para engorda, 22 machos y 9 hembras»: what they are for names neither sex.
    if (narrowed.length === 0 && sex === undefined && isMixedLot(left) && ofFamily.length > 0) return true;
    // “20 pairs and open cows” are of two kinds.
    const isBeside = concept === 'open' && left.length > 0 && left.every((code) => WITH_YOUNG.includes(code));
    // “Pairs, cows exposed back”: with their calves still, and perhaps in calf again.
    if (concept === 'served' && left.includes('cow_calf') && left.every((code) => WITH_YOUNG.includes(code)))
      return apart.push(...left) > 0;
    // “Steers off the cow”: calves still, or hardly older.
    const weaned = concept === 'weaned' ? withCalves(left) : left;
    const castrated = concept === 'gelded' ? ofCastrated(left) : left;
    if (castrated !== left) left = castrated;
    else if (narrowed.length > 0) left = narrowed;
    else if (weaned !== left) left = weaned;
    else if (isBeside) apart.push(...ofFamily);
    else if (left === codes && ofFamily.length > 0 && !isNarrow) left = ofFamily;
    else if (left === codes && ofFamily.length > 0) apart.push(...ofFamily);
    else if (of.includes('bull_feeder') && left.every((code) => CLASSES[code].family === 'steer'))
      left = ['bull_feeder'];
    else if (isOtherSex(ad, stock, sex, left)) left = FEMALES_OF_HERD;
    else if (isCountedSex(stock, sex, left, from)) left = ofSex(left, sex);
    // «Vaquillonas paridas» are cows with calves by now.
    else if (of.includes('cow_calf') && left.length > 0 && left.every((code) => /heifer/.test(code)))
      left = ['cow_calf'];
    else {
      const others = left === codes ? [] : codes.filter((code) => of.includes(code));
      // «20 novillos hembras»: nobody can tell which.
      // “Bred by vendor”: where they are from.
      const isInLamb = isBred(concept) && areYoung(left) && ad.words[from + length] !== 'by';
      stock.isMixed ||= isInLamb || isContrary(ad, stock, sex, left, from);
      const isImplied = IMPLIED[concept]?.some((other) => known.has(other)) ?? false;
      if (others.length === 0 && !isImplied) leaveUnread(ad, upTo(from, from + length));
      if (others.length === 0 || isImplied) return false;
      apart.push(...others);
    }
    return true;
  });
  return { codes: [...new Set([...left, ...apart])], isSure: apart.length === 0 };
}

/** «Borregos machos castrados», «toros castrados»: of males that aren't entire the classes of castrated ones. */
function ofCastrated(codes: readonly ClassCode[]): readonly ClassCode[] {
  // «Garrotes castrados» are called so still.
  const isEntire = (code: ClassCode) => code !== 'bull_feeder' && inRole('entire').includes(code);
  if (!codes.some(isEntire)) return codes;
  const castrated = (of: ClassCode) =>
    inRole('castrated').filter((code) => CLASSES[code].category === CLASSES[of].category);
  return [...new Set(codes.flatMap((code) => (isEntire(code) ? castrated(code) : code)))];
}

/** The classes that mothers may be of whose young stay behind, though they calved. */
function withoutYoung(codes: readonly ClassCode[]): { codes?: readonly ClassCode[]; isSure?: false } {
  const left = codes.filter((code) => !WITH_YOUNG.includes(code));
  if (left.length === codes.length) return {};
  if (left.length > 0) return { codes: left };
  const families = new Set(codes.flatMap((code) => [CLASSES[code].family, ...(code === 'cow_calf' ? ['dairy'] : [])]));
  const isOther = (code: ClassCode) => families.has(CLASSES[code].family) && !WITH_YOUNG.includes(code);
  return { codes: CLASS_CODES.filter((code) => isOther(code) && CLASSES[code].sex === 'female'), isSure: false };
}

const SPRINGING: ReadonlySet<ClassCode> = new Set(['heifer_bred', 'cow_bred', 'dairy_heifer']);

const PAIRS = /^(?:par|pares|parejas?|pairs?)$/;

/** «Vacas Girolando paridas, 18 litros»: milk cows that calved, whose calves the words don't name. */
function ofMilk(ad: Ad, { states }: Stock, codes: readonly ClassCode[]): ClassCode[] | null {
  // «2ª cria» is how often she calved.
  const isNth = (at: number) =>
    ad.words[at] === 'cria' && [at - 1, at - 2].some((one) => ad.tokens[one]?.kind === 'number');
  if (ad.words.some((word, at) => PAIRS.test(word) || (NAMES_YOUNG.test(word) && !isNth(at)))) return null;
  const isMilked = ad.tokens.some(({ kind }, at) => kind === 'number' && match(ad, AROUND.litres, at + 1));
  const mothers = states.filter(({ concept }) => concept === 'with_young');
  const isUnnamed =
    mothers.length > 0 && mothers.every((part) => /^(?:rec(?:i[eé]n|[eé]m) )?parid[ao]s?$/i.test(written(ad, part)));
  const milk = inRole('in_milk').filter((code) =>
    codes.some((one) => CLASSES[one].category === CLASSES[code].category),
  );
  const beside = codes.filter((code) => code !== 'cow_3in1');
  return isMilked && isUnnamed && beside.length === 1 && milk.length > 0 ? [...beside, ...milk] : null;
}

const YEARLING_MONTHS = 12;

const GROWN_MONTHS = 24;

const WEANED_MONTHS = 4;

const YOUNGER_BULLS: readonly ClassCode[] = ['bull_young', 'bull_feeder'];

const CALVES: Partial<Record<string, ClassCode>> = { steer: 'calf_m', heifer: 'calf_f' };

/** “R1 heifers”, “steers weaned 60 days” may be calves still, and none is older than a yearling. */
function withCalves(codes: readonly ClassCode[]): readonly ClassCode[] {
  // «Garrotes» are no calves any more.
  if (codes.includes('bull_feeder')) return codes;
  const calves = [...new Set(codes.map((code) => CALVES[CLASSES[code].family]))];
  const young = codes.filter((code) => CLASSES[code].months[0] <= YEARLING_MONTHS);
  const [calf, other] = calves;
  return calf && other === undefined && codes.length > 1 ? [calf, ...young] : codes;
}

/** «Novillos de 2 a 3 años»: of classes that differ by age only, the one of the age that is said. */
function ofAge(ad: Ad, codes: readonly ClassCode[]): readonly ClassCode[] {
  const [age, min, max] = (['age', 'ageMin', 'ageMax'] as const).map((field) => ad.facts.get(field)?.value);
  const [from, to] = [Number(min ?? age), Number(max ?? age)];
  if (Number.isNaN(from + to)) return ad.facts.has('weanedDays') ? withCalves(codes) : codes;
  // “R2 bulls” are not grown yet.
  if (codes.length === 1 && codes[0] === 'bull' && from <= YEARLING_MONTHS && to <= GROWN_MONTHS) return YOUNGER_BULLS;
  // “TB clear 2 weeks”: so young none of them is.
  const young = to <= YEARLING_MONTHS && to >= WEANED_MONTHS ? withCalves(codes) : codes;
  if (young.some((code) => CLASSES[code].family !== 'steer')) return young;
  const fit = codes.filter((code) => code !== 'steer_fat' && from >= CLASSES[code].months[0]);
  const [best, ...others] = fit.filter((code) => to <= (CLASSES[code].months[1] ?? Infinity));
  return best && others.length === 0 ? [best] : codes;
}

/** Chicks are sold in their first days; older ones are pullets or broilers, whatever they are called. */
const CHICK_MONTHS_MAX = 1;

const GROWN: Partial<Record<ClassCode, ClassCode>> = { chick_layer: 'pullet', chick_broiler: 'broiler' };

function grownUp(ad: Ad, codes: readonly ClassCode[]): ClassCode[] | null {
  const age = Number(ad.facts.get('age')?.value ?? ad.facts.get('ageMin')?.value ?? 0);
  const grown = codes.flatMap((code) => GROWN[code] ?? []);
  return age >= CHICK_MONTHS_MAX && grown.length === codes.length && codes.length > 0 ? grown : null;
}

/** The one class that is meant, if it can only be one. */
function onlyOne({ concepts }: Stock, codes: readonly ClassCode[]): ClassCode | null {
  const plainer = codes.filter((code) => code !== 'cow_3in1');
  const [first, second] = plainer.length > 0 ? plainer : codes;
  if (first && !second) return first;
  return codes.find((code) => concepts.has(code)) ?? null;
}

/** «Matrizes Santa Inês» are ewes: the word is for the females of any category. */
function femalesOf({ concepts, nouns }: Stock, [first]: readonly Category[][]): ClassCode[] | null {
  // “Nigerian Dwarf milkers” are goats.
  if (concepts.has('dairy_cow') && first)
    return inRole('in_milk').filter((code) => first.includes(CLASSES[code].category));
  if (!concepts.has('female') || nouns.length > 1 || !first) return null;
  return CLASS_CODES.filter(
    (code) => first.includes(CLASSES[code].category) && MOTHER_FAMILIES.has(CLASSES[code].family),
  );
}

/** “Boer goats, ewes and wethers”: beside breeds of goats alone, words for sheep are for goats of that sex. */
function goatsOf({ codes }: Stock, ofBreeds: readonly Category[][]): ClassCode[] | null {
  const { category: goat } = CLASSES.buck;
  const areGoats = ofBreeds.length > 0 && ofBreeds.every((of) => of.every((category) => category === goat));
  if (!areGoats || codes.length === 0 || !codes.every((code) => isClassOf('ovine', code))) return null;
  const sexes = new Set<string>(codes.map((code) => CLASSES[code].sex));
  const ofRole = codes.every((code) => inRole('entire').includes(code)) ? inRole('entire') : CLASS_CODES;
  return ofRole.filter((code) => isClassOf(goat, code) && sexes.has(CLASSES[code].sex));
}

/** «35 machos» of nobody knows what age. */
const SEX_ONLY = /^(?:machos?|hembras?|f[eê]meas?|males?|females?)$/i;

/** Words that say of males that they are no steers. */
const ENTIRE = /\btor[oeiu]|bull|enter|inteir|entir|touro|garrot|novillit/i;

const FEEDERS: readonly ClassCode[] = ['calf_m', 'steer_1_2', 'bull_feeder'];
const FEMALE_FEEDERS: readonly ClassCode[] = ['calf_f', 'heifer_1_2', 'cow_feeder'];

/** «Invernada, 60 machos», «machos de levante»: no word says whether they are entire, nor of «hembras» how old they are. */
function feedersOf(ad: Ad, { nouns }: Stock, parts: readonly Part[]): readonly ClassCode[] {
  const isNamed = nouns.some(
    ({ from }) => nounAt(ad, from).every((code) => code === 'bull_feeder') && nounAt(ad, from).length > 0,
  );
  // «Toretes con registro»: bulls for breeding are called so, too.
  if (isNamed && ad.facts.has('traits.registered')) return ['bull_feeder', 'bull_young'];
  if (isNamed || ENTIRE.test(parts.map((part) => written(ad, part)).join(' '))) return [];
  if (ad.words.some((word) => /^(?:hembras?|femeas?|females?)$/.test(word))) return FEMALE_FEEDERS;
  // “Stores”, «de invernada»: of either sex.
  const isMale = nouns.length > 0 || ad.words.some((word) => /^(?:machos?|males?)$/.test(word));
  return isMale ? FEEDERS : [...FEEDERS, ...FEMALE_FEEDERS];
}

/** What is about to calve, of a breed that is milked: springing heifers. */
function ofMilkBreed({ breeds }: Stock, codes: readonly ClassCode[]): readonly ClassCode[] {
  const isMilked = breeds.length > 0 && breeds.every(({ names }) => names.some((name) => DAIRY.has(name)));
  const areSpringing = codes.includes('dairy_heifer') && codes.every((code) => SPRINGING.has(code));
  return isMilked && areSpringing ? ['dairy_heifer'] : codes;
}

/** «Vitelas de leite» of Portugal are fed on milk for their meat, and no dairy calves for sure. */
const isVeal = (ad: Ad, { nouns, states }: Stock): boolean =>
  ad.country === 'PT' &&
  [...nouns, ...states].some((part) => /leite/i.test(written(ad, part))) &&
  nouns.some((part) => /^vitel/i.test(written(ad, part)));

/** Answers category, class and breed as far as the words say them. */
export function settleStock(ad: Ad, stock: Stock): void {
  const isOfTwo = leaveOneAndOther(ad, stock);
  const ofBreeds = stock.breeds.map(({ names }) => names.flatMap(categoriesOf));
  const couldBe =
    stock.codes.length > 0 ? stock.codes : CLASS_CODES.filter((code) => ofBreeds[0]?.includes(CLASSES[code].category));
  const ofBreed = couldBe.filter((code) => ofBreeds.every((of) => of.includes(CLASSES[code].category)));
  const ofKind = ofBreed.length > 0 ? ofBreed : (goatsOf(stock, ofBreeds) ?? femalesOf(stock, ofBreeds) ?? couldBe);
  const named = settleSexes(ad, stock, ofKind);
  const states = settleStates(ad, stock, ofMilkBreed(stock, named));
  // «Una preñada y otra vacía»: what else is said of them is not the class of both.
  if (stock.partConcepts.size > 0 && ad.words.some((_, at) => isOneOfTwo(ad, at))) states.isSure = false;
  if (isWithoutYoung(ad)) Object.assign(states, withoutYoung(states.codes));
  const milk = ofMilk(ad, stock, states.codes);
  if (milk) Object.assign(states, { codes: milk, isSure: false });
  const codes = states.isSure ? ofMilkBreed(stock, ofAge(ad, states.codes)) : states.codes;
  const [category, another] = [...new Set(codes.map((code) => CLASSES[code].category))];
  const parts = [...stock.nouns, ...stock.states].map(({ from, length }) => ({ from, length }));
  if (!category || another) {
    if (stock.codes.length > 0 || stock.takes) ask(ad, 'class', ...parts);
    return;
  }
  const source = parts[0] ?? stock.breeds.map(({ from, length }) => ({ from, length }))[0];
  ad.facts.set('category', { value: category, parts: source ? [source] : [] });
  dropMonthsInYoung(ad, stock);
  if (!isOfTwo) settleOne(ad, stock);
  settleBreed(ad, stock, category);
  const words = source ? [besides(ad, stock, source), ...parts] : parts;
  if (stock.isMixed || isVeal(ad, stock)) return ask(ad, 'class', ...words);
  const grown = grownUp(ad, codes);
  const code = grown || !states.isSure ? null : onlyOne(stock, codes);
  const feeders = code === 'bull_feeder' ? feedersOf(ad, stock, parts) : [];
  const isSexOnly = parts.length > 0 && parts.every((part) => SEX_ONLY.test(written(ad, part)));
  if (feeders.length > 0) feeders.forEach((one) => deduce(ad, 'class', one, 'oneOf', words));
  else if (isClassCode(code) && isSexOnly) deduce(ad, 'class', code, 'oneOf', words);
  else if (isClassCode(code)) ad.facts.set('class', { value: code, parts: words });
  else if ((grown ?? codes).length <= CHOICES_MAX)
    (grown ?? codes).forEach((one) => deduce(ad, 'class', one, states.isSure ? 'oneOf' : 'several', words));
  else {
    ad.among = grown ?? codes;
    ask(ad, 'class', ...words);
  }
}

/** From the noun to the state right after it, which both name the class. */
function besides(ad: Ad, { states }: Stock, noun: Part): Part {
  const end = noun.from + noun.length;
  const state = states.find(({ from }) => from >= end && inSameClause(ad, from, noun.from));
  const isOpen = state && ad.tokens.slice(end, state.from).every(({ kind }) => kind !== 'number');
  return isOpen && state.from - end <= 2 ? upTo(noun.from, state.from + state.length) : noun;
}
