import type { Locale } from '@/lib/core/i18n/locales';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, classesNamed, inRole, SIRES, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import {
  LITTLE,
  VOCABULARY,
  isOfLanguage,
  phrasesOf,
  sensesHere,
  sensesOfPhrase,
  sensesOfTypo,
  type Sense,
} from './lexicon';
import { isOrdinaryWord, withoutCoat } from './breed-words';
import { isLongerName, type Places } from './meant-places';
import { PEOPLE } from '@/lib/places/ranked';
import { BREED_GROUPS, OTHER_BREEDS } from './other-breeds';
import { isBeside, type Phrases, type Token } from './tokens';
import keptWords from './words/kept.json';
import littleWords from './words/little-words.json';
import type { State } from './stock-words';

/** A visitor's language and country, and the gazetteer. */
interface Here {
  locale: Locale;
  country?: string | null | undefined;
  places: Places;
}

export interface Written {
  tokens: readonly Token[];
  words: readonly string[];
  context: Here;
}

/** What words say, and how many there are. */
export interface Said {
  senses: readonly Sense[];
  length: number;
}

/**
 * The senses of the words at a token; not those of another language that are a country here, such as «peru», the turkey,
 * nor those that begin the longer name of a place, such as «patos de minas».
 */
export function sensesAt({ tokens, words, context }: Written, at: number): Said | null {
  const found = withoutCoat(tokens, at);
  if (found?.length === 1 && isOrdinaryWord(tokens, at, context.locale)) return null;
  if (!found || isLongerName(context.places, words, at, found.length)) return null;
  const isForeign = !found.meaning.some((sense) => isOfLanguage(sense, context.locale));
  if (isForeign && context.places.match(words, at)?.places.some(({ kind }) => kind === 'country')) return null;
  const senses = sensesHere(found.meaning, context);
  return senses.length > 0 ? { senses, length: found.length } : null;
}

/** The senses of a word with one typo. */
export function typoAt(tokens: readonly Token[], at: number, here: Here): Said | null {
  const token = tokens[at];
  const isWord = token?.kind === 'word' && !isOrdinaryWord(tokens, at, here.locale);
  const senses = isWord ? sensesHere(sensesOfTypo(token.text) ?? [], here) : [];
  return senses.length > 0 ? { senses, length: 1 } : null;
}

const codesOf = (senses: readonly Sense[]) => senses.flatMap(({ stock }) => stock ?? []);

/** The classes that the words of a text name which are spelt rightly. */
export function namedClasses(tokens: readonly Token[]): ReadonlySet<ClassCode> {
  const named = new Set<ClassCode>();
  for (let at = 0; at < tokens.length;) {
    const found = VOCABULARY.match(tokens, at);
    for (const code of codesOf(found?.meaning ?? [])) named.add(code);
    at += found?.length ?? 1;
  }
  return named;
}

/** Words of so few letters are nearly many others. */
const SHORT_LETTERS = 5;

/** Words and signs before another kind of animals: «vacas y terneos», “calves in heiffers”. */
const BEFORE_OTHERS = /^(?:y|e|o|u|ou|and|or|in|&|\/|\+)$/;

/**
 * Whether a word is nearly the name of other animals than those that are named rightly, without «y» or a comma before it,
 * or in few letters of quite others: «vaca de terceira cria» has nothing of calves, «novilhas prenhas ou aptas» nothing of ducks.
 */
