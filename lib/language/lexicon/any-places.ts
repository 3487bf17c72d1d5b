import type { Locale } from '@/lib/core/i18n/locales';
import { PLACES_MAX, type Place } from '@/lib/places/dto';
import { isTown } from '@/lib/places/ranked';
import { isAlternativePlace } from './alternatives';
import { LITTLE, phrasesOf } from './lexicon';
import { giveBack } from './kept';
import { orOwnPlace } from './own-place';
import { areCorrecting } from './meant-nouns';
import { plainPhrase, type Token } from './tokens';
import { DIRECTIONS, findPlace, placeFilters, type NamedPlace, type PlacedText } from './meant-places';
import littleWords from './words/little-words.json';

type IsWord = (at: number) => boolean;

/** So many times smaller than the likeliest place of its name, one is a hamlet that nobody means. */
const FAR_SMALLER = 50;

/** Before a place that begins behind a border: “Missouri or just over the line in Arkansas”. */
const BEYOND = phrasesOf({ yes: littleWords.beyond });

/** The place at a token that words such as «norte de» or “over the line in” may stand before, which stay in the text. */
function nextPart(written: PlacedText, at: number, before: NamedPlace, isWord: IsWord): NamedPlace | null {
  const { tokens, words, context } = written;
  const article = tokens[at]?.text === 'el' || tokens[at]?.text === 'o' ? 1 : 0;
  const beyond = BEYOND.match(tokens, at);
  const part = beyond ?? DIRECTIONS.match(tokens, at + article);
  const { places, country } = context;
  const isName = (places.match(words, at + article)?.length ?? 0) > 1 || places.land(words, at + article, country);
  if (!part || isName) return nextPlace(written, at, before, isWord);
  const length = article + part.length;
  const where = LITTLE.where.match(tokens, at + length);
  const link = where && (beyond || where.meaning === 'from') ? where.length : 0;
  const named = nextPlace(written, at + length + link, before, isWord);
  return named && { ...named, from: at, length: length + link + named.length, aside: { from: at, length } };
}

/** The place at a token, in the way that the one before it is: «cerca de Salto o Paysandú» is near either. */
function nextPlace(written: PlacedText, at: number, before: NamedPlace, isWord: IsWord): NamedPlace | null {
  const { tokens, words, context } = written;
  const found = LITTLE.where.match(tokens, at) ? null : context.places.match(words, at);
  // “Kansas or Colorado”: beside a state a word is another one of its country rather than a colour.
  const isState = found?.places.some((place) => isBesideState(before, place)) ?? false;
  if (isState) return findPlace(written, at, 'in', isWord) ?? besideState(written, at, found?.length ?? 0, before);
  const match = isWord(at) ? null : found;
  // “Weston or Caldwell, Texas”: a name that its region stands behind is a place's.
  const isNarrowed = match?.places.every(({ name }) => plainPhrase(name).split(' ').length < match.length) ?? false;
  // “Skibbereen or Bantry”: so is a small town's beside another one of its region.
  const [best] = before.found;
  const isBeside =
    best && isTown(best) && match?.places.some(({ regionId }) => regionId !== null && regionId === best.regionId);
  const said = before.where === 'bare' && (isNarrowed || isBeside) ? 'near' : before.where;
  return findPlace(written, at, match && said !== 'bare' ? said : undefined, isWord);
}

/** «MT ou TO»: letters of a state that are another word too, where nothing that it may belong to follows. */
function besideState(written: PlacedText, at: number, length: number, before: NamedPlace): NamedPlace | null {
  const { tokens, words, context } = written;
  const next = tokens[at + length];
  const isOpen = next?.kind === 'word' && !LITTLE.joinPlaces.match(tokens, at + length);
  const found = context.places.match(words, at)?.places.filter((place) => isBesideState(before, place)) ?? [];
  return isOpen || found.length === 0 ? null : { found, where: 'in', from: at, length };
}

const isBesideState = ({ found: [state] }: NamedPlace, { kind, country }: Place): boolean =>
  state?.kind === 'region' && kind === 'region' && country === state.country;

/** A comma is all that stands before a token. */
const isAfterComma = ({ text, tokens }: PlacedText, at: number): boolean =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start).trim() === ',';

/** «Bagé / RS», «Melo, Cerro Largo»: the second is where the first is. */
const isWithin = ({ found: [place] }: NamedPlace, { found: areas }: NamedPlace): boolean =>
  areas.some(({ id, kind, country }) => place?.country === country && (kind === 'country' || place.regionId === id));

