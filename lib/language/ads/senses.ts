import { VOCABULARY, sensesHere, type Sense } from '@/lib/language/lexicon/lexicon';
import { isOrdinaryWord, withoutCoat } from '@/lib/language/lexicon/breed-words';
import { isLongerName } from '@/lib/language/lexicon/meant-places';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { gazetteer } from '@/lib/places/gazetteer';
import { gapBefore, inSameClause, match, type Ad, type Senses } from './ad-text';
import { tokensOf } from './doubts/clauses';
import { isMonthAt } from './figures/dates';
import { isOrdinal } from './figures/ordinals';

/** «Nov» beside another month, a year or a day is November, and in English always. */
function isNovember(ad: Ad, at: number): boolean {
  if (ad.locale !== 'es') return true;
  const [last, next] = [ad.words[at - 1] ?? '', ad.words[at + 1] ?? ''];
  const isMonth = [at - 2, at - 1, at + 1, at + 2].some((one) => isMonthAt(ad, one));
  return isMonth || /^(?:en|desde|hasta|mediados|fines|fin|principios)$/.test(last) || /^20\d\d$/.test(next);
}

/** So many words stand between “pair” and cows that it counts: “pair Jersey x cows”. */
const PAIR_WORDS_MAX = 3;

const isPairOfBreed = (ad: Ad, at: number): boolean =>
  ad.words[at] === 'pair' &&
  breedsAt(ad, at + 1).length > 0 &&
  ad.words
    .slice(at + 2, at + 2 + PAIR_WORDS_MAX)
    .some((word, nth) => /^(?:cows|heifers)$/.test(word) && inSameClause(ad, at + 2 + nth, at));

/** “Pair of bred heifers”, «pareja de caballos», «casal de ovelhas»: two of what follows. “22 pair of cows” have calves. */
export const isPairOf = (ad: Ad, at: number): boolean =>
  /^(?:pair|pareja|yunta|parelha|casal)$/.test(ad.words[at] ?? '') &&
  (/^(?:of|de)$/.test(ad.words[at + 1] ?? '') || isPairOfBreed(ad, at)) &&
  inSameClause(ad, at + 1, at) &&
  !(ad.tokens[at - 1]?.kind === 'number' && inSameClause(ad, at - 1, at));

/** So many words stand between a machine and its power: «trator de 75 cavalos». */
const POWER_WORDS_MAX = 3;

/** Whether horses are the power of a tractor or an engine. */
const isPower = (ad: Ad, at: number): boolean =>
  /^(?:caballos|cavalos)$/.test(ad.words[at] ?? '') &&
  ad.words
    .slice(Math.max(0, at - 1 - POWER_WORDS_MAX), at)
    .some((word) => /^(?:tra[ct]+or(?:es)?|motor(?:es)?)$/.test(word));

/** What goats are called in South Africa, where no sheep are named beside them: “Boer goats, 40 ewes”. */
const OF_GOATS: Partial<Record<string, string>> = { ewe: 'doe', ewes: 'does', ram: 'buck', rams: 'bucks' };
const SHEEP = /^(?:sheep|lambs?|hoggets?)$/;
/** Not “does” or “kids”, which are a verb and children as well. */
const GOATS = /^goats?$/;

function asGoats(ad: Ad, found: ReturnType<typeof match<readonly Sense[]>>, at: number) {
  const isMilked = ad.hasGoats && found?.length === 1 && /^milkers?$/.test(ad.words[at] ?? '');
  if (isMilked && !ad.words.some((word) => /^(?:cows?|heifers?)$/.test(word)))
    return { ...found, meaning: VOCABULARY.get('dairy goat') ?? found.meaning };
  const own = found && ad.country === 'ZA' ? OF_GOATS[ad.words[at + found.length - 1] ?? ''] : undefined;
  const names = (animals: RegExp) => ad.words.some((word) => animals.test(word));
  const meaning = own && names(GOATS) && !names(SHEEP) ? VOCABULARY.get(own) : undefined;
  return found && meaning ? { ...found, meaning } : found;
}

/** Words for many animals of one kind, which others are counted by as well. */
const HERDS: Partial<Record<string, Category>> = {
  flock: 'ovine',
  majada: 'ovine',
  tropilla: 'equine',
  rodeo: 'bovine',
};
const herdAt = (ad: Ad, at: number): Category | undefined => HERDS[ad.words[at]?.replace(/s$/, '') ?? ''];

