import type { Locale } from '@/lib/core/i18n/locales';
import type { Place, PlaceFinder } from '@/lib/places/dto';
import { isLanguageOf, isSpokenIn, type Where } from '@/lib/places/ranked';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY, phrasesOf } from './lexicon';
import { plainPhrase, type Token } from './tokens';
import littleWords from './words/little-words.json';

const WHOLE_WORDS: Partial<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  gral: 'general',
  cnel: 'coronel',
  pto: 'puerto',
  sgo: 'santiago',
  stgo: 'santiago',
  gdor: 'gobernador',
  gob: 'gobernador',
  gov: 'governador',
  pte: 'presidente',
  pdte: 'presidente',
  pres: 'presidente',
  ft: 'fort',
  nth: 'north',
  sth: 'south',
};

/** Of which country a land is that reaches into others: «el Chaco paraguayo». */
const OF_COUNTRY: Partial<Record<string, string>> = {
  paraguayo: 'paraguay',
  paraguaio: 'paraguay',
  boliviano: 'bolivia',
};

/** Letters for a country that are no state's: «Río Negro UY». */
const COUNTRY_CODES: Partial<Record<string, string>> = { uy: 'uruguay', rou: 'uruguay', py: 'paraguay' };

/** The words of a text as the gazetteer writes them: «sta catarina», «gral pico», «chaco paraguayo». */
export const placeWordsOf = (tokens: readonly Token[]): string[] =>
  tokens.map(
    ({ text }, at) =>
      (tokens[at + 1]?.kind === 'word' && WHOLE_WORDS[text]) ||
      (tokens[at - 1]?.text === 'chaco' && OF_COUNTRY[text]) ||
      (tokens[at - 1]?.kind === 'word' && COUNTRY_CODES[text]) ||
      (tokens[at - 1]?.text === 'the' && text === 'us' && 'usa') ||
      text,
  );

interface Matched {
  places: readonly Place[];
  length: number;
}

interface Placed {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  context: { places: Pick<PlaceFinder, 'match' | 'land'>; country?: string | null | undefined };
}

/** A town of so many people is what its own country means by its name, whatever follows. */
export const TOWN_POPULATION = 20_000;
const CITY_POPULATION = 100_000;

/** Leaves out the small towns abroad that are called like a country: Brazil in Indiana. */
function withoutNamesakes(places: readonly Place[], country: string | null | undefined): readonly Place[] {
  if (!places.some(({ kind }) => kind === 'country')) return places;
  return places.filter(
    ({ kind, country: of, population }) => kind === 'country' || of === country || population >= TOWN_POPULATION,
  );
}

/** A town abroad is meant without a word such as «en», or in another language, only if so many people live there. */
const FAR_POPULATION = 1_000_000;
/** After such a word, in a country of the language, so many, or written large so many. */
const SURE_POPULATION = 60_000;
const LARGE_POPULATION = 10_000;
/** Small towns of one of them are known in the other. */
const IBERIA = new Set(['ES', 'PT']);
/** In a country of the language fewer are enough of a name that is hardly another word. */
const FAR_LETTERS = 6;

/** Whether a name is written large, and no other one that nobody knows says behind a comma where it is: «em Viana, Luanda». */
export function isWrittenLarge({ text, tokens, words, context }: Placed, at: number, length: number): boolean {
  const isLarge = (one: number) => /^\p{Lu}/u.test(text.slice(tokens[one]?.start, tokens[one]?.end));
  const next = at + length;
  const isListed = text.slice(tokens[next - 1]?.end, tokens[next]?.start).trim() === ',';
  return isLarge(at) && !(isListed && isLarge(next) && !context.places.match(words, next));
}

