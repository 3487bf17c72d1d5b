import { CLASSES } from '@/lib/livestock/stock/classes';
import { FESTIVE_FAMILIES } from '@/lib/livestock/stock/roles';
import { LITTLE, MEASURES, VOCABULARY, phrasesOf, sensesOfTypo, isNounAt } from '@/lib/language/lexicon/lexicon';
import { plainPhrase, type Token } from '@/lib/language/lexicon/tokens';
import type { LandMatch, Place, PlaceFinder, PlaceMatch } from '@/lib/places/dto';
import { isTown, PEOPLE, RELATIONS, ranked, type Reader, type Relation, type Where } from '@/lib/places/ranked';
import { RADIUS_KM, RADIUS_MAX_KM } from '@/lib/places/schema';
import { isLand, isLandscape, isOtherName, isWrittenLarge, nameStart } from './place-words';
import littleWords from './words/little-words.json';

/** What animals are said to be by the country that they come from, and regions and towns are called: «gallina portuguesa». */
const ORIGINS = phrasesOf({ yes: littleWords.origins });

/** What understanding needs of the gazetteer. */
export type Places = Pick<PlaceFinder, 'match' | 'corrected' | 'land'>;

interface Written {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  context: Reader & { places: Places };
}

/** What finding a place in a text needs: the tokens that are used already, too. */
export interface PlacedText extends Written {
  read: ReadonlySet<number>;
}

const CODE_LETTERS = 3;
/** Without a word such as «en», only long names of cities are corrected. */
const TYPO_LETTERS = 8;
const TYPO_POPULATION = 50_000;
/** Of shorter ones only a letter that is written once instead of twice is. */
const TYPO_LETTERS_MIN = 7;
/** The most words of a name that are looked at for a typo. */
const NAME_WORDS = 3;
/** Correcting takes a while: in a longer text only what a word says to be a place is. */
const TYPO_TOKENS_MAX = 20;

/** True if a larger place whose name has more words than that begins at a word. */
export function isLongerName(places: Places, words: readonly string[], at: number, length: number): boolean {
  const found = places.match(words, at);
  return (found?.places ?? []).some(
    ({ name, population }) => population >= PEOPLE.town && plainPhrase(name).split(' ').length > length,
  );
}

/** The place that a word with one typo means; a plural, or a name cut short, is another word. */
function matchCorrected(
  places: Places,
  words: readonly string[],
  at: number,
  isSure: boolean,
  country: string | null | undefined,
) {
  const word = words[at] ?? '';
  if (LITTLE.ordinary.get(word) ?? LITTLE.noPlace.get(word) ?? LITTLE.skip.get(word) ?? sensesOfTypo(word)) return null;
  const name = places.corrected(word, words.slice(at + 1, at + NAME_WORDS));
  const found = name === undefined ? null : places.match(name.split(' '));
  if (isSure || !name || !found) return found;
  const isCountry = found.places.some(({ kind }) => kind === 'country');
  const isLong = isCountry || found.length > 1 || word.length >= TYPO_LETTERS || word.length < TYPO_LETTERS_MIN;
  const known = found.length > 1 || word.length < TYPO_LETTERS_MIN ? PEOPLE.town : TYPO_POPULATION;
  const cities = found.places.filter(
    ({ population, kind, country: of }) => population >= known && (!country || kind === 'country' || of === country),
  );
  const isOther = found.length === 1 && (name.startsWith(word) || word.startsWith(name));
  return !isLong || cities.length === 0 || isOther ? null : { ...found, places: cities };
}

/** “Ontario or Quebec”: a place at a token, which is no town of Oregon where another place follows. */
function matchListed({ tokens, words, context: { places } }: Written, at: number) {
  const found = places.match(words, at);
  const end = at + (found?.length ?? 0);
  const isListed =
    (found?.length ?? 0) > 1 && LITTLE.joinPlaces.match(tokens, end - 1) !== null && places.match(words, end) !== null;
  return isListed ? places.match(words.slice(0, end - 1), at) : found;
}

