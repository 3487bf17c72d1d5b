import { isBreedOf, type Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, CLASS_CODES, filterOfClasses, type ClassCode } from '@/lib/livestock/stock/classes';
import { SIRES, WITH_YOUNG, inRole } from '@/lib/livestock/stock/roles';
import type { Locale } from '@/lib/core/i18n/locales';
import { WILL_DO, isNamedCross } from './kept';
import { LITTLE } from './lexicon';
import { isLongEared, withoutCorrected, type Noun, type Part } from './meant-nouns';
import { OTHER_BREEDS } from './other-breeds';
import { isOrAt } from './senses-at';
import type { Token } from './tokens';

const categoriesOf = (codes: readonly ClassCode[]) => new Set(codes.map((code) => CLASSES[code].category));

/** Whether a noun says what is looked for: not “mule” of “ewes in lamb, mule or mule cross”, whose state no mule is in. */
export function isUsed(noun: Noun, meant: readonly Noun[], named: readonly ClassCode[], left: readonly ClassCode[]) {
  const categories = [...categoriesOf(noun.codes)];
  const isLeftOut =
    left.length > 0 && categories.every((one) => categoriesOf(named).has(one) && !categoriesOf(left).has(one));
  return meant.some(({ from }) => from === noun.from) && !isLeftOut;
}

/** What of goats is called like sheep where a breed of goats is named: “boer ewes”. */
const OF_GOATS: Partial<Record<ClassCode, readonly ClassCode[]>> = {
  lamb: ['kid'],
  lamb_fat: ['kid_fat'],
  hogget_f: ['doeling'],
  ewe_open: ['doe_open', 'doe_milk'],
  ewe_bred: ['doe_bred'],
  ewe_lamb: ['doe_open', 'doe_milk'],
  ewe_cull: [],
  wether: ['goat_wether'],
  ram_young: ['buck_young'],
  ram: ['buck'],
};

const goatsOf = (codes: readonly ClassCode[]): ClassCode[] =>
  CLASS_CODES.filter((code) => codes.some((of) => OF_GOATS[of]?.includes(code)));

const GOATS_LIKE_SHEEP = /^goats? (?:rams?|ewes?|lambs?)$/;
const areSheep = (codes: readonly ClassCode[]) => codes.every((code) => CLASSES[code].category === 'ovine');

interface Bred {
  breeds: readonly { from: number; names: readonly string[] }[];
}

const isOtherGoat = (found: ReturnType<typeof OTHER_BREEDS.match>): boolean => found?.meaning.join() === 'caprine';

/** “Goat rams n ewes”, “boer goats, young ewes”: what is called like sheep behind goats that are, or that a breed is of. */
export function besideGoats(written: Joined & Bred, nouns: readonly Noun[]): Noun[] {
  const { tokens, breeds } = written;
  const wordsOf = ({ from, length }: Noun) => tokens.slice(from, from + length).map(({ text }) => text);
  const first = nouns.findIndex((noun) => GOATS_LIKE_SHEEP.test(wordsOf(noun).join(' ')));
  const areGoats =
    breeds.length > 0 &&
    breeds.every((breed) => isOfGoatsRatherThan('ovine')(breed) || isOtherGoat(OTHER_BREEDS.match(tokens, breed.from)));
  const goats = areGoats
    ? nouns.findIndex(({ codes }) => codes.every((code) => CLASSES[code].category === 'caprine'))
    : -1;
  const isOfGoats = (noun: Noun, nth: number) =>
    (first >= 0 && nth > first) || (goats >= 0 && nth > goats && (nth > goats + 1 || !isJoined(written, noun)));
  return nouns.map((noun, nth) =>
    areSheep(noun.codes) && isOfGoats(noun, nth) ? { ...noun, codes: goatsOf(noun.codes) } : noun,
  );
}

const isOfGoatsRatherThan =
  (category: Category) =>
  ({ names }: { names: readonly string[] }): boolean =>
    names.some((name) => isBreedOf('caprine', name)) && !names.some((name) => isBreedOf(category, name));

/** The classes that English nouns name, of goats where a breed is theirs alone: “boer ewes”, “boer or dorper ewes”. */
function ofGoats(codes: readonly ClassCode[], { breeds, context }: Bred & Pick<Joined, 'context'>): ClassCode[] {
  const isOfGoats = isOfGoatsRatherThan('ovine');
  const isSheep = codes.length > 0 && areSheep(codes);
  if (context.locale !== 'en' || !isSheep || !breeds.some(isOfGoats)) return [...codes];
  const goats = goatsOf(codes);
  return CLASS_CODES.filter((code) => goats.includes(code) || (!breeds.every(isOfGoats) && codes.includes(code)));
}