export function isUnlikelyNoun(
  { text, tokens }: { text: string; tokens: readonly Token[] },
  at: number,
  senses: readonly Sense[],
  named: ReadonlySet<ClassCode>,
): boolean {
  const codes = codesOf(senses);
  const before = tokens[at - 1];
  const isListed = BEFORE_OTHERS.test(before?.text ?? '') || text.slice(before?.end, tokens[at]?.start).trim() === ',';
  const categories = new Set([...named].map((code) => CLASSES[code].category));
  const isShort = (tokens[at]?.text.length ?? 0) <= SHORT_LETTERS;
  // «Novilia prenhe de touro»: before all others of its kind, a longer word names what is sought.
  // “Bull clves”: the young of a sex.
  if (/^(?:bull|heifer|steer)$/.test(before?.text ?? '') && codes.every((code) => CLASSES[code].family === 'calf'))
    return false;
  const isFirst = !isShort && namedClasses(tokens.slice(0, at)).size === 0;
  if (isFirst && codes.every((code) => categories.has(CLASSES[code].category))) return false;
  const isOther = !isListed || (isShort && !codes.some((code) => categories.has(CLASSES[code].category)));
  return codes.length > 0 && named.size > 0 && isOther && !codes.some((code) => named.has(code));
}

/** The senses of two words of which the second has a typo: «sin servisio». */
function phraseTypoAt(tokens: readonly Token[], at: number, here: Here): Said | null {
  const senses = sensesOfPhrase(tokens, at);
  return senses ? { senses: sensesHere(senses, here), length: 2 } : null;
}

/** Misspelt breeds that are towns too. */
const BREED_TOWNS = new Set<string>(keptWords.breedTowns);

/**
 * The breed that a word means which is a town's name too, if no word such as «en» stands before it and a word of ranchers
 * stands beside it: «terneras bradford». A large town of the visitor's own country is the town.
 */
function misspeltBreedAt({ tokens, words, context }: Written, at: number): Said | null {
  if (!BREED_TOWNS.has(words[at] ?? '') || LITTLE.where.match(tokens, at - 1)) return null;
  const named = context.places.match(words, at);
  const isOwn = named?.places.some(
    ({ country, population }) => country === context.country && population >= PEOPLE.town,
  );
  const isBeside = VOCABULARY.match(tokens, at - 1) ?? VOCABULARY.match(tokens, at + 1);
  // «Toros bradford pa servicio» come from nowhere in Pennsylvania.
  const isFor = context.locale === 'es' && words[at + 1] === 'pa' && tokens[at + 2]?.kind === 'word';
  return isBeside && !isOwn && (isFor || (named?.length ?? 1) === 1) ? typoAt(tokens, at, context) : null;
}

/** What words at a token say, the breed that is misspelt like a town among them. */
export const saidAt = (written: Written, at: number): Said | null =>
  sensesAt(written, at) ?? phraseTypoAt(written.tokens, at, written.context) ?? misspeltBreedAt(written, at);

/** Mothers with their young, of which none is said to be in young again. */
export const PAIRS = inRole('pair').filter((code) => !inRole('bred').includes(code));

/** So many tokens stand between «con» and the young: “with 3 month old calves”. */
const FIGURE_MAX = 4;
export const WITH = new Set(['con', 'com', 'with', 'w']);

const YOUNG_NAMED =
  /^(?:crias?|terner[oa]s?|becerr[oa]s?|corder[oa]s?|cabrit[oa]s?|potr(?:illo|anca)s?|bezerr[oa]s?|cordeir[oa]s?|cal[fv]|calves|lambs?|kids?|foals?)$/;

/** Whether young ones are named at a token with a figure of theirs before it: «con 3 terneros», “with 300 lb calves”. */
export function isFigureOfYoung(tokens: readonly Token[], at: number): boolean {
  const codes = VOCABULARY.match(tokens, at)?.meaning.flatMap(({ stock, state }) => stock ?? state ?? []) ?? [];
  const isYoung = codes.length > 0 && areAllYoung(codes);
  const isBeside = codes.some((code) => PAIRS.includes(code));
  if (!isYoung && !isBeside) return false;
  for (let back = at - 1; back >= at - FIGURE_MAX; back -= 1)
    if (WITH.has(tokens[back]?.text ?? '') || SUCKLED.match(tokens, back)) {
      const between = tokens.slice(back + 1, at);
      const number = between.findIndex(({ kind }) => kind === 'number');
      // «Vacas com cria ao pé 40 novilhas»: the young are named before.
      return number >= 0 && !between.slice(0, number).some(({ text }) => YOUNG_NAMED.test(text));
    }
  return false;
}

