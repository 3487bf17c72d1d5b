import type { Locale } from '@/lib/core/i18n/locales';
import { isBreedOf } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, isClassOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed, SIRES } from '@/lib/livestock/stock/roles';
import { LITTLE, MEASURES, VOCABULARY, phrasesOf } from './lexicon';
import { OTHER_BREEDS } from './other-breeds';
import { isBeside as isNextTo, type Token } from './tokens';
import littleWords from './words/little-words.json';

/** A part of a text by its tokens. */
export interface Part {
  from: number;
  length: number;
}

/** Words that name animals, and the classes that they name. */
export interface Noun extends Part {
  codes: readonly ClassCode[];
}

/** Whether English words stand side by side. */
const isBeside = (
  { context, tokens, text }: { context: { locale: Locale }; tokens: readonly Token[]; text: string },
  { from, length }: Part,
  next: Part,
): boolean =>
  context.locale === 'en' &&
  from + length === next.from &&
  text.slice(tokens[next.from - 1]?.end, tokens[next.from]?.start).trim() === '';

/** “Mule gimmers”, “cow horses”: of English nouns side by side the last one names the animal, if they share none. */
function isAdjective(noun: readonly ClassCode[], next: readonly ClassCode[]): boolean {
  const categories = new Set(next.map((code) => CLASSES[code].category));
  return !noun.some((code) => categories.has(CLASSES[code].category));
}

export const isLongEared = (codes: readonly ClassCode[]): boolean =>
  codes.every((code) => CLASSES[code].family === 'donkey' || CLASSES[code].family === 'mule');

/** “Donkey mare”, “mare mules”, “mule foal”, «burro garañón»: beside donkeys and mules such words name no horses. */
function withLongEars(written: Parameters<typeof isBeside>[0], nouns: readonly Noun[]): Noun[] {
  const isHorse = ({ codes }: Noun) =>
    codes.every((code) => CLASSES[code].category === 'equine') && !isLongEared(codes);
  return nouns.map((noun, nth) => {
    const [before, next] = [nouns[nth - 1], nouns[nth + 1]];
    const isSire = noun.codes.every((code) => SIRES.includes(code));
    const of = [
      before && (isSire ? before.from + before.length === noun.from : isBeside(written, before, noun))
        ? before
        : undefined,
      next && isBeside(written, noun, next) ? next : undefined,
    ].find((other) => other && isLongEared(other.codes));
    return of && isHorse(noun) ? { ...noun, codes: of.codes } : noun;
  });
}

const isOf =
  (is: (code: ClassCode) => boolean) =>
  ({ codes }: Noun) =>
    codes.every(is);
const isCalf = isOf((code) => CLASSES[code].family === 'calf');
const isSheep = isOf((code) => CLASSES[code].category === 'ovine');

const isYoungOfSmall = isOf((code) => CLASSES[code].family === 'kid' || CLASSES[code].family === 'lamb');

/** What these words name beside calves: “holstein calves, bull”. */
const OF_CALVES: Partial<Record<string, readonly ClassCode[]>> = {
  bull: ['calf_m', 'calf_dairy'],
  steer: ['calf_m', 'calf_dairy'],
  heifer: ['calf_f', 'calf_dairy'],
};

const ONLY = /^(?:only|solo|so|somente|solamente)$/;

/** “3 day old holstein bulls”: so old are calves. */
const isDaysOld = (tokens: readonly Token[], { from }: Noun): boolean => {
  const old = tokens.findIndex(({ text }, at) => at < from && text === 'old' && DAYS.test(tokens[at - 1]?.text ?? ''));
  return old >= 0 && from - old <= OLD_WORDS_MAX;
};
const DAYS = /^(?:days?|weeks?|wks?)$/;
/** So many words stand between the two: a breed, or a cross. */
const OLD_WORDS_MAX = 4;