/** Leaves out the towns abroad that nobody far away means. */
export function withoutFar(
  { places, length }: Matched,
  where: Where,
  locale: Locale,
  country: string | null | undefined,
  isLarge: boolean,
) {
  const least = isLarge ? LARGE_POPULATION : SURE_POPULATION;
  const isSure = where === 'in' || where === 'near';
  const isFar = ({ name, country: of, population }: Place) => {
    if (plainPhrase(name).split(' ').length < length) return false;
    if (!isSpokenIn(locale, of)) return population < (isSure ? CITY_POPULATION : FAR_POPULATION);
    const isShort = length === 1 && (name.length < FAR_LETTERS || population < CITY_POPULATION);
    return !isSure && isShort && population < FAR_POPULATION;
  };
  // «Huíla»: a region abroad is hardly meant in a language that nobody speaks there, nor of other countries than ours.
  const isOfMarket = !country || isSpokenIn(locale, country);
  const isStrange = ({ kind, country: of }: Place) =>
    kind === 'region' && length === 1 && (isOfMarket ? !isSure && !isSpokenIn(locale, of) : !isLanguageOf(locale, of));
  const left = withoutNamesakes(places, country).filter(
    (place) => !country || place.country === country || (isTown(place) ? !isFar(place) : !isStrange(place)),
  );
  // «Para terminar en pradera»: even behind «en» a small town abroad is rather another word.
  const isSmall = (place: Place) =>
    isTown(place) && place.population < least && ![place.country, country].every((of) => IBERIA.has(of ?? ''));
  const areSmall =
    country && isSure && length === 1 && left.every((place) => place.country !== country && isSmall(place));
  return areSmall ? [] : left;
}

const isTown = ({ kind }: Place): boolean => kind === 'city' || kind === 'district';

/**
 * Where a place's name begins: after «estado de», unless that belongs to it, as to «Estado de México». “In United States”
 * is no Indiana: a word that is a place by itself stands before another.
 */
export function nameStart({ words, context: { places } }: Placed, at: number, length: number): number {
  const to = at + length;
  const isBefore = (from: number, end: number) =>
    places.match(words.slice(from, to)) !== null && to + (places.match(words, to)?.length ?? 0) === end;
  for (let from = at; from < to; from += 1) {
    const end = from + (places.match(words, from)?.length ?? 0);
    if (end > to && !isBefore(from, end)) return from;
  }
  return to;
}

/** What is a part of many lands, and a town of that name only by itself: «vale», «serra», «porto». */
const LANDSCAPE = phrasesOf({ yes: littleWords.landscape });
/** With an article such a word means the land rather than the town: «na serra», «en el valle». */
const WITH_ARTICLE = /^(?:no|na|nos|nas|do|da|dos|das|el|la|los|las|o|a|os|as|the|del|al)$/;

/** «No vale do taquari», «planalto médio», «na serra»: the beginning of a name that nobody knows here, or no name. */
export function isLandscape(written: Placed, from: number, where: Where, { places, length }: Matched): boolean {
  const { text, tokens, words, context } = written;
  const article = length > 1 && WITH_ARTICLE.test(words[from] ?? '') ? 1 : 0;
  const to = from + length;
  if (length - article > 1 || !LANDSCAPE.match(tokens, from + article)) return false;
  const isOwn = ({ country }: Place) => country === context.country;
  const isInside = places.some(({ country }) =>
    context.places.match(words, to)?.places.some((area) => area.kind !== 'city' && area.country === country),
  );
  if (isInside) return false;
  const next = tokens[to]?.kind === 'word' && text.slice(tokens[to - 1]?.end, tokens[to]?.start).trim() === '';
  const isOfMore = next && !VOCABULARY.match(tokens, to) && !MEASURES.compare.match(tokens, to);
  const isOwnTown = places.some((place) => isOwn(place) && place.population >= TOWN_POPULATION);
  const hasArticle = article > 0 || WITH_ARTICLE.test(words[from - 1] ?? '');
  // «Criados en monte»: written small it is no small town.
  const isLarge = /^\p{Lu}/u.test(text.slice(tokens[from + article]?.start));
  return isOfMore || where === 'bare' || (hasArticle && !(article > 0 && isOwnTown)) || !(isLarge || isOwnTown);
}

/** Before the name of a small part of a country: nobody writes so of another country. */
const SMALL_PART = phrasesOf({ yes: littleWords.smallParts });