/** How many places a search needs for names: each one, or all parts of a land. */
const placesOf = (named: readonly NamedPlace[]): number =>
  named.reduce((sum, { found, land }) => sum + (land ? found.length : 1), 0);

/** So many words say at most that a place is another one: «no, perdón, digo». */
const CORRECTION_WORDS_MAX = 4;

/** «Cerca de Tandil, no, perdón, Azul», “near dubbo no wait near orange”: the place that takes the place of the one before. */
function correctedAt(written: PlacedText, at: number, { where }: NamedPlace, isWord: IsWord): NamedPlace | null {
  for (let to = at + 1; to <= at + CORRECTION_WORDS_MAX; to += 1) {
    if (!areCorrecting(written.tokens, at, to)) continue;
    const said = LITTLE.where.match(written.tokens, to) ? undefined : where;
    const found = findPlace(written, to, said, isWord);
    if (found) return { ...found, from: at, length: to - at + found.length, isCorrection: true };
  }
  return null;
}

/**
 * Returns a place of which it or those before it will do, after «o», or after a comma if «o» comes before the last or
 * there are three: «Salto, Artigas o Rivera»; states need no sign. So many names are looked at as a search has places.
 */
export function orPlaceAt(
  written: PlacedText,
  at: number,
  before: readonly NamedPlace[],
  isWord: IsWord,
): NamedPlace | null {
  const last = before.at(-1);
  if (!last || last.from + last.length !== at) return null;
  const corrected = correctedAt(written, at, last, isWord);
  if (corrected || placesOf(before) >= PLACES_MAX) return corrected;
  const join = LITTLE.joinPlaces.match(written.tokens, at)?.length ?? 0;
  const isApart = join > 0 || isAfterComma(written, at);
  const found = (join > 0 ? nextPart : nextPlace)(written, at + join, last, isWord);
  if (!found || !(isApart || areSideBySide(last, found)) || placesOf([...before, found]) > PLACES_MAX) return null;
  if ((join === 0 || written.words[at] === '/') && before.some((one) => isWithin(one, found))) return null;
  const isListed =
    join > 0 ||
    areSideBySide(last, found) ||
    before.length > 1 ||
    orPlaceAt(written, at + found.length, [...before, found], isWord) !== null;
  return isListed ? { ...found, from: at, length: join + found.length } : null;
}

/** Where the names end that begin with a place and go on with others that will do as well: «puesto en Salto o Artigas». */
export function endOfPlaces(written: PlacedText, first: NamedPlace, isWord: IsWord): number {
  const named = [first];
  for (let next: ReturnType<typeof orPlaceAt>; (next = orPlaceAt(written, endOf(named), named, isWord));)
    named.push(next);
  return endOf(named);
}

const endOf = (named: readonly NamedPlace[]): number => {
  const last = named.at(-1);
  return last ? last.from + last.length : 0;
};

/** «Salto Paysandú», «Alegrete Uruguaiana»: states of one country or towns of one state, without a word between them. */
function areSideBySide({ found: [one] }: NamedPlace, { found }: NamedPlace): boolean {
  const [other] = found;
  if (one?.kind === 'region') return other?.kind === 'region' && one.country === other.country;
  return (
    one !== undefined && isTown(one) && one.regionId !== null && found.every(isTown) && other?.regionId === one.regionId
  );
}

/** What a name may well mean. */
const likely = ([first, ...others]: readonly Place[]): Place[] =>
  first ? [first, ...others.filter(({ population }) => FAR_SMALLER * population >= first.population)] : [];

/** Of names that several places have, those are meant that belong together: “Florida or Georgia” are states of one country. */
function together(named: readonly NamedPlace[]): Place[] {
  const all = named.map(({ found }) => likely(found));
  const [first = []] = all;
  const chosen = (isMeant: (one: Place, place: Place) => boolean) =>
    first
      .map((one) => all.map((places) => places.find((place) => isMeant(one, place))))
      .find((places) => places.every((place) => place !== undefined));
  const areTowns = all.every(([best]) => best && isTown(best));
  return (
    (areTowns ? chosen(({ regionId }, place) => place.regionId === regionId && regionId !== null) : undefined) ??
    chosen((one, { kind, country }) => kind === one.kind && country === one.country) ??
    chosen(({ kind }, place) => kind === 'country' && place.kind === kind) ??
    chosen(({ country }, place) => place.country === country) ??
    all.flatMap(([best]) => best ?? [])
  ).filter((place) => place !== undefined);
}

