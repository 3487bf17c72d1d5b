import type { Locale } from '@/lib/core/i18n/locales';
import type { Place, PlaceFinder, PlaceMatch } from '@/lib/places/dto';
import { PEOPLE, type Where } from '@/lib/places/ranked';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY, phrasesOf } from './lexicon';
import type { Token } from './tokens';
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

interface Placed {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  context: { places: Pick<PlaceFinder, 'match' | 'land'>; country?: string | null | undefined };
}

const isCapital = ({ text, tokens }: Placed, at: number) => /^\p{Lu}/u.test(text.slice(tokens[at]?.start));

/** Whether a name is written large, and no other one that nobody knows says behind a comma where it is: «em Viana, Luanda». */
export function isWrittenLarge(written: Placed, at: number, length: number): boolean {
  const { text, tokens, words, context } = written;
  const next = at + length;
  const isListed = text.slice(tokens[next - 1]?.end, tokens[next]?.start).trim() === ',';
  return isCapital(written, at) && !(isListed && isCapital(written, next) && !context.places.match(words, next));
}

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
export function isLandscape(written: Placed, from: number, where: Where, { places, length }: PlaceMatch): boolean {
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
  const isOwnTown = places.some((place) => isOwn(place) && place.population >= PEOPLE.town);
  const hasArticle = article > 0 || WITH_ARTICLE.test(words[from - 1] ?? '');
  // «Criados en monte»: written small it is no small town.
  const isSmall = !isOwnTown && !isCapital(written, from + article);
  return isOfMore || where === 'bare' || (hasArticle && !(article > 0 && isOwnTown)) || isSmall;
}

/** What names of towns begin with that is a town, a region or another word alone: «pueblo», «villa», “fort”. */
const NAME_HEADS = phrasesOf({ yes: littleWords.nameHeads });
/** Between the words of a name: «Atlantis de los Corrales». */
export const NAME_LINKS = /^(?:de|del|d[aeo]s?|las?|los|el|of|the)$/;

/**
 * How many tokens are a name that nobody knows and the word before it: «en Pueblo Inventado» is not near Pueblo, and “near
 * New Hereford” no breed. Words that aren't written large say more of a place of one's own country: «en colonia flacas».
 */
export function unknownNameAt(written: Placed, at: number): number {
  const { text, tokens, words } = written;
  const { places, country } = written.context;
  const where = LITTLE.where.match(tokens, at);
  const first = at + (where?.length ?? 0);
  // «Vacas rincón del sauce»: without a word before it, only what else would be that other place.
  const isBare = !where && NAME_LINKS.test(words[first + 1] ?? '') && places.match(words, first + 2) !== null;
  if (!(where || isBare) || where?.meaning === 'from' || !NAME_HEADS.match(tokens, first)) return 0;
  const isOfName = (one: number) =>
    tokens[one]?.kind === 'word' && text.slice(tokens[one - 1]?.end, tokens[one].start).trim() === '';
  const found = places.match(words, first);
  const isKnown = ({ country: of, population }: Place) => of === country || population >= PEOPLE.town;
  const isOwn = found?.places.some(({ country: of }) => of === country) ?? false;
  const isWord = (one: number) =>
    [VOCABULARY, MEASURES.compare, LITTLE.skip, LITTLE.where, LITTLE.joinPlaces].some((known) =>
      known.match(tokens, one),
    );
  const isLonger = (found?.length ?? 0) > 1 && found?.places.some(isKnown);
  if (isLonger || places.land(words, first, country) || !isOfName(first + 1)) return 0;
  let to = first + 1;
  for (let next = to; isOfName(next); next += 1) {
    // «Cañada del Chancho», «Paso del Burro Muerto», «rincón del sauce».
    const isLinked = next > first + 1 && NAME_LINKS.test(words[next - 1] ?? '');
    const isNext = isCapital(written, next)
      ? isLinked || !(isWord(next) && (isOwn || next > first + 1))
      : !isWord(next) && (isLinked || (!isOwn && next === first + 1));
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

/** “$30 an acre”, “40 acre farm”: land, and not the state. */
export const isLand = (words: readonly string[], at: number, locale: Locale): boolean =>
  locale === 'en' &&
  words[at] === 'acre' &&
  (NUMBER_WORDS.en.has(words[at - 1] ?? '') || /^(?:an?|per|\/|hundred|\d.*)$/.test(words[at - 1] ?? ''));

/** «En montaña» is not in Montana. */
export const isOtherName = ({ text, tokens }: Placed, at: number, { places: [best], length }: PlaceMatch) =>
  text
    .slice(tokens[at]?.start, tokens[at + length - 1]?.end)
    .normalize('NFC')
    .toLowerCase()
    .includes('ñ') && !best?.name.toLowerCase().includes('ñ');