/** “Calves, bull”, “weaners, heifers only”: the calves of a sex; “steers ok”: that the others will do as well. */
function ofCalvesBeside(tokens: readonly Token[], { from, length }: Noun, nouns: readonly Noun[]) {
  const word = tokens[from]?.text ?? '';
  const [before = '', behind = ''] = [tokens[from - 1]?.text, tokens[from + length]?.text];
  const isOnly = ONLY.test(before) || ONLY.test(behind);
  const named = OF_CALVES[isOnly || behind === 'ok' ? word.replace(/s$/, '') : word];
  return named && behind === 'ok' ? nouns.filter(isCalf).flatMap(({ codes }) => codes) : named;
}

interface Named {
  nouns: readonly Noun[];
  breeds: readonly (Part & { names: readonly string[] })[];
  tokens: readonly Token[];
}

/** Words for females to breed from, which are cattle unless a breed beside them is of others. */
export const DAMS = /^(?:matriz(?:es)?|[vb]ientres?|ventres?|breeders?|dams?)$/;

/** What such words name of other animals. */
const OTHER_DAMS = classesNamed('for_breeding,in_milk').filter((code) => !isClassOf('bovine', code));

/** «Matrizes dorper», «vientres saanen»: the females that they name of the animals whose breeds alone the text names. */
function damsOf({ breeds, tokens }: Named, noun: Noun): readonly ClassCode[] | undefined {
  if (noun.length > 1 || !DAMS.test(tokens[noun.from]?.text ?? '')) return undefined;
  const isOfAll = (category: Category) =>
    breeds.every(({ names, from }) =>
      names.length > 0
        ? names.some((name) => isBreedOf(category, name))
        : (OTHER_BREEDS.match(tokens, from)?.meaning.includes(category) ?? false),
    );
  return breeds.length === 0 || isOfAll('bovine')
    ? undefined
    : OTHER_DAMS.filter((code) => isOfAll(CLASSES[code].category));
}

/** Where the names of breeds end that follow each other from a token on. */
function endOfBreeds(breeds: readonly Part[], from: number, tokens: readonly Token[] = []): number {
  const breed = breeds.find((one) => one.from === from);
  const end = from + (breed?.length ?? 0);
  // “Bottle calves holstein or cross bulls”.
  const isJoined = breed && EITHER.test(tokens[end]?.text ?? '') && breeds.some((one) => one.from === end + 1);
  return breed ? endOfBreeds(breeds, isJoined ? end + 1 : end, tokens) : from;
}

/** “Weanling Charolais bulls”: the classes of a word for calves and of one for their sex that only breeds part. */
function calvesOfSex({ nouns, breeds, tokens }: Named): Noun[] {
  return nouns.map((noun, nth) => {
    const isAfterBreed = (young: Noun, sex: Noun) => {
      const end = young.from + young.length;
      return end < sex.from && endOfBreeds(breeds, end, tokens) === sex.from;
    };
    const pair = [
      [nouns[nth - 1], noun],
      [noun, nouns[nth + 1]],
    ].find(([young, sex]) => young && sex && isCalf(young) && isAfterBreed(young, sex));
    const word = tokens[pair?.[1]?.from ?? -1]?.text.replace(/s$/, '') ?? '';
    const codes = OF_CALVES[word]?.filter((code) => pair?.[0]?.codes.includes(code)) ?? [];
    return codes.length > 0 ? { ...noun, codes } : noun;
  });
}

const WEANED = /^(?:desmam|destet|wean)/;
const ADULTS = /^(?:cow|dairy_cow|dairy_dry|bull$)/;

/** «Vaquillas desmamantes», «novillitos desmamantes»: before such a word one for animals of a sex says that of the calves. */
function weanedOfSex({ nouns, breeds, tokens }: Named, noun: Noun): readonly ClassCode[] {
  const nth = nouns.findIndex(({ from }) => from === noun.from);
  const pair = [nouns.slice(nth - 1, nth + 1), nouns.slice(nth, nth + 2)].find(([one, other]) => {
    const end = one && endOfBreeds(breeds, one.from + one.length);
    return other && end === other.from && isCalf(other) && WEANED.test(tokens[other.from]?.text ?? '');
  });
  const [named, calves] = pair ?? [];
  const sexes = new Set(named?.codes.map((code) => CLASSES[code].sex));
  if (sexes.size !== 1 || named?.codes.some((code) => ADULTS.test(code))) return [];
  return calves?.codes.filter((code) => sexes.has(CLASSES[code].sex)) ?? [];
}