export const isAbroadOfSmall = (
  { tokens, context }: Placed,
  at: number,
  from: number,
  { places: [best] }: Matched,
): boolean =>
  tokens.slice(Math.max(Math.min(at, from - 2), 0), from).some(({ text }) => SMALL_PART.get(text)) &&
  Boolean(context.country) &&
  best?.country !== context.country;

/** What names of towns begin with that is a town, a region or another word alone: «pueblo», «villa», “fort”. */
const NAME_HEADS = phrasesOf({ yes: littleWords.nameHeads });
/** Between the words of a name: «Atlantis de los Corrales». */
export const NAME_LINKS = /^(?:de|del|d[aeo]s?|las?|los|el|of|the)$/;

/**
 * How many tokens are a name that nobody knows and the word before it: «en Pueblo Inventado» is not near Pueblo, and “near
 * New Hereford” no breed. Words that aren't written large say more of a place of one's own country: «en colonia flacas».
 */
export function unknownNameAt({ text, tokens, words, context: { places, country } }: Placed, at: number): number {
  const where = LITTLE.where.match(tokens, at);
  const first = at + (where?.length ?? 0);
  if (!where || where.meaning === 'from' || !NAME_HEADS.match(tokens, first)) return 0;
  const isLarge = (one: number) => /^\p{Lu}/u.test(text.slice(tokens[one]?.start));
  const isOfName = (one: number) =>
    tokens[one]?.kind === 'word' && text.slice(tokens[one - 1]?.end, tokens[one].start).trim() === '';
  const found = places.match(words, first);
  const isKnown = ({ country: of, population }: Place) => of === country || population >= TOWN_POPULATION;
  const isOwn = found?.places.some(({ country: of }) => of === country) ?? false;
  const isWord = (one: number) =>
    [VOCABULARY, MEASURES.compare, LITTLE.skip, LITTLE.where, LITTLE.joinPlaces].some((known) =>
      known.match(tokens, one),
    );
  const isLonger = (found?.length ?? 0) > 1 && found?.places.some(isKnown);
  if (isLonger || places.land(words, first, country) || !isOfName(first + 1)) return 0;
  let to = first + 1;
  for (let next = to; isOfName(next); next += 1) {
    // «Cañada del Chancho», «Paso del Burro Muerto».
    const isLinked = next > first + 1 && NAME_LINKS.test(words[next - 1] ?? '');
    const isNext = isLarge(next)
      ? isLinked || !(isWord(next) && (isOwn || next > first + 1))
      : !isOwn && next === first + 1 && !isWord(next);
    if (isNext) to = next + 1;
    else if (!NAME_LINKS.test(words[next] ?? '')) break;
  }
  return to > first + 1 ? to - at : 0;
}

/** The tokens of a text but those of names that nobody knows: «en Cañada del Chancho Rengo» asks for no pig. */
export function withoutUnknownNames(written: Placed): Token[] {
  let to = 0;
  return written.tokens.filter((_, at) => {
    to = Math.max(to, at + unknownNameAt(written, at));
    return at >= to;
  });
}

/** Whether all places are one bare town abroad: where the text names a place of one's own country too it is another word. */
export const isBareAbroad = (
  [place, ...others]: readonly { where: Where; found: readonly Place[] }[],
  home: string | null | undefined,
): boolean =>
  others.length === 0 &&
  place?.where === 'bare' &&
  Boolean(home) &&
  place.found.every(({ kind, country }) => kind === 'city' && country !== home);

/** “$30 an acre”, “40 acre farm”: land, and not the state. */
export const isLand = (words: readonly string[], at: number, locale: Locale): boolean =>
  locale === 'en' &&
  words[at] === 'acre' &&
  (NUMBER_WORDS.en.has(words[at - 1] ?? '') || /^(?:an?|per|\/|hundred|\d.*)$/.test(words[at - 1] ?? ''));

/** «En montaña» is not in Montana. */
export const isOtherName = (
  { text, tokens }: Placed,
  at: number,
  { places: [best], length }: { places: Place[]; length: number },
) =>
  text
    .slice(tokens[at]?.start, tokens[at + length - 1]?.end)
    .normalize('NFC')
    .toLowerCase()
    .includes('ñ') && !best?.name.toLowerCase().includes('ñ');