const SUCKLED = phrasesOf({ yes: littleWords.suckled });

/** Their sex, or the sign of a cross, beside the breed of young ones. */
const OF_YOUNG = /^(?:machos?|hembras?|femeas?|bull|heifer|steer|x)$/;

/**
 * «Vacas nelore com bezerro cruzado», “angus cows with charolais cross calves”: whether what stands at a token is said
 * of the young, or is these, of animals whose breed is named before.
 */
export function isOfYoungBeside(tokens: readonly Token[], at: number): boolean {
  const textAt = (one: number) => tokens[one]?.text ?? '';
  const breedAt = (one: number) =>
    VOCABULARY.match(tokens, one)?.meaning.some(({ breed }) => breed)
      ? (VOCABULARY.match(tokens, one)?.length ?? 0)
      : (BREED_GROUPS.match(tokens, one)?.length ?? 0);
  const isSaid = (one: number) => OF_YOUNG.test(textAt(one)) || breedAt(one) > 0 || breedAt(one - 1) > 1;
  let [from, to] = [at - 1, at];
  while (isSaid(from)) from -= 1;
  while (isSaid(to)) to += 1;
  const isLink = (one: number) => WITH.has(textAt(one)) || /^paridas?$/.test(textAt(one));
  const isBehind = YOUNG_NAMED.test(textAt(from)) && isSaid(at) && (isLink(from - 1) || isLink(from - 2));
  const isBefore = WITH.has(textAt(from)) && YOUNG_NAMED.test(textAt(to));
  const isBeside = isBehind || (isBefore && from + 1 < to);
  return isBeside && tokens.some((_, one) => one < from - 1 && breedAt(one) > 0);
}

/** The most words that say what animals are for, and that say more of what they are for: «para mis 30 vaquillonas angus». */
const PURPOSE_WORDS = 4;
const MODIFIERS_MAX = 4;

/** Whether words such as «para cubrir» end at a token, right behind what they are said of. */
const endsPurpose = (phrases: Phrases<unknown>, tokens: readonly Token[], end: number): boolean =>
  Array.from({ length: PURPOSE_WORDS }, (_, nth) => nth + 1).some(
    (words) => phrases.match(tokens, end - words)?.length === words,
  );

/** Whether such words stand before a token, with nothing between them but what says more of what follows. */
function isBehindPurpose(phrases: Phrases<unknown>, tokens: readonly Token[], at: number, areDams: boolean): boolean {
  const modifiers = [VOCABULARY, LITTLE.afterNot, LITTLE.skip, ...(areDams ? [LITTLE.joinDenied] : [])];
  for (let end = at; end >= at - MODIFIERS_MAX && isBeside(tokens, end); end -= 1) {
    if (endsPurpose(phrases, tokens, end)) return true;
    const isModifier = tokens[end - 1]?.kind === 'number' || modifiers.some((words) => words.match(tokens, end - 1));
    if (!isModifier) return false;
  }
  return false;
}

const isOfSex = (codes: readonly ClassCode[], sex: 'male' | 'female') =>
  codes.every((code) => CLASSES[code].sex === sex);

export const isSireNoun = (senses: readonly Sense[]): boolean =>
  senses.some(({ stock }) => stock?.some((code) => SIRES.includes(code)));

const SIRE_AWAY_MAX = 16;

/** Whether a number at a token counts what a sire is for: «toro para 30 vaquillonas», but not “looking for 25 hens”. */
export const isForOthers = (tokens: readonly Token[], at: number): boolean =>
  (LITTLE.purpose.match(tokens, at - 1) !== null && LITTLE.skip.match(tokens, at - 2)?.length !== 2) ||
  (isBehindPurpose(LITTLE.purpose, tokens, at, false) &&
    tokens.some(
      (_, of) => of < at && of > at - SIRE_AWAY_MAX && isSireNoun(VOCABULARY.match(tokens, of)?.meaning ?? []),
    ));