/** Whose states the letters at a token may be, which a word is too: «Angus rs até 14», “Steers TX under 1200”. */
function statesAt({ text, tokens, words, context }: Written, at: number): readonly Relation[] {
  const { start, end, text: letters } = tokens[at] ?? { start: 0, end: 0, text: '' };
  const written = text.slice(start, end);
  // «RS ou SC», “NSW or southern QLD” are the last words too.
  const joined = at + 1 + (LITTLE.joinPlaces.match(tokens, at + 1)?.length ?? NaN);
  const part = joined + (DIRECTIONS.match(tokens, joined)?.length ?? 0);
  const last = part > joined && LITTLE.where.match(tokens, part)?.meaning === 'from' ? part + 1 : part;
  const isLast = at + 1 === tokens.length || (last === tokens.length - 1 && context.places.match(words, last) !== null);
  const isShouted = written === written.toUpperCase() && text !== text.toUpperCase();
  // No word is without a vowel, nor are three letters one that a state has.
  const isNoWord = letters.length === CODE_LETTERS || !/[aeiouy]/.test(letters);
  const isSure = isLast && (isShouted || written.toLowerCase() === letters);
  if (isSure || (isNoWord && MEASURES.compare.match(tokens, at + 1))) return RELATIONS;
  // «Toros braford PI florida»: in the middle of a text, letters that are a state abroad are something else.
  return isShouted ? ['own', 'anybodys'] : isNoWord ? ['own'] : [];
}

/** Before the name of a small part of a country: nobody writes so of another country. */
const SMALL_PART = phrasesOf({ yes: littleWords.smallParts });

/** Returns what a place's name at a token means, the likeliest first; null if it is none. */
export function placesAt(written: Written, at: number, where: Where): PlaceMatch | null {
  const { tokens, words, context } = written;
  const { kind, text } = tokens[at] ?? { text: '' };
  if (kind !== 'word') return null;
  const isSure = where === 'in' || where === 'near';
  const mayCorrect = isSure || tokens.length <= TYPO_TOKENS_MAX;
  const found =
    matchListed(written, at) ??
    (mayCorrect ? matchCorrected(context.places, words, at, isSure, context.country) : null);
  if (!found) return null;
  const meant = ranked(found.places, {
    ...context,
    where,
    words: found.length,
    letters: text.length,
    isLarge: isWrittenLarge(written, at, found.length),
    isHome: tokens.slice(Math.max(at - 2, 0), at).some(({ text: word }) => SMALL_PART.get(word)),
    code: found.length === 1 && text.length <= CODE_LETTERS ? statesAt(written, at) : undefined,
  });
  return meant.length > 0 ? { places: meant, length: found.length } : null;
}

/** Nobody looks nearer than that around a town. */
const LEAST_KM = 50;

/** The filters of a place: all of a country, or of a region without a distance, else what is around it. */
export function placeFilters({ id, kind, country }: Place, km: number | undefined): Record<string, string | number> {
  if (kind === 'country') return { country };
  if (kind === 'region' && km === undefined) return { region: id };
  // To a kilometre, so that a distance said in miles is shown as said; up, so that none of it is left out.
  return { near: id, radius: Math.min(Math.max(Math.ceil(km ?? RADIUS_KM), LEAST_KM), RADIUS_MAX_KM) };
}

/** A place of a text: its name with the word before it. */
export interface NamedPlace {
  found: Place[];
  where: Where;
  from: number;
  length: number;
  /** All of `found` are parts of a land, which reaches so far around its towns. */
  land?: { km: number | undefined };
  /** It takes the place of those before it: «Tandil, no, perdón, Azul». */
  isCorrection?: true;
  /** Words that make it a part of the place, which no search can ask for: «o norte de Artigas». */
  aside?: { from: number; length: number };
}