const IN_CALF = new Set<ClassCode>(['heifer_bred', 'cow_bred', 'cow_3in1']);

const CALVES: readonly ClassCode[] = ['calf_m', 'calf_f', 'calf_mixed'];
/** What is said of more classes than these says no age. */
const YEARLING_CLASSES_MAX = 5;

/** Classes of which words name one though both sexes are meant: «terneros machos y hembras». */
const YOUNG: readonly (readonly ClassCode[])[] = [CALVES, ['ram_young', 'hogget_f']];

/** The classes of both sexes of animals. */
function ofBothSexes(codes: readonly ClassCode[]): ClassCode[] {
  const young = YOUNG.find((group) => codes.some((code) => group.includes(code))) ?? [];
  return CLASS_CODES.filter((code) => codes.includes(code) || (codes.length > 0 && young.includes(code)));
}

/** States of which those of both sexes exclude none: «machos angus y hembras hereford». */
export function withBothSexes(states: readonly State[]): readonly State[] {
  const said = new Set(states.map(({ sex }) => sex));
  if (!said.has('male') || !said.has('female')) return states;
  return states.map((state) => (state.sex ? { ...state, codes: CLASS_CODES } : state));
}

/** The classes of a state, or those of their families: «borregas encarneradas» are ewes. Empty if it has none of them. */
export function withState(codes: readonly ClassCode[], of: readonly ClassCode[]): ClassCode[] {
  if (of.length === CLASS_CODES.length) return ofBothSexes(codes);
  // «Hacienda de cría» is more than its females, and what is «de cría» without a noun may be any animal.
  const isForBreeding = of.includes('cow_open') && of.includes('doeling') && !of.includes('ewe_cull');
  if (isForBreeding && (codes.length === 0 || codes.some((code) => CLASSES[code].sex !== 'female'))) return [];
  // «Terneras de invernada»: calves that are to be fattened may be of either sex.
  const isOfCalves = of.includes('calf_m') && of.includes('cow_feeder') && codes.every((code) => CALVES.includes(code));
  // «Terneira de sobreano»: such a calf is a heifer or a steer.
  const areYearlings = of.includes('heifer_1_2') && of.includes('steer_1_2') && of.length <= YEARLING_CLASSES_MAX;
  const isOfSex = (code: ClassCode) =>
    codes.includes('calf_mixed') || codes.some((calf) => CLASSES[calf].sex === CLASSES[code].sex);
  if (areYearlings && codes.length > 0 && codes.every((code) => CALVES.includes(code)))
    return of.filter((code) => CLASSES[code].category === 'bovine' && isOfSex(code));
  const left = isOfCalves ? [...codes] : codes.filter((code) => of.includes(code));
  const families = new Set<string>(codes.map((code) => CLASSES[code].family));
  // «Vaquillonas paridas» are cows with their first calf.
  if (families.has('heifer') && of.includes('cow_calf')) families.add('cow');
  // «Boi inteiro», «novillo sin castrar» are bulls.
  if (families.has('steer') && of.includes('bull_feeder')) families.add('bull');
  // What is in calf was served before, and what is served again has its calf still: “pairs exposed back”.
  const mayBeServed = (code: ClassCode) => IN_CALF.has(code) || code === 'cow_calf';
  if (of.every((code) => inRole('served').includes(code)) && codes.length > 0 && codes.every(mayBeServed))
    return [...codes];
  // A bottle calf may be of either sex, a heifer calf is not: «ternera guacha».
  if (of.join() === 'calf_dairy' && codes.join() === 'calf_f') return [];
  // «Novillos castrados o enteros»: bulls too.
  const isOfEither = of.includes('steer_fat') && of.includes('bull_young') && !of.includes('calf_m');
  if (isOfEither && families.has('steer'))
    return [...new Set([...left, ...of.filter((code) => CLASSES[code].family === 'bull')])];
  // «Novilhada fêmea» are heifers.
  const areFemales = of.includes('calf_f') && of.includes('cow_cull') && !of.includes('steer_fat');
  if (areFemales && codes.length > 0 && codes.every((code) => CLASSES[code].family === 'steer'))
    return of.filter((code) => CLASSES[code].family === 'heifer');
  // «Vacas cut para faena», «vacas de descarte preñadas» may be called either.
  if (left.length === 0 && codes.length > 0) {
    const isCulled = codes.every((code) => CULLED.has(code));
    const either = of.filter((code) => (codes.includes('cow_cull') ? isCow(code) : isCulled && CULLED.has(code)));
    if (either.length > 0) return [...codes, ...either];
    if (of.includes('cow_cull') && codes.every(isCow)) return [...codes, 'cow_cull'];
  }
  // «Machos enteros destetados», «cabritas desmamadas» are as young as they are said to be.
  const young = left.length === 0 && of.includes('calf_dairy') && of.includes('calf_m') ? ofYounger(codes) : [];
  if (young.length > 0) return [...codes, ...young];
  // What is milked has calved.
  if (left.length === 0 && codes.includes('dairy_cow') && of.includes('cow_calf')) return ['dairy_cow'];
  if (codes.length === 0) return [...of];
  // «Destetes machos enteros sin castrar»: calves are entire as well.
  const isEntire = of.includes('bull_feeder') && of.includes('stallion') && codes.includes('calf_m');
  if (left.length > 0) return isEntire && !left.includes('calf_m') ? [...left, 'calf_m'] : left;
  const others = of.filter((code) => families.has(CLASSES[code].family));
  // «Vientres para engordar» are cows rather than the youngest heifers.
  return others.some(isCow) && families.has('heifer') ? others.filter((code) => code !== 'heifer_1_2') : others;
}