/** “40 heifers with 2 bulls”: the few sires that go with the females that are sought. */
const isCompany = (
  tokens: readonly Token[],
  at: number,
  senses: readonly Sense[],
  named: readonly ClassCode[],
): boolean =>
  isOnlySires(senses) &&
  isOfSex(named, 'female') &&
  tokens[at - 1]?.kind === 'number' &&
  WITH.has(tokens[at - 2]?.text ?? '');

const WISHES = phrasesOf({ yes: littleWords.wishes });
const WISHED = phrasesOf({ yes: littleWords.wished });
const WISH_WORDS = [1, 2, 3, 4];

/** «Ojalá de vacunas al día», “preferably vaccinated”: what is wished for, right behind the word for it, excludes nothing. */
function isWished(tokens: readonly Token[], at: number, length: number): boolean {
  const end = LITTLE.of.match(tokens, at - 1) || WITH.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  // “Angus preferred”.
  const wished = isBeside(tokens, at + length) ? WISHED.match(tokens, at + length) : null;
  const next = at + length + (wished?.length ?? 0);
  if (wished && (!isBeside(tokens, next) || LITTLE.where.match(tokens, next))) return true;
  return WISH_WORDS.some((words) => [at, end].some((to) => WISHES.match(tokens, to - words)?.length === words));
}

/**
 * Whether animals are what the ones that were named are for, or are given for: «toro para vaquillonas», «toro para cubrir 30
 * vaquillonas», «caballo, permuto por vaquillonas»; or breeds are: «toro angus para cruzar con nelore».
 */
export function isPurpose(
  tokens: readonly Token[],
  at: number,
  senses: readonly Sense[],
  named: readonly ClassCode[],
): boolean {
  const codes = senses.flatMap(({ stock }) => stock ?? []);
  const length = VOCABULARY.match(tokens, at)?.length ?? 1;
  const mayBeWished = senses.some(
    ({ filters, breed, state }) => filters ?? (named.length > 0 ? (breed ?? state) : undefined),
  );
  if (mayBeWished && isWished(tokens, at, length)) return true;
  const isOther = codes.length > 0 && named.length > 0 && !codes.some((code) => named.includes(code));
  if (isOther && (isFigureOfYoung(tokens, at) || isCompany(tokens, at, senses, named))) return true;
  const isBreed = senses.some(({ breed }) => breed) && named.length > 0;
  if (isOfYoungBeside(tokens, at) && !senses.some(({ state }) => state)) return true;
  // «Toro p/ entorar vaquillonas»: what is said of females otherwise is what a sire is for.
  const areSires = named.some((code) => SIRES.includes(code)) && isOfSex(named, 'male');
  if (areSires && codes.length === 0 && (LITTLE.purpose.match(tokens, at)?.length ?? 0) > 1) return true;
  // «Toro senepol p/ novillas nelore», “bull to put with hereford cows”: a breed of those.
  const end = at + length;
  const dams = [at - 1, end].find((of) => {
    const beside = codesOf(VOCABULARY.match(tokens, of)?.meaning ?? []);
    return beside.length > 0 && !beside.some((code) => named.includes(code)) && isOfSex(beside, 'female');
  });
  if (isBreed && areSires && dams !== undefined && isBeside(tokens, Math.max(at, dams)))
    return isBehindPurpose(LITTLE.purpose, tokens, Math.min(at, dams), true);
  const phrases = isOther ? LITTLE.purpose : isBreed ? LITTLE.crossing : null;
  return phrases !== null && isBehindPurpose(phrases, tokens, at, isOfSex(codes, 'female'));
}