const isFemaleOfSmall = isOf((code) => /^(?:ewe|doe)$/.test(CLASSES[code].family));

/**
 * «Cabrito boer reprodutor», «cabra boer reprodutor»: young sheep and goats, and one of them by the name of the females, with a
 * word for sires right behind them, or behind their breed, are sires.
 */
function siresOf({ nouns, breeds, tokens }: Named, noun: Noun): readonly ClassCode[] {
  const end = endOfBreeds(breeds, noun.from + noun.length);
  const isOne = isFemaleOfSmall(noun) && !/s$/.test(tokens[end - 1]?.text ?? '') && isNextTo(tokens, end);
  const areSires = nouns.some((next) => next.from === end && next.codes.every((code) => SIRES.includes(code)));
  return areSires && (isYoungOfSmall(noun) || isOne)
    ? SIRES.filter((code) => categoriesOf(noun).has(CLASSES[code].category))
    : [];
}

const categoriesOf = ({ codes }: Noun) => new Set(codes.map((code) => CLASSES[code].category));

const KINDS = 2;

/**
 * “Goat kids, wethers or doelings”: what animals of two kinds are called is of the one that is named beside it; of more kinds,
 * where the two are joined: «ovejas y un reproductor».
 */
function ofKindBeside(noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): readonly ClassCode[] | null {
  const { size } = categoriesOf(noun);
  const isJoined = [noun.from - 1, noun.from - 2].some((at) => JOINING.get(tokens[at]?.text ?? ''));
  if (size < KINDS || (size > KINDS && !isJoined)) return null;
  const named = new Set(nouns.map((other) => [...categoriesOf(other)]).flatMap((of) => (of.length === 1 ? of : [])));
  const left = noun.codes.filter((code) => named.has(CLASSES[code].category));
  return left.length > 0 && left.length < noun.codes.length ? left : null;
}

const SEX = /^(?:bull|steer|heifer)s$/;
const EITHER = /^(?:or|and|\/|&)$/;

/** “Bottle calves, jersey cross bulls or heifers”: the calves that both words are the sexes of, if no comma parts them. */
function calvesOfEitherSex({ nouns, tokens }: Named, noun: Noun): readonly ClassCode[] | null {
  const isSex = (one: Noun | undefined) => one?.length === 1 && SEX.test(tokens[one.from]?.text ?? '');
  const nth = nouns.findIndex(({ from }) => from === noun.from);
  const pair = [nouns.slice(nth - 1, nth + 1), nouns.slice(nth, nth + 2)].find(
    ([one, other]) =>
      isSex(one) &&
      isSex(other) &&
      other?.from === (one?.from ?? 0) + 2 &&
      EITHER.test(tokens[other.from - 1]?.text ?? ''),
  );
  const [first] = pair ?? [];
  const calves = first && nouns.findLast((one) => one.from < first.from && isCalf(one));
  if (!first || !calves || EITHER.test(tokens[first.from - 1]?.text ?? '')) return null;
  const areBeside = tokens
    .slice(calves.from + 1, first.from + 1)
    .every(({ start }, at) => start - (tokens[calves.from + at]?.end ?? 0) <= 1);
  const word = tokens[noun.from]?.text.replace(/s$/, '') ?? '';
  const codes = areBeside ? (OF_CALVES[word]?.filter((code) => calves.codes.includes(code)) ?? []) : [];
  return codes.length > 0 ? codes : null;
}

const CORRECTION_WORDS_MAX = 4;

/** Whether words between two tokens say that what follows them takes the place of what stands before. */
export function areCorrecting(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ text }) => MEASURES.correcting.get(text));
  const isMeaning = tokens[to - 1]?.text === 'mean' && tokens[to - 2]?.text === 'i';
  const isSaid = words.includes('itself') || isMeaning;
  return words.length <= CORRECTION_WORDS_MAX && isSaid && words.every((word) => word !== undefined);
}