/** The younger ones of animals that all have such. */
const ofYounger = (codes: readonly ClassCode[]): ClassCode[] =>
  codes.every((code) => CLASSES[code].younger)
    ? [...new Set(codes.flatMap((code) => CLASSES[code].younger ?? []))]
    : [];

/** How much younger than its class an animal may be said to be: «toros de 2 años» are from 20 months on. */
const YOUNG_PART = 5 / 6;

/** Sires that are young by their class, of grown ones: «toros jóvenes». */
const youngSires = (code: ClassCode): ClassCode[] =>
  SIRES.filter((one) => one !== code && CLASSES[one].family === code);

/** Steers under about 600 lb are calves as well: “500 weight steers”. */
const LIGHT_KG = 273;

/** Whether the middle of the weights that are asked for is one of calves. */
function isLight({ minWeight, maxWeight }: Record<string, unknown>): boolean {
  const most = Number(maxWeight ?? Infinity);
  return (minWeight === undefined ? most : (Number(minWeight) + most) / 2) <= LIGHT_KG;
}

/**
 * The classes with the younger ones that a text may mean as well, by a word for young, an age or a weight: “hereford bulls
 * 18 months” may be young bulls.
 */
export function withYounger(codes: readonly ClassCode[], filters: Record<string, unknown>): ClassCode[] {
  const { minAge, maxAge, sort } = filters;
  const [from, to] = [Number(minAge ?? 0), Number(maxAge ?? Infinity)];
  const younger = codes.flatMap((code) => {
    const sires = youngSires(code);
    if (sires.length > 0 && sort === 'age_asc') return sires;
    const { younger: young, months } = CLASSES[code];
    const [least] = months;
    const isTooYoung = to <= least || (minAge !== undefined && from < least * YOUNG_PART && to < Infinity);
    if (young === 'calf_m' && minAge === undefined && isLight(filters)) return [young];
    return young && isTooYoung && from < (CLASSES[young].months[1] ?? Infinity) ? [young] : [];
  });
  return CLASS_CODES.filter((code) => codes.includes(code) || younger.includes(code));
}

/** Cows that are sold to be fattened or slaughtered: of two words for them either may be meant. */
const CULLED = new Set<ClassCode>(['cow_fat', 'cow_cull', 'cow_feeder']);
const isCow = (code: ClassCode): boolean => CLASSES[code].family === 'cow';

/** What is said of animals, and the tokens that say it. */
export interface State extends Part {
  codes: readonly ClassCode[];
  sex: string | undefined;
  /** It is the opposite of what is denied: «no castrado». */
  isOpposite?: boolean;
  /** The classes of each of the states of which any will do: «preñadas o con cría». */
  either?: readonly (readonly ClassCode[])[];
}