/** So many times smaller than the largest of its name, a town isn't what everybody means. */
const SMALLER = 3;

/** Towns of one name and country of which nobody can tell which is meant: «Mercedes, Argentina». */
function namesakes([first, ...others]: readonly Place[]): Place[] {
  if (!first) return [];
  const isLike = ({ kind, country, population }: Place) =>
    kind === first.kind && country === first.country && population > 0 && population * SMALLER >= first.population;
  return isTown(first) ? [first, ...others.filter(isLike)].slice(0, PLACES_MAX) : [first];
}

/** The filters of places of which any will do, the places, and what else their names may mean. */
export function anyOfPlaces(
  named: readonly NamedPlace[],
  km: number | undefined,
): { filters: Record<string, string | number>; meant: Place[]; others: Place[] } {
  const [name, ...names] = named;
  const found = named.some(({ land }) => land)
    ? named.flatMap(({ found, land }) => (land ? found : found.slice(0, 1)))
    : name && names.length === 0
      ? namesakes(name.found)
      : together(named);
  const around = km ?? (Math.max(...named.map(({ land }) => land?.km ?? 0)) || undefined);
  const each = found.filter((place, nth, all) => all.findIndex(({ id }) => id === place.id) === nth);
  // «Mato Grosso, Sinop o Sorriso»: the first says where the others are.
  const [area, ...inside] = each;
  const isArea = inside.length > 1 && inside.every(({ id, regionId }) => regionId === area?.id && id !== area.id);
  const meant = isArea ? inside : each;
  const others = named.flatMap(({ found }) => found).filter(({ id }) => !meant.some((place) => place.id === id));
  const [only, ...more] = meant;
  if (!only || more.length === 0) return { filters: only ? placeFilters(only, around) : {}, meant, others };
  const town = meant.find(isTown);
  const { radius } = town ? placeFilters(town, around) : {};
  const filters = { places: meant.map(({ id }) => id).join(','), ...(radius === undefined ? {} : { radius }) };
  // Each of them alone is a tap away.
  return { filters, meant, others: [...meant, ...others] };
}

/** A place as one of those regions which were named before it; null if none of its name is in any of them. */
export function within(centre: NamedPlace, regions: readonly NamedPlace[]): NamedPlace | null {
  const ids = regions.flatMap(({ found }) => found.map(({ id }) => id));
  const found = centre.found.filter(({ regionId }) => regionId !== null && ids.includes(regionId));
  return found.length > 0 ? { ...centre, found } : null;
}

/** What is known of a text whose places are settled. */
interface Placed {
  tokens: readonly Token[];
  words: readonly string[];
  context: PlacedText['context'] & { locale: Locale; own?: Place | undefined };
  read: Set<number>;
  places: readonly NamedPlace[];
  ownPlace?: { from: number; length: number };
  radius?: { km: number; from: number; length: number };
  filters: Record<string, string | number | boolean>;
  said: { from: number; length: number; keys: readonly string[] }[];
}

/** Turns the places into filters, unless the text is nothing but a name; returns what else it may be. */
export function settlePlaces(reading: Placed): Place[] {
  const { ownPlace, radius, context } = reading;
  const last = reading.places.findLastIndex(({ isCorrection }) => isCorrection);
  for (const { from, length } of reading.places.slice(0, Math.max(last, 0)))
    reading.said.push({ from, length, keys: ['unused'] });
  const places = orOwnPlace(reading.places.slice(Math.max(last, 0)), ownPlace, context.own);
  const [first, ...more] = places;
  if (!first) {
    // The page asks where that is.
    if (ownPlace && radius) reading.said.push({ ...ownPlace, keys: ['near'] });
    return [];
  }
  const isSaid = reading.said.some(({ keys }) => keys.some((key) => key in reading.filters || key === 'class'));
  const isOnly = more.length === 0 && first.where === 'bare' && !first.land && !isSaid;
  if (isOnly || isAlternativePlace(reading, first, places.at(-1))) {
    for (const part of places) giveBack(reading, part);
    return isOnly ? first.found : [];
  }
  for (const { aside } of places) if (aside) giveBack(reading, aside);
  const { filters, others } = anyOfPlaces(places, radius?.km);
  Object.assign(reading.filters, filters);
  for (const part of radius && 'radius' in filters ? [radius, ...places] : places)
    reading.said.push({ ...part, keys: Object.keys(filters) });
  return others;
}