/** Where animals and what is said of them end: «terneras angus preñadas». */
export function endOfSaid(tokens: readonly Token[], from: number): number {
  let to = from;
  for (let next; (next = VOCABULARY.match(tokens, to)?.length);) to += next;
  return to;
}

/** “Heifers, actually make that steers”, «preñadas, no, perdón, vacías»: the parts that no later one takes the place of. */
export const withoutCorrected = <P extends Part>(parts: readonly P[], tokens: readonly Token[]): P[] =>
  parts.filter((part) => {
    const end = endOfSaid(tokens, part.from + part.length);
    return !parts.some(({ from }) => from > part.from && areCorrecting(tokens, end, from));
  });

/**
 * Nouns with what they name beside others: a castrated one is no sheep beside horses, «caballos mansos, capones»; one
 * bull beside calves says their sex; «matrizes» are of the animals that a breed is of.
 */
export function besideOthers(named: Named): Noun[] {
  const { tokens } = named;
  const nouns = calvesOfSex({ ...named, nouns: withoutCorrected(named.nouns, tokens) });
  const areHorses = nouns.some(isOf((code) => CLASSES[code].category === 'equine'));
  const areCalves = nouns.some(isCalf);
  return nouns.map((noun) => {
    const isYoung = noun.length === 1 && isDaysOld(tokens, noun);
    const word = tokens[noun.from]?.text ?? '';
    const ofCalves = isYoung
      ? OF_CALVES[word.replace(/s$/, '')]
      : areCalves && noun.length === 1
        ? ofCalvesBeside(tokens, noun, nouns)
        : undefined;
    const isGelding = areHorses && noun.codes.every((code) => code === 'wether');
    const dams = damsOf(named, noun);
    const sires = siresOf({ ...named, nouns }, noun);
    const small = ofKindBeside(noun, nouns, tokens) ?? calvesOfEitherSex(named, noun);
    if (small) return { ...noun, codes: small };
    if (dams?.length) return { ...noun, codes: dams };
    if (sires.length > 0) return { ...noun, codes: sires };
    const weaned = weanedOfSex({ ...named, nouns }, noun);
    if (weaned.length > 0) return { ...noun, codes: weaned };
    return { ...noun, codes: isGelding ? ['gelding'] : (ofCalves ?? noun.codes) };
  });
}

/** “Store lambs, mule cross”, “ewes mules or cheviots”: of sheep a mule is a kind. */
const isKindOfSheep = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  nouns.some(
    (other) =>
      isSheep(other) &&
      (tokens[noun.from]?.text === 'mule' ||
        (tokens[noun.from]?.text === 'mules' && other.from + other.length === noun.from)),
  );

const OF_KINDS = /^(?:(?:primeri[zs]|primipar)as?|machos?|tropil(?:l|h)as?|recuas?|rodeos?)$/;

/** «Borregas primerizas», «borregos machos», «tropilla de novillos», «caballo para un rodeo»: beside other animals such words name no kind. */
const isOfKind = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  OF_KINDS.test(tokens[noun.from]?.text ?? '') &&
  nouns.some((other) => ![...categoriesOf(noun)].some((category) => categoriesOf(other).has(category)));

const PAIR = /^pairs?$/;

/** “Pair of geese”, “pygmy goats pair”, “pair of bred heifers”: two of what is named, and no cow with her calf. */
const isTwo = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  PAIR.test(tokens[noun.from]?.text ?? '') &&
  nouns.some((other) => other !== noun && (tokens[noun.from + 1]?.text === 'of' || !categoriesOf(other).has('bovine')));

/**
 * Nouns, and those that names of breeds begin or end with if something else is named too: “guineas and muscovy ducks”,
 * «gallinas y patos criollos».
 */