/** Whether a word is «o» between things of which any will do; in Portuguese that is “the”. */
export const isOrAt = (
  { tokens, context }: Pick<Written, 'tokens'> & { context: { locale: Locale } },
  at: number,
): boolean =>
  LITTLE.joinDenied.match(tokens, at)?.meaning === 'any' && (context.locale !== 'pt' || tokens[at]?.text !== 'o');

const IN_YOUNG = classesNamed('bred,served').filter((code) => !WITH_YOUNG.includes(code));

/** So many words may say something of a sire's breed: “to low bw angus”. */
const QUALIFIERS_MAX = 2;

/** A sire is named within so many words. */
const SIRE_WORDS_MAX = 5;

/** Whether a noun names nobody but sires, as “horse” does not. */
const isOnlySires = (senses: readonly Sense[]): boolean =>
  isSireNoun(senses) && codesOf(senses).every((code) => SIRES.includes(code));

/**
 * How many words lead to a sire behind a state: «de» or “by a”; none where the sire stands there at once, as one animal
 * («preñadas toro hereford»), or the state's own words end in it («con toro hereford»); null where there is no sire.
 */
function sireLinkAt({ tokens }: Written, at: number): number | null {
  const link = LITTLE.sireLinks.match(tokens, at)?.length;
  const before = tokens[at - 1];
  const [last, here] = [at - 1, at].map((index) => VOCABULARY.match(tokens, index));
  if (link || !before || (tokens[at]?.start ?? 0) > before.end + 1) return link ?? null;
  const isOne = here?.length === 1 && isOnlySires(here.meaning) && !tokens[at]?.text.endsWith('s');
  const isNamed = last?.length === 1 && isSireNoun(last.meaning) && here?.meaning.some(({ breed }) => breed);
  return isOne || isNamed ? 0 : null;
}

/**
 * What females in a state are in young by, or were put to, with the word before it: «preñadas de toro angus», “exposed
 * to lbw hereford bull”.
 */
function sireBehind(
  written: Written,
  at: number,
  state: readonly ClassCode[],
): { link: number; length: number } | null {
  const link = state.some((code) => IN_YOUNG.includes(code)) ? sireLinkAt(written, at) : null;
  if (link === null) return null;
  let to = at + link;
  // «Prenha de 6 meses, holandesa»: months say nothing of a sire.
  const qualifiers = written.tokens[to]?.kind === 'number' ? 1 : QUALIFIERS_MAX;
  for (let next = to; next < at + SIRE_WORDS_MAX; next += 1) {
    const { senses = [], length = 1 } = sensesAt(written, next) ?? {};
    const other = (OTHER_BREEDS.match(written.tokens, next) ?? BREED_GROUPS.match(written.tokens, next))?.length ?? 0;
    const isBreed = next <= to + qualifiers && (other > 0 || senses.some(({ breed }) => breed));
    if (isBreed || isSireNoun(senses)) to = next + Math.max(other, length);
  }
  return to > at + link ? { link, length: to - at } : null;
}

/** Before a sire that females are with, which says so without another word for it: “running with angus bulls”. */
const RUNNING = phrasesOf({ yes: littleWords.running });
const SERVED = classesNamed('served');

/** What stands at a token of the sire of the females before it, which are in young by him or with him. */
export function sireAt(
  written: Written & { states: State[]; nouns: readonly { from: number; length: number }[] },
  at: number,
): { link: number; length: number } | null {
  const last = written.states.at(-1);
  const end = last && last.from + last.length;
  // “In calf heifers to a limousin bull”.
  const noun = /^(?:to|by)$/.test(written.tokens[at]?.text ?? '') ? written.nouns.at(-1) : undefined;
  const isBehind = end === at || (noun && noun.from === end && noun.from + noun.length === at);
  if (last && isBehind) return sireBehind(written, at, last.codes);
  const isRunning = RUNNING.match(written.tokens, at) && !sensesAt(written, at);
  const found = isRunning ? sireBehind(written, at, SERVED) : null;
  if (found) written.states.push({ codes: SERVED, sex: undefined, from: at, length: found.link });
  return found;
}