/** Of which animals these are the young: “kye in calf”. */
const YOUNG_OF: Partial<Record<string, Category>> = {
  calf: 'bovine',
  incalf: 'bovine',
  ptic: 'bovine',
  lamb: 'ovine',
  kid: 'caprine',
  foal: 'equine',
};

/**
 * Animals that aren't named are of the kind whose young they are in; what is milked is a cow, unless a breed of goats alone is
 * named: «lechera holando», not «saanen lechera».
 */
export function ofKindUnnamed({
  states,
  nouns,
  breeds,
  tokens,
}: Bred & { states: readonly State[]; nouns: readonly Part[]; tokens: readonly Token[] }): State[] {
  const isOfGoats = breeds.some(isOfGoatsRatherThan('bovine'));
  const areCattle = tokens.some((_, at) => isNamedCross(tokens, at));
  const isMilked = ({ codes }: State) =>
    codes.includes('dairy_cow') && codes.every((code) => inRole('for_milk').includes(code));
  const meant = withoutCorrected(states, tokens);
  if (nouns.length > 0) return meant;
  return meant.map((state) => {
    const young = YOUNG_OF[tokens[state.from + state.length - 1]?.text ?? ''];
    if (young) return { ...state, codes: state.codes.filter((code) => CLASSES[code].category === young) };
    // “Black baldies, bred”: a cross of cattle.
    if (areCattle) return { ...state, codes: state.codes.filter((code) => CLASSES[code].category === 'bovine') };
    if (isOfGoats || !isMilked(state)) return state;
    return { ...state, codes: state.codes.filter((code) => CLASSES[code].family === 'dairy') };
  });
}

/** Names the classes that a text asks for; only a sex if it says no more. */
export function stockFilters(
  codes: readonly ClassCode[],
  { nouns, states: [state, ...others] }: { nouns: readonly Part[]; states: readonly State[] },
): Record<string, string> {
  return codes.length > 0 && nouns.length === 0 && state?.sex && others.length === 0
    ? { sex: state.sex }
    : filterOfClasses(codes);
}

/** Adds a state; «preñadas o vacías» are one of both. */
export function addState(states: State[], state: State, isAlternative: boolean): void {
  const last = states.at(-1);
  const isJoined = isAlternative && last && last.from + last.length + 1 === state.from && !last.sex && !state.sex;
  if (!isJoined) return void states.push(state);
  last.either = [...(last.either ?? [last.codes]), state.codes];
  last.codes = [...new Set([...last.codes, ...state.codes])];
  last.length = state.from + state.length - last.from;
}

/** Breeds whose cows are milked. */
export const DAIRY: ReadonlySet<string> = new Set<Breed>(['Holstein', 'Jersey', 'Girolando', 'Brown Swiss']);

interface Joined {
  tokens: readonly Token[];
  states: readonly Part[];
  context: { locale: Locale };
}

/** Whether «y» or “or” stands before a noun, or before its number or state: “bulls and bred heifers”, «vacas y 2 toros»; or it will do. */
function isJoined({ tokens, states, context }: Joined, { from, length }: Noun): boolean {
  if (WILL_DO.match(tokens, from + length)) return true;
  const start = states.find((state) => state.from + state.length === from)?.from ?? from;
  const at = tokens[start - 1]?.kind === 'number' ? start - 2 : start - 1;
  return LITTLE.joinDenied.match(tokens, at) !== null && !(context.locale === 'pt' && tokens[at]?.text === 'o');
}

/**
 * The classes that nouns name; of nouns that share some, what they share, as «caballos padrillos», «borrego semental», but
 * all of «caballos y yeguas», «novillos o novillitos».
 */
export function sharedClasses(written: Joined & Bred, nouns: readonly Noun[]): ClassCode[] {
  const groups: (readonly ClassCode[])[] = [];
  for (const noun of nouns) {
    const { codes } = noun;
    const at = groups.findIndex((group) => group.some((code) => codes.includes(code)));
    const group = groups[at];
    if (!group) groups.push(codes);
    else if (isJoined(written, noun)) groups[at] = ofSharedCategories(group, codes);
    else groups[at] = group.filter((code) => codes.includes(code));
  }
  return ofGoats([...new Set(groups.flat())], written);
}