function withKinds({
  tokens,
  nouns,
  breeds,
}: {
  tokens: readonly Token[];
  nouns: readonly Noun[];
  breeds: readonly Part[];
}): Noun[] {
  const kinds = breeds.flatMap(({ from, length }) => {
    const ends = length > 1 ? [from, from + length - 1] : [];
    const codes = ends.flatMap(
      (at) => VOCABULARY.get(tokens[at]?.text ?? '')?.flatMap(({ stock }) => stock ?? []) ?? [],
    );
    return nouns.length > 0 && codes.length > 0 ? [{ from, length, codes }] : [];
  });
  return [...nouns, ...kinds].toSorted((a, b) => a.from - b.from);
}

/** A noun of animals of so many categories says of others what they are for: «jumento reprodutor». */
const CATEGORIES_MIN = 3;

/** Whether a noun only says what animals are for that another one beside it names, of which it has no class. */
function isUse(noun: Noun, nouns: readonly Noun[]): boolean {
  const categories = categoriesOf(noun);
  if (categories.size < CATEGORIES_MIN) return false;
  const named = nouns.filter((other) => other !== noun && categoriesOf(other).size === 1);
  const ofSame = named.filter((other) => [...categoriesOf(other)].every((category) => categories.has(category)));
  return ofSame.length > 0 && !ofSame.some(({ codes }) => codes.some((code) => noun.codes.includes(code)));
}

/** Between animals of which both are sought. */
const JOINING = phrasesOf({ yes: littleWords.joinAnimals });

/** «Yegua sana de patas»: behind «de», with nothing that joins them, what is no animal of the kind that was named before it. */
const isOfBody = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  LITTLE.of.match(tokens, noun.from - 1) !== null &&
  nouns.some(
    (other) =>
      other.from < noun.from &&
      !PAIR.test(tokens[other.from]?.text ?? '') &&
      ![...categoriesOf(noun)].some((category) => categoriesOf(other).has(category)) &&
      !tokens.slice(other.from + other.length, noun.from).some(({ text }) => JOINING.get(text)),
  );

const KIDS = /^kids?$/;

/** “Calves reared or sucklers”: beside calves they are those that still suck. */
const isSuckling = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  noun.length === 1 && /^sucklers?$/.test(tokens[noun.from]?.text ?? '') && nouns.some(isCalf);

/** “Kids pony”: beside a horse they are children. */
const isChildren = (noun: Noun, nouns: readonly Noun[], tokens: readonly Token[]): boolean =>
  KIDS.test(tokens[noun.from]?.text ?? '') && nouns.some((other) => categoriesOf(other).has('equine'));

/** The nouns that name animals, in the order of the text; of “mule gimmers” the last. */
export function meantNouns(
  written: Parameters<typeof isBeside>[0] & Parameters<typeof withKinds>[0] & { nouns: readonly Noun[] },
): Noun[] {
  const all = withLongEars(written, withKinds(written));
  const nouns = all.filter(
    (noun) =>
      !isKindOfSheep(noun, all, written.tokens) &&
      !isOfKind(noun, all, written.tokens) &&
      !isUse(noun, all) &&
      !isChildren(noun, all, written.tokens) &&
      !isSuckling(noun, all, written.tokens) &&
      !isOfBody(noun, all, written.tokens) &&
      !isTwo(noun, all, written.tokens),
  );
  return nouns.filter((noun, nth) => {
    const next = nouns[nth + 1];
    return !(next && isBeside(written, noun, next) && isAdjective(noun.codes, next.codes));
  });
}

/** «Vaquillonas de 1 a 2 años sin servicio»: the ages that a noun says of animals which their state gives another class. */
export function agesSaid({ tokens }: { tokens: readonly Token[] }, noun: Noun, meant: readonly ClassCode[]) {
  const hasNumber = tokens.slice(noun.from, noun.from + noun.length).some(({ kind }) => kind === 'number');
  if (!hasNumber || noun.codes.some((code) => meant.includes(code))) return null;
  const months = noun.codes.map((code) => CLASSES[code].months);
  const maxAge = Math.max(...months.map(([, most]) => most ?? Infinity));
  return { minAge: Math.min(...months.map(([least]) => least)), ...(Number.isFinite(maxAge) ? { maxAge } : {}) };
}