/** «Pará» with its accent is no «para». */
const isSpelt = ({ text, tokens }: PlacedText, at: number, name: string | undefined) =>
  text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase() === name?.toLowerCase() &&
  tokens[at]?.text !== name?.toLowerCase();

/** «No para», «300 bezerros para»: in Portuguese the state, where no other word follows. */
const isState = ({ tokens, context }: PlacedText, at: number, where: Where, place: Place | undefined) =>
  context.locale === 'pt' &&
  place?.kind === 'region' &&
  (tokens[at]?.text.length ?? 0) > CODE_LETTERS &&
  (at === tokens.length - 1 || where === 'in');

/** Behind letters that name a test or a disease, and no state: “CA tested”. */
const TESTED = new Set(['tested', 'test', 'free', 'negative', 'neg', 'positive', 'vaccinated', 'clear', 'status']);

/** “Co. Cork”, “ME free”: letters that are no state's before such a word, or before a name that is no place here. */
function isNoCode(written: PlacedText, at: number): boolean {
  const { text, tokens, words, read, context } = written;
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const before = tokens[at - 1];
  // “2nd lactation”: what a number is written with is no state.
  if (before?.kind === 'number' && before.end === tokens[at]?.start) return true;
  if (isLand(words, at, context.locale) || (word.length <= CODE_LETTERS && TESTED.has(next))) return true;
  // «A 68 pesos el kilo en corral»: in a pen, but for a town of Chile.
  if (word === 'corral' && context.country !== 'CL') return true;
  // “Hinds red deer”: a town of Canada.
  if (word === 'red' && next === 'deer' && context.country !== 'CA') return true;
  // “Store cattle NI” are in the North Island.
  if (word === 'ni' && !/^(?:GB|IE)$/.test(context.country ?? '')) return true;
  // «Holandesa PB»: black and white.
  if (word === 'pb' && /^holand/.test(words[at - 1] ?? '')) return true;
  // “Brahman x ok”, “calves, bulls ok”: that they will do.
  const isOfSeveral = isNounAt(tokens, at - 1) && tokens.some((_, other) => other < at - 1 && isNounAt(tokens, other));
  // “3rd period ok”: so is what no reader knows, but for a town written large or behind “near”.
  const isShouted = text.slice(tokens[at]?.start, tokens[at]?.end) === 'OK';
  const isUnknown = before && !read.has(at - 1) && !isShouted && !LITTLE.where.match(tokens, at - 2);
  const isAbroad = context.country && context.country !== 'US';
  if (word === 'ok' && (words[at - 1] === 'x' || isOfSeveral || isUnknown || isAbroad)) return true;
  const known = [VOCABULARY, LITTLE.skip, LITTLE.joinPlaces, LITTLE.where, LITTLE.not, MEASURES.compare];
  const isName = tokens[at + 1]?.kind === 'word' && known.every((phrases) => !phrases.match(tokens, at + 1));
  return word === 'co' && isName && context.places.match(words, at)?.length === 1;
}

/** Words for a part of a place: “southern”, «norte». */
export const DIRECTIONS = phrasesOf({ yes: littleWords.directions });

/** Days that are towns as well. */
const HOLIDAYS = phrasesOf({ yes: littleWords.holidays });

/** Before a day rather than a town: «pro natal», «para navidad». */
const FOR = new Set(['para', 'pra', 'pro', 'for']);

/** Whether animals are named that are eaten on such a day. */
const isFestive = (tokens: readonly Token[], at: number): boolean =>
  VOCABULARY.match(tokens, at)?.meaning.some(({ stock }) =>
    stock?.some((code) => FESTIVE_FAMILIES.has(CLASSES[code].family)),
  ) ?? false;

