import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung, classesNamed, inRole } from '@/lib/livestock/stock/roles';
import { WHOSE, givenAt, isBartered } from './bartered';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY, isNounAt, isTelling, phrasesOf } from './lexicon';
import { DAMS } from './meant-nouns';
import { otherAnimals } from './other-animals';
import { OTHER_BREEDS } from './other-breeds';
import type { Written } from './senses-at';
import { isBeside, textWithout, tokens as tokensOf, type Token } from './tokens';
import keptWords from './words/kept.json';
import littleWords from './words/little-words.json';
import things from './words/things.json';

/**
 * What is said of animals in words that say something else alone: “tb free”, «doble propósito»; of “mule ewes” the first.
 * The sex of “ewe lambs” is not used, as their classes have both.
 */
/** Words that stay in the text, whatever their parts are elsewhere. */
export const KEPT = phrasesOf<'whole' | 'first' | 'unused'>({
  whole: keptWords.whole,
  first: keptWords.first,
  unused: keptWords.unused,
});

/** Before the parents of what is looked for: «hijas de vacas de 25 litros», “sons of a $50,000 bull”. */
const PARENTS = phrasesOf({ yes: keptWords.parents });
/** So many words are said of them at most. */
const PARENT_WORDS_MAX = 6;

/** How many tokens are of parents, up to a comma or a place; 0 if they are of none. */
function parentsAt(tokens: readonly Token[], at: number): number {
  const found = PARENTS.match(tokens, at);
  if (!found) return 0;
  let to = at + found.length;
  const isPlace = () => /^(?:in|near)$/.test(LITTLE.where.match(tokens, to)?.meaning ?? '');
  while (to < at + PARENT_WORDS_MAX && isBeside(tokens, to) && !isPlace()) to += 1;
  return to - at;
}

/** Between young ones and those that bore or sired them: “ram lambs out of ewes”, «terneros de vacas lecheras». */
const BORN = phrasesOf({ yes: keptWords.born });
/** Before these any animals may stand, before the others only young ones. */
const OUT_OF = /^(?:out|off|by|ex)$/;
const DAM_OR_SIRE = new Set<ClassCode>([...inRole('sire'), ...classesNamed('for_breeding,in_milk')]);

const codesAt = (tokens: readonly Token[], at: number) =>
  VOCABULARY.match(tokens, at)?.meaning.flatMap(({ stock }) => stock ?? []) ?? [];

/** How many tokens are of such parents, with the word before them; 0 if they are of none. */
function bornOfAt(tokens: readonly Token[], at: number): number {
  const link = BORN.match(tokens, at);
  const isPhrase = [VOCABULARY, KEPT].some((phrases) => phrases.match(tokens, at));
  if (!link || isPhrase || !isBeside(tokens, at)) return 0;
  const back = Array.from({ length: PARENT_WORDS_MAX }, (_, nth) => at - 1 - nth);
  const named = back.find((one) => isNounAt(tokens, one));
  const young = named === undefined ? [] : codesAt(tokens, named);
  const end = (named ?? 0) + (VOCABULARY.match(tokens, named ?? 0)?.length ?? 1);
  const between = tokens.slice(end, at).map((_, nth) => isBreedAt(tokens, end + nth));
  const isNext = end <= at && (/^(?:out|off)$/.test(tokens[at]?.text ?? '') || between.every(Boolean));
  const categories = new Set(young.map((code) => CLASSES[code].category));
  if (!isNext || categories.size !== 1 || !(OUT_OF.test(tokens[at]?.text ?? '') || areAllYoung(young))) return 0;
  for (let to = at + link.length; to < at + PARENT_WORDS_MAX && isBeside(tokens, to); to += 1) {
    const parents = codesAt(tokens, to);
    if (parents.length === 0) continue;
    const areParents = parents.some((code) => DAM_OR_SIRE.has(code) && categories.has(CLASSES[code].category));
    return areParents && !areAllYoung(parents) ? to + (VOCABULARY.match(tokens, to)?.length ?? 1) - at : 0;
  }
  return 0;
}