/** So many words stand at most behind a word for many that say what they are: «tropilla de 35 lindos novillos». */
const HERD_WORDS_MAX = 4;

/** “Flock of hens”, «tropilla de novillos»: whether animals of another kind alone are named behind a word for many. */
function isOfOthers(ad: Ad, at: number): boolean {
  const kind = herdAt(ad, at);
  if (!kind) return false;
  const behind = tokensOf(at + 1, at + 1 + HERD_WORDS_MAX).filter((one) => inSameClause(ad, one, at));
  const named = behind.flatMap((one) => match(ad, VOCABULARY, one)?.meaning.flatMap(({ stock }) => stock ?? []) ?? []);
  return named.length > 0 && !named.some((code) => CLASSES[code].category === kind);
}

/** “Bay Paint, 8 years”: with a capital within a sentence, and no word behind it, an ordinary word is a name. */
const isCapital = (ad: Ad, at: number): boolean =>
  !ad.isLarge &&
  ad.words[at] !== 'ideal' &&
  /\p{Lu}/u.test(ad.text.charAt(ad.tokens[at]?.start ?? 0)) &&
  inSameClause(ad, at - 1, at) &&
  (ad.tokens[at + 1]?.kind === 'number' || !inSameClause(ad, at + 1, at));

/** «Patos-PB», «Vacas de Patos/PB»: whether letters of a state, written large, make a town of a word for animals. */
function isTownOfState(ad: Ad, at: number): boolean {
  const next = /^[-/,(]$/.test(ad.words[at + 1] ?? '') ? at + 2 : at + 1;
  const { start = 0, end = 0 } = ad.tokens[next] ?? {};
  const isCode = /^\p{Lu}{2}$/u.test(ad.text.slice(start, end)) && gapBefore(ad, next).length <= 2;
  const isName = /^\p{Lu}/u.test(ad.text.slice(ad.tokens[at]?.start));
  return isCode && isName && gazetteer().match([ad.words[at] ?? '', ad.words[next] ?? ''])?.length === 2;
}

function findSenses(ad: Ad, at: number): Senses | null {
  const said = match(ad, VOCABULARY, at);
  const found = asGoats(ad, said && said.length > 1 ? withoutCoat(ad.tokens, at) : said, at);
  if (found?.length === 1 && isOfOthers(ad, at)) return null;
  if (isPairOf(ad, at) || isPower(ad, at)) return null;
  if (found?.length === 1 && isOrdinaryWord(ad.tokens, at, ad.locale) && !isCapital(ad, at)) return null;
  // «Mochos sim» is no Simmental.
  if (found?.length === 1 && ad.words[at] === 'sim' && ad.locale === 'pt') return null;
  // «Tb» is «también».
  if (found?.length === 1 && ad.words[at] === 'tb' && ad.locale !== 'en') return null;
  // “BB x cows” are crosses of British Blue.
  if (found?.length === 1 && ad.words[at] === 'bb' && ad.locale === 'en') return null;
  if (found?.length === 1 && ad.words[at] === 'nov' && isNovember(ad, at)) return null;
  if (found && isOrdinal(ad, at)) return null;
  // «2a a 4a cria» is no «a.a.».
  if (ad.words[at] === 'a' && ad.tokens[at - 1]?.kind === 'number' && gapBefore(ad, at) === '') return null;
  if (found?.length === 1 && found.meaning.some(({ stock }) => stock) && isTownOfState(ad, at)) return null;
  // «Patos de Minas» is a town.
  if (found && isLongerName(gazetteer(), ad.words, at, found.length)) return null;
  const senses = found ? sensesHere(found.meaning, ad) : [];
  const nouns = senses.flatMap(({ stock }) => stock ?? []);
  return found && senses.length > 0 ? { senses, nouns, length: found.length } : null;
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
export const nounAt = (ad: Ad, at: number): readonly ClassCode[] => sensesAt(ad, at)?.nouns ?? [];

export const breedsAt = (ad: Ad, at: number) => sensesAt(ad, at)?.senses.flatMap(({ breed }) => breed ?? []) ?? [];

/** Of a state, not the name of crossbreds. */
export const isInYoung = (concept: string) => /(?:^|_)bred$/.test(concept);