/** «Peru pra natal»: a day that is called like a town, which «em natal», «natal rn» and a lonely «Natal» are. */
function isHoliday({ text, tokens }: PlacedText, at: number): boolean {
  const [before, token] = [tokens[at - 1]?.text ?? '', tokens[at]];
  const isFor = FOR.has(before) || (before === 'o' && FOR.has(tokens[at - 2]?.text ?? ''));
  if (!HOLIDAYS.match(tokens, at)) return false;
  const isListed = LITTLE.joinPlaces.match(tokens, at - 1) !== null;
  const isLower = text.slice(token?.start, token?.end).toLowerCase() === text.slice(token?.start, token?.end);
  return isFor || (isLower && !isListed && tokens.some((_, one) => isFestive(tokens, one)));
}

/** «Chaco» is more of Paraguay than the department that is called so, which «el chaco» may be; so is «magdalena medio». */
const isWider = ({ words, context }: PlacedText, at: number) =>
  LITTLE.wider.some(
    ({ name, only, before }) =>
      name === words[at] &&
      (before.includes(words[at + 1] ?? '') || (words[at - 1] !== 'el' && only.includes(context.country ?? ''))),
  );

const isOfWider = (written: PlacedText, from: number, length: number): boolean =>
  Array.from({ length }, (_, nth) => from + nth).some((at) => isWider(written, at));

/** A place that a word before it makes a part of a bigger name nobody knows is only sure if it is large. */
const isPart = ({ tokens, words, read }: PlacedText, at: number, place: Place) =>
  LITTLE.bigger.get(words[at - 1] ?? '') !== undefined &&
  !read.has(at - 1) &&
  tokens[at - 1]?.kind === 'word' &&
  isTown(place) &&
  place.population < PEOPLE.city;

/** «Corrientes capital», «salto ciudad»: the town rather than the province of that name. */
function townOf(written: PlacedText, at: number, found: PlaceMatch) {
  const said = LITTLE.town.match(written.tokens, at + found.length)?.length ?? 0;
  const kinds = new Set(found.places.map(({ kind }) => kind));
  const town = said > 0 && kinds.has('region') && kinds.has('city') && placesAt(written, at, 'near');
  return town ? { places: town.places, length: town.length + said } : null;
}

/** «No corrientes»: “in the” of Portuguese denies in other languages. */
const isDenial = ({ words, context: { locale, country } }: PlacedText, at: number) =>
  words[at] === 'no' && locale !== 'pt' && country !== 'BR' && country !== 'PT';

/** Whether a word names animals, and no others are named in its text. */
const isOnlyNoun = (tokens: readonly Token[], at: number): boolean =>
  isNounAt(tokens, at) && !tokens.some((_, other) => other !== at && isNounAt(tokens, other));

/** “North west of town”: the region of that name is meant by its own people alone. */
const isDirection = (
  { tokens, context }: PlacedText,
  from: number,
  length: number,
  [best]: readonly Place[],
): boolean =>
  best?.country !== context.country &&
  Array.from({ length }, (_, nth) => DIRECTIONS.match(tokens, from + nth)).every(Boolean);

/** The land at a token, unless a longer name is there, or a place that is called so itself and known there. */
function landAt({ words, context: { places, country } }: PlacedText, from: number): LandMatch | null {
  const land = places.land(words, from, country);
  const named = land && places.match(words, from);
  if (!land || !named || named.length < land.length) return land;
  const isMeant = land.parts.every((part) => part.country === country);
  const name = words.slice(from, from + named.length).join(' ');
  const isKnownHere = named.places.some(
    ({ name: own, kind, country: of, population }) =>
      plainPhrase(own) === name && kind !== 'district' && of === country && population >= PEOPLE.borough,
  );
  return named.length === land.length && isMeant && !isKnownHere ? land : null;
}

/** «Moura Alentejo», “NSW Riverina”: a land behind a place of its country says no more, but of a region it is a part. */
function withLand({ words, context }: PlacedText, named: NamedPlace): NamedPlace {
  const [best] = named.found;
  const land = best && context.places.land(words, named.from + named.length, best.country);
  if (!best || !land?.parts.every(({ country }) => country === best.country)) return named;
  const length = named.length + land.length;
  const isPartOf =
    best.kind === 'country' || land.parts.some(({ regionId, id }) => regionId === best.id && id !== best.id);
  if (isTown(best)) return { ...named, length };
  return isPartOf ? { ...named, found: land.parts, land: { km: land.km }, length } : named;
}