/** Before animals that are no more, or that others are company for: «se me murió el burro», “company for our old mare”. */
const ASIDES = phrasesOf({ yes: littleWords.asides });

/** How many tokens speak of such animals, if others are named too; 0 if none do. */
function asideAt(tokens: readonly Token[], at: number): number {
  const found = ASIDES.match(tokens, at);
  if (!found) return 0;
  let to = at + found.length;
  while (WHOSE.test(tokens[to]?.text ?? '')) to += 1;
  const first = to;
  for (let known; (known = VOCABULARY.match(tokens, to));) to += known.length;
  // “To keep my old mare company”.
  const isKept = tokens[at + 1]?.text === 'keep';
  if (isKept && tokens[to]?.text !== 'company') return 0;
  if (isKept) to += 1;
  const areNamed = tokens.some((_, one) => one >= first && one < to && isNounAt(tokens, one));
  const areOthers = tokens.some((_, one) => (one < at || one >= to) && isNounAt(tokens, one));
  return areNamed && areOthers ? to - at : 0;
}

/** Words for a sex that no class has: “pony colt”. */
const SEXED = phrasesOf({ yes: keptWords.sexed });

/** Before the place that animals go to, where they aren't: “delivered to”, «puesto en». */
const DELIVERY = phrasesOf({ yes: keptWords.delivery });
/** So many words stand between the two at most. */
const DELIVERY_WORDS_MAX = 3;

/** Between which tokens the place that animals go to begins, which “delivered to” names for sure; null if none is said. */
export function deliveryAt(tokens: readonly Token[], at: number): { to: number; last: number; where?: 'in' } | null {
  const found = DELIVERY.match(tokens, at);
  const to = at + (found?.length ?? 0);
  // «Puesto en campo» is where the seller's is.
  if (found && (LITTLE.skip.match(tokens, at)?.length ?? 0) > found.length) return null;
  return found && { to, last: to + DELIVERY_WORDS_MAX, ...(found.length > 1 ? { where: 'in' } : {}) };
}

/** Crosses that have a name of their own, which stays in the text beside the filter. */
const NAMED_CROSSES = phrasesOf({ yes: keptWords.namedCrosses });
export const isNamedCross = (tokens: readonly Token[], at: number): boolean => NAMED_CROSSES.match(tokens, at) !== null;

const RANKING = phrasesOf({ yes: keptWords.ranking });
/** True if words say more than the classes they leave, and so stay in the text: “pony”, “kid broke”. */
export const isRanking = (tokens: readonly Token[], at: number): boolean => RANKING.match(tokens, at) !== null;

const CHILDREN = phrasesOf({ yes: keptWords.children });
/** How words begin by which lots say, in any language, that they are tame, if a text asks for that or names children. */
export const suitingChildren = (text: string): readonly string[] =>
  tokensOf(text).some((_, at, all) => CHILDREN.match(all, at)) ? keptWords.suitingChildren : [];

const SUITING = [
  { asked: phrasesOf({ yes: keptWords.breeding }), words: keptWords.suitingBreeding },
  { asked: phrasesOf({ yes: keptWords.calving }), words: keptWords.suitingCalving },
];
/** How words begin by which lots say that they are to breed from, or bear calves with ease, if a text asks for that. */
export const suitingBreeding = (text: string): readonly string[] =>
  SUITING.flatMap(({ asked, words }) => (tokensOf(text).some((_, at, all) => asked.match(all, at)) ? words : []));

const AUCTIONS = phrasesOf({ yes: keptWords.auctions });
const BARGAIN = new Set(['precio', 'precios', 'preco', 'precos']);
/** True if a text asks for what is auctioned: «remate de vaquillonas», but not «a precio de remate». */
export const isOfAuctions = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => AUCTIONS.match(tokens, at) !== null && !BARGAIN.has(tokens[at - 2]?.text ?? ''));

const AUCTION_TIMES = phrasesOf({ yes: keptWords.auctionTimes });