/** All classes of two lists, but of the animals that both name: «toros y reproductores» are no rams. */
function ofSharedCategories(some: readonly ClassCode[], others: readonly ClassCode[]): ClassCode[] {
  const [one, other] = [some, others].map((codes) => new Set(codes.map((code) => CLASSES[code].category)));
  return [...some, ...others].filter((code) => {
    const { category } = CLASSES[code];
    return one?.has(category) && other?.has(category);
  });
}

/** «Capones o borregos para consumo»: what is joined before the only state of a text, each as its kind is in that state. */
function eachInState(written: Stated, { codes: of, from }: State): readonly ClassCode[] {
  if (written.states.some((state) => state.codes.join() !== of.join())) return [];
  const before = written.nouns.filter((noun) => noun.from < from);
  return before.slice(1).some((noun) => isJoined(written, noun))
    ? before.flatMap(({ codes }) => withState(codes, of))
    : [];
}

type Stated = Omit<Joined, 'states'> & { nouns: readonly Noun[]; states: readonly State[] };

/** Whether «o» stands between a state and the one before it: “open cows or thin cows for the feedlot”, «ovejas con cordero o preñadas». */
function isOtherState(written: Stated, { from }: State): boolean {
  const said = written.nouns.filter(({ codes }) => codes.every((code) => WITH_YOUNG.includes(code)));
  const before = [...said, ...written.states].findLast((state) => state.from < from);
  const end = before ? before.from + before.length : from;
  return Array.from({ length: from - end }, (_, nth) => end + nth).some((at) => isOrAt(written, at));
}

/** Classes of both sexes, but for that of lots of both. */
const isOfBothSexes = (code: ClassCode): boolean => CLASSES[code].sex === 'mixed' && code !== 'calf_mixed';

/** What a state leaves of the classes, with what it is not said of; empty if it has none of them. */
export function inState(written: Stated, codes: readonly ClassCode[], state: State): ClassCode[] {
  const left = [state.codes, ...(state.either ?? [])].flatMap((of) => withState(codes, of));
  if (left.length === 0) return [];
  // «Bezerros leiteiros machos»: their class is of both sexes.
  if (state.sex && codes.length > 0 && codes.every(isOfBothSexes)) return [...codes];
  const isOther = !left.some((code) => codes.includes(code)) && isOtherState(written, state);
  return [...new Set([...left, ...eachInState(written, state), ...(isOther ? codes : [])])];
}

/** The birds that a breed is one of by its name; of other names chickens. */
const BIRDS = ['duck', 'goose', 'turkey', 'guinea', 'quail'];
const isBird = (name: string, family: string): boolean => {
  const bird = BIRDS.find((one) => name.toLowerCase().includes(one));
  return bird ? bird === family : !BIRDS.includes(family);
};

/** Whether animals of a class may be of a breed. */
function mayBe(code: ClassCode, name: string): boolean {
  const { category, family } = CLASSES[code];
  return isBreedOf(category, name) && (category !== 'aviary' || name === 'Other' || isBird(name, family));
}

/** The breed of a name that some of the classes may be of. */
export const suitedBreed = (names: readonly string[], stock: readonly ClassCode[]): string | undefined =>
  names.find((name) => stock.length === 0 || stock.some((code) => mayBe(code, name)));

const isOf = ({ codes }: Noun, name: string): boolean =>
  codes.some((code) => mayBe(code, name) && !isLongEared([code]));

/** “Peruvian Paso geldings and donkeys”: whether some of what is named can't be of a breed that others are of. */
export const isOfSome = (nouns: readonly Noun[], name: string | undefined): boolean =>
  name !== undefined && nouns.some((noun) => isOf(noun, name)) && !nouns.every((noun) => isOf(noun, name));

/** The classes of which the breeds may be; cows of some with their calves may be in milk. */
export function ofBreeds(codes: readonly ClassCode[], breeds: readonly string[], nouns: readonly Noun[]): ClassCode[] {
  const others = nouns.filter((noun) => !breeds.some((breed) => isOf(noun, breed))).flatMap((noun) => noun.codes);
  const isOfAny = (code: ClassCode) => others.includes(code) || breeds.some((breed) => mayBe(code, breed));
  const left = breeds.length > 0 ? codes.filter(isOfAny) : [...codes];
  const isInMilk = breeds.some((breed) => DAIRY.has(breed)) && left.includes('cow_calf') && !left.includes('dairy_cow');
  return isInMilk ? [...left, 'dairy_cow'] : left;
}