/** «San Javier Santa Cruz»: behind a name that is known abroad alone, the region of one's own country that it is in. */
function ownRegionBehind(
  written: PlacedText,
  from: number,
  found: PlaceMatch,
): (Pick<NamedPlace, 'found' | 'aside'> & { length: number }) | null {
  const { country } = written.context;
  if (!country || found.places.some((place) => place.country === country)) return null;
  const behind = placesAt(written, from + found.length, 'bare');
  const region = behind?.places.find((place) => place.kind === 'region' && place.country === country);
  return region && behind
    ? { found: [region], aside: { from, length: found.length }, length: found.length + behind.length }
    : null;
}

/** Returns a place with the word before it. What is a word of ranchers is a place only after a word such as «en». */
export function findPlace(
  written: PlacedText,
  at: number,
  said: Where | undefined,
  isWord: (at: number) => boolean,
): NamedPlace | null {
  const { tokens, words, context } = written;
  const before = LITTLE.where.match(tokens, at);
  const from = nameStart(written, at, before?.length ?? 0);
  const where = said ?? before?.meaning ?? 'bare';
  if (!said && isDenial(written, at)) return null;
  const land = landAt(written, from);
  if (land) return { found: land.parts, land: { km: land.km }, where, from: at, length: from - at + land.length };
  const isSure = where === 'in' || where === 'near';
  if (!isSure && isWord(from)) return null;
  // «Cambio moto por novillas».
  if (!said && /^(?:por|para|pra|x)$/.test(tokens[at]?.text ?? '') && isNounAt(tokens, from)) return null;
  // «Gastar em bezerros»: a town is called so, but no other animals are named.
  if (isOnlyNoun(tokens, from)) return null;
  const idle = LITTLE.skip.match(tokens, at)?.length ?? 0;
  if (idle > 1 && idle > (before?.length ?? 0)) return null;
  const found = placesAt(written, from, where);
  // In English «colorado» is a state, and no colour, and in Ireland «mayo» is a county.
  const isRegion = found?.places[0]?.kind === 'region';
  const isOwn = isRegion && found.places[0]?.country === context.country;
  const isEnglish = isRegion && context.locale === 'en';
  const isCoat = LITTLE.colours.match(tokens, from) !== null;
  const isOrigin = ORIGINS.match(tokens, from) !== null;
  const isTown = (isOwn && isEnglish) || ((isSure || isEnglish) && isCoat) || ((isSure || isOwn) && isOrigin);
  const ordinary = isTown ? 0 : (LITTLE.noPlace.match(tokens, from)?.length ?? 0);
  const isLonger = isSure || isLongerName(context.places, words, from, ordinary);
  if (!found || (ordinary > 0 && (found.length <= ordinary || !isLonger))) return null;
  if (isOfWider(written, from, found.length) || isNoCode(written, from)) return null;
  if (isOtherName(written, from, found)) return null;
  if (isLandscape(written, from, where, found)) return null;
  if (!isSure && found.length === 1 && isHoliday(written, from)) return null;
  const own = ownRegionBehind(written, from, found);
  if (own) return { ...own, where, from: at, length: from - at + own.length };
  const [best] = found.places;
  if (best && isPart(written, from, best)) return null;
  if (isDirection(written, from, found.length, found.places)) return null;
  const town = townOf(written, from, found);
  if (town) return { found: town.places, where, from: at, length: from - at + town.length };
  const isPlace = isSpelt(written, from, found.places[0]?.name) || isState(written, from, where, found.places[0]);
  if (found.length === 1 && LITTLE.skip.match(tokens, from) && !isPlace) return null;
  return withLand(written, { found: found.places, where, from: at, length: from - at + found.length });
}