/** What is left of a text that asks for auctions, without the words that only they have. */
export function withoutAuctions(text: string): string {
  const all = tokensOf(text);
  return textWithout(text, all, (at) => (AUCTIONS.match(all, at) ?? AUCTION_TIMES.match(all, at)) !== null);
}

const GENETICS = phrasesOf({ yes: keptWords.genetics });

/** How many tokens name semen or embryos there; not those of “semen tested” bulls. */
export const geneticsAt = (tokens: readonly Token[], at: number): number => GENETICS.match(tokens, at)?.length ?? 0;

/** What animals are free of, if it is denied. */
export const DISEASES = phrasesOf({ yes: keptWords.diseases });

const WHOLE_LOT = phrasesOf({ yes: keptWords.lot });

/** True if a price without a word for a head or a weight is that of all animals together: «lote fechado». */
export const isWholeLot = (tokens: readonly Token[]): boolean => tokens.some((_, at) => WHOLE_LOT.match(tokens, at));

const isOfCategories = (tokens: readonly Token[], at: number, categories: readonly Category[]) =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ stock }) =>
    stock?.some((code) => categories.includes(CLASSES[code].category)),
  ) ?? false;

/** The length of the name of a breed that the list doesn't have; “New Hampshire” is one of hens only. */
export function otherBreedAt(tokens: readonly Token[], at: number): number {
  const breed = OTHER_BREEDS.match(tokens, at);
  const known = VOCABULARY.match(tokens, at);
  if (!breed || (known && known.length >= breed.length)) return 0;
  // “Hens, devon”, “heifers in devon”: a county.
  const isPlace = LITTLE.where.match(tokens, at - 1)?.meaning === 'in' && !isNounAt(tokens, at + breed.length);
  const areOthers =
    tokens.some((_, of) => isNounAt(tokens, of)) && !tokens.some((_, of) => isOfCategories(tokens, of, ['bovine']));
  const isSuch =
    (breed.meaning.includes('bovine') && !areOthers) ||
    tokens.some(({ text }, of) => DAMS.test(text) || isOfCategories(tokens, of, breed.meaning));
  // “Blackface ewes”: the last word names the animals.
  const last = at + breed.length - 1;
  const isNamed = breed.length > 1 && isOfCategories(tokens, last, breed.meaning);
  return isSuch && !isPlace ? breed.length - (isNamed ? 1 : 0) : 0;
}

const YEARLING = /^yearlings?$/;
/** Older is no animal that is named so with a range of years. */
const YEARS_MAX = 15;

/** “Yearling to three”: how many tokens are of such a range of ages, which is no class. */
function yearsAt(tokens: readonly Token[], at: number): number {
  const join = YEARLING.test(tokens[at]?.text ?? '') ? MEASURES.join.match(tokens, at + 1) : null;
  const to = at + 1 + (join?.length ?? NaN);
  const years = NUMBER_WORDS.en.get(tokens[to]?.text ?? '') ?? Number(tokens[to]?.text);
  return years <= YEARS_MAX ? to + 1 - at + (MEASURES.age.match(tokens, to + 1)?.length ?? 0) : 0;
}

/** How many tokens stay in the text, though they may be other words or the name of a place. */
export function keptAt(tokens: readonly Token[], at: number): number {
  const others =
    parentsAt(tokens, at) || bornOfAt(tokens, at) || asideAt(tokens, at) || yearsAt(tokens, at) || givenAt(tokens, at);
  if (others > 0) return others;
  const found = KEPT.match(tokens, at);
  // “P.O.A.” says no price, and nothing of papers.
  const kept = found && (LITTLE.skip.match(tokens, at)?.length ?? 0) > found.length ? null : found;
  // “First calf heifers” are called so.
  const isNamed = kept?.meaning === 'whole' && (VOCABULARY.match(tokens, at)?.length ?? 0) > kept.length;
  if (kept && !isNamed) return kept.meaning === 'whole' ? kept.length : 1;
  const [before, token] = [tokens[at - 1], tokens[at]];
  // «10x» are instalments.
  if (token?.text === 'x' && before?.kind === 'number' && before.end === token.start) return 1;
  // “A2 milk”: a protein's name, where «a 2 dolares» is a price.
  const next = tokens[at + 1];
  if (
    token?.text === 'a' &&
    next?.start === token.end &&
    /^[12]$/.test(next.text) &&
    !MEASURES.currency.match(tokens, at + 2)
  )
    return 2;
  if (SEXED.match(tokens, at) && isNounAt(tokens, at - 1)) return 1;
  // “Gloucester old spots” name no town and nothing old.
  const other = LITTLE.equipment.match(tokens, at)?.length ?? 0;
  const isName = other > 1 && !LITTLE.skip.match(tokens, at + other - 1);
  return isName ? other : otherBreedAt(tokens, at);
}

/** Behind what is sought as well: «égua tb serve». */
export const WILL_DO = phrasesOf({ yes: littleWords.willDo });

/**
 * Things that a text may begin with: of their own, «pesados en balanza» sells none, or seats of animals, «camión de
 * terneros», which are things themselves before what they are for, and those of loads where no animals are named.
 */
const FIRST_THINGS = phrasesOf<'first' | 'seat' | 'load'>({
  first: things.first,
  seat: things.seats,
  load: things.loads,
});

/** «Caminhão boiadeiro»: a vehicle, where no animals are named of which it may be a load. */
const isVehicle = (tokens: readonly Token[]): boolean =>
  FIRST_THINGS.match(tokens, 0)?.meaning === 'load' && !tokens.some((_, at) => isNounAt(tokens, at));

/** Whether what stays there is shown as not used, rather than searched for as text. */
export const isUnusedAt = (tokens: readonly Token[], at: number): boolean =>
  (KEPT.match(tokens, at)?.meaning === 'unused' && !isVehicle(tokens)) || isPartOfCross(tokens, at);

const FOR_WHAT = /^(?:para|pa|pra|for)$/;

/** True if a text begins with what is no animal, whatever it is for: «flete de hacienda», «un camión para vacas». */
export function beginsWithThing(tokens: readonly Token[]): boolean {
  const at = /^una?$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const found = FIRST_THINGS.match(tokens, at);
  if (!found || found.meaning === 'first') return found !== null && at === 0;
  return FOR_WHAT.test(tokens[at + found.length]?.text ?? '') || isVehicle(tokens);
}

const NO = /^(?:no|nao|not)$/;
const YES = phrasesOf({ yes: littleWords.affirmed });
const ONLY = phrasesOf({ yes: littleWords.onlyThese });
const BESIDES = phrasesOf({ yes: littleWords.besides });
const OR = /^(?:o|u|ou|or)$/;
const OTHER_ANIMALS = otherAnimals(...LOCALES);
const OF = /^(?:de|d[ao]s?|of)$/;
const ANSWER_WORDS_MAX = 4;

/** «Terneros no, vaquillonas si»: in Spanish such a word is “if” too, but for the end of a part. */
const isYes = (tokens: readonly Token[], at: number): boolean =>
  YES.match(tokens, at) !== null && (tokens[at]?.text !== 'si' || !isBeside(tokens, at + 1));

/** “Alpaca no sheep yes”, «pato não só galinhas»: the word that says what is wanted instead of what a negation denies. */
export function answerAt(tokens: readonly Token[], not: number): number | null {
  const only = not + 1 + (ONLY.match(tokens, not + 1)?.length ?? NaN);
  const isOnly = isNounAt(tokens, only) && !tokens.some((_, at) => at > only && BESIDES.match(tokens, at));
  if (isOnly && tokens[not]?.text !== 'not') return only - 1;
  let at = not + 2;
  while (at <= not + ANSWER_WORDS_MAX && isBeside(tokens, at) && !isYes(tokens, at)) at += 1;
  return isBeside(tokens, at) && isYes(tokens, at) ? at : null;
}

/** «Alpacas no, ovinos corriedale», «rollos de alfalfa no»: what isn't wanted says nothing of what is. */
function isRefused(tokens: readonly Token[], at: number): boolean {
  const end = at + (LITTLE.equipment.match(tokens, at)?.length ?? 1);
  const to = OF.test(tokens[end]?.text ?? '') ? end + 2 : end;
  return NO.test(tokens[to]?.text ?? '') && (!isBeside(tokens, to + 1) || answerAt(tokens, to) !== null);
}

/** Whether animals that aren't sold here stand beside others of which any will do: “bison or galloway heifers”. */
function isOtherOrOurs(tokens: readonly Token[], at: number): boolean {
  const isOurs = (one: number) => isNounAt(tokens, one) || isAnyBreedAt(tokens, one);
  const to = at + 1 + (isNounAt(tokens, at + 1) ? 1 : 0);
  return (
    OTHER_ANIMALS.match(tokens, at) !== null &&
    ((OR.test(tokens[to]?.text ?? '') && isOurs(to + 1)) || (OR.test(tokens[at - 1]?.text ?? '') && isOurs(at - 2)))
  );
}

const isNoneSought = (tokens: readonly Token[], at: number): boolean =>
  isRefused(tokens, at) || isBartered(tokens, at) || isOtherOrOurs(tokens, at);

/** Whether a text asks anywhere for what is used with animals, or for animals that aren't sold here. */
export function namesThing(tokens: readonly Token[]): boolean {
  for (
    let at = 0;
    at < tokens.length;
    at += (KEPT.match(tokens, at) ?? LITTLE.equipment.match(tokens, at))?.length ?? 1
  )
    if (!KEPT.match(tokens, at) && LITTLE.equipment.match(tokens, at) && !isNoneSought(tokens, at)) return true;
  return false;
}

/** True if a text asks for what is used with animals, or for animals that are none of ours; “semen tested” bulls aren't. */
export const isOfOthers = (tokens: readonly Token[]): boolean => beginsWithThing(tokens) || namesThing(tokens);

const isBreedAt = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ breed }) => breed) ?? false;

/** Words that are names of breeds only beside others, or the sign of a cross: «pardo», “bb x heifers”. */
const CROSSED = phrasesOf({ yes: keptWords.crossed });
/** Words that join the two breeds of a cross. */
const CROSSING = new Set(['por', 'com', 'con']);

/** Whether a word names a breed, one of the list or another. */
export const isAnyBreedAt = (tokens: readonly Token[], at: number): boolean =>
  isBreedAt(tokens, at) || (OTHER_BREEDS.match(tokens, at) ?? CROSSED.match(tokens, at)) !== null;

const isCrossOf = (tokens: readonly Token[], one: number, other: number): boolean =>
  (isBreedAt(tokens, one) && isAnyBreedAt(tokens, other)) || (isBreedAt(tokens, other) && isAnyBreedAt(tokens, one));

/** “Brahman x 12 months”: the sign of a cross whose other breed isn't said, so that the breed alone is the filter. */
const isPartOfCross = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'x' && isBreedAt(tokens, at - 1) && !isCrossAt(tokens, at) && !MEASURES.basis.match(tokens, at);

/** Units of age by which English is known: in Spanish and Portuguese «x» is “for”, too. */
const ENGLISH_AGE = /^(?:months?|mths?|mos?|weeks?|wks?|years?|yrs?|yo)$/;

/** Whether a range of weights or ages begins at a token, or an age: “texel x 34-38 kg”, “limousin x 18 months”. */
function isMeasuredAt(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.kind === 'number' && ENGLISH_AGE.test(tokens[from + 1]?.text ?? '')) return true;
  const isRange = tokens[from]?.kind === 'number' && /^(?:-|to)$/.test(tokens[from + 1]?.text ?? '');
  return isRange && (MEASURES.weight.match(tokens, from + 3) ?? MEASURES.age.match(tokens, from + 3)) !== null;
}

/** «Angus x hereford»: a sign between names of which one is a breed's; before units it says nothing. */
export function isCrossAt(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // «Suizo por cebú», «nelore com angus»: between two breeds.
  if (CROSSING.has(sign?.text ?? '')) return isCrossOf(tokens, at - 1, at + 1);
  if (sign?.text !== 'x' || before?.kind !== 'word') return false;
  const isCrossed = CROSSED.match(tokens, at - 1) !== null;
  // “Santa x, roma or longreach”.
  if (!after || after.start - sign.end > 1) return isCrossed || isBreedAt(tokens, at - 1);
  if (after.kind !== 'word') return isBreedAt(tokens, at - 1) && isMeasuredAt(tokens, at + 1);
  // “Store cattle, limousin x in Cumbria”.
  if (/^(?:in|near)$/.test(after.text)) return isBreedAt(tokens, at - 1);
  if ((LITTLE.skip.match(tokens, at)?.length ?? 0) > 1 || LITTLE.skip.match(tokens, at + 1)) return false;
  if (MEASURES.basis.match(tokens, at) ?? MEASURES.terms.match(tokens, at + 1)) return false;
  const next = VOCABULARY.match(tokens, at + 1)?.meaning ?? [];
  const isNoun = keptAt(tokens, at + 1) === 0 && next.some(({ stock, state }) => stock ?? state);
  // “Limousin x heifers”, “belgian blue x store cattle”: a cross whose other breed isn't said.
  const isOther = isCrossed || (OTHER_BREEDS.match(tokens, at - 1) ?? OTHER_BREEDS.match(tokens, at - 2)) !== null;
  if (isBreedAt(tokens, at - 1)) return true;
  return isNoun ? isOther : isBreedAt(tokens, at + 1) || (isCrossed && CROSSED.match(tokens, at + 1) !== null);
}

/** “Hoggets in lamb” are found among all ewes in lamb, and stay in the text. */
export const isHoggetInLamb = (noun: readonly ClassCode[], found: readonly ClassCode[]): boolean =>
  noun.includes('hogget_f') && !noun.includes('ewe_bred') && found.includes('ewe_bred');

interface Passed extends Written {
  context: Written['context'] & { locale: Locale };
  text: string;
  read: ReadonlySet<number>;
  said: { from: number; length: number; keys: readonly string[] }[];
}

/** More words than these no search has. */
const WORDS_MAX = 8;

/**
 * What is searched for as text. What was passed over though it says something, and what is too much to be
 * searched for, is shown as not used: nothing of a text is lost.
 */
export function unreadText({ text, tokens, read, said, context }: Passed): string {
  const inSpan = new Set(said.flatMap(({ from, length }) => Array.from({ length }, (_, nth) => from + nth)));
  const left = new Set<number>();
  tokens.forEach((_, at) => {
    if (inSpan.has(at) && (read.has(at) || left.size >= WORDS_MAX)) return;
    if (!read.has(at) && left.size < WORDS_MAX) left.add(at);
    else if (!read.has(at) || isTelling(tokens, at, context.locale))
      said.push({ from: at, length: 1, keys: ['unused'] });
  });
  return textWithout(text, tokens, (at) => !left.has(at));
}

/** Gives tokens back to the text. */
export function giveBack(reading: { read: Set<number> }, { from, length }: { from: number; length: number }): void {
  for (let at = from; at < from + length; at += 1) reading.read.delete(at);
}

interface Filtered {
  read: Set<number>;
  filters: Record<string, unknown>;
  said: { from: number; length: number; keys: readonly string[] }[];
}

/** «Toros con tacto y raspaje»: of males it is another test, which no filter has. */
export function giveBackTestsOfFemales(reading: Filtered, stock: readonly ClassCode[]): void {
  const isTest = ({ keys }: { keys: readonly string[] }) => keys.includes('pregnancyTested');
  if (stock.length === 0 || !stock.every((code) => CLASSES[code].sex === 'male')) return;
  delete reading.filters['pregnancyTested'];
  for (const part of reading.said.filter(isTest)) giveBack(reading, part);
  reading.said = reading.said.filter((part) => !isTest(part));
}
