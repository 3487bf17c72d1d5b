import type { ClassCode } from '@/lib/stock/classes';
import type { Sense } from '@/lib/lexicon/lexicon';
import { LITTLE, VOCABULARY, deniedAt, isOfLanguage, sensesHere, sensesOfTypo } from '@/lib/lexicon/lexicon';
import type { Token } from '@/lib/lexicon/tokens';
import type { Place } from '@/lib/places/dto';
import type { Where } from '@/lib/places/ranked';
import { quantityAt, valueOf, type Quantity } from '@/lib/quantities/quantity-at';
import type { Filters, Market } from '@/lib/quantities/quantity-filters';
import { isLongerName, placesAt, type Places } from '@/lib/places/meant-places';

/** What a text is read with: the language and country of the query, the day's rates and the gazetteer. */
export interface Context extends Market {
  places: Places;
}

/** A part of a text by its tokens. */
export interface Part {
  from: number;
  length: number;
}

/** A text under reading: what its tokens say, in the order of the text. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  context: Context;
  /** Tokens that are used or say nothing. */
  read: Set<number>;
  nouns: (readonly ClassCode[])[];
  states: (Part & { codes: readonly ClassCode[]; sex: string | undefined })[];
  not: Set<ClassCode>;
  breeds: (Part & { names: string[] })[];
  quantities: Quantity[];
  radius?: number;
  places: (Part & { found: Place[]; where: Where }) | null;
  filters: Filters;
  said: (Part & { keys: readonly string[] })[];
}

const PLACE_KEYS = ['near', 'radius', 'country', 'region'];

/** Marks tokens as read, and what they say if that is known already. */
function take(reading: Reading, from: number, length: number, keys?: readonly string[]): number {
  for (let at = from; at < from + length; at += 1) reading.read.add(at);
  if (keys) reading.said.push({ from, length, keys });
  return length;
}

/**
 * The senses of the words at a token; not those of another language that are a country here, such as «peru», the turkey,
 * nor those that begin the longer name of a place, such as «patos de minas».
 */
function sensesAt({ tokens, words, context }: Reading, at: number) {
  const found = VOCABULARY.match(tokens, at);
  if (!found || isLongerName(context.places, words, at, found.length)) return null;
  const isForeign = !found.meaning.some((sense) => isOfLanguage(sense, context.locale));
  if (isForeign && context.places.match(words, at)?.places.some(({ kind }) => kind === 'country')) return null;
  const senses = sensesHere(found.meaning, context);
  return senses.length > 0 ? { senses, length: found.length } : null;
}

function takeSenses(reading: Reading, senses: readonly Sense[], from: number, length: number): number {
  const nouns = senses.flatMap(({ stock }) => stock ?? []);
  const names = senses.flatMap(({ breed }) => breed ?? []);
  const codes = senses.flatMap(({ state }) => state ?? []);
  if (nouns.length > 0) {
    reading.nouns.push(nouns);
    return take(reading, from, length, ['class']);
  }
  if (names.length > 0) reading.breeds.push({ names, from, length });
  else if (codes.length > 0) reading.states.push({ codes, sex: senses[0]?.sex, from, length });
  else {
    const filters = Object.assign({}, ...senses.map((sense) => sense.filters)) as Filters;
    Object.assign(reading.filters, filters);
    return take(reading, from, length, Object.keys(filters));
  }
  return take(reading, from, length);
}

type Reader = (reading: Reading, at: number) => number;

/** Reads words of ranchers and names of breeds. */
const vocabulary: Reader = (reading, at) => {
  const found = sensesAt(reading, at);
  if (!found) return 0;
  const named = reading.nouns.flat();
  const codes = found.senses.flatMap(({ stock }) => stock ?? []);
  const isOther = codes.length > 0 && named.length > 0 && !codes.some((code) => named.includes(code));
  if (isOther && LITTLE.purpose.match(reading.tokens, at - 1)) return found.length;
  return takeSenses(reading, found.senses, at, found.length);
};

function typoAt({ tokens, context }: Reading, at: number) {
  const token = tokens[at];
  const senses = token?.kind === 'word' ? sensesOfTypo(token.text) : undefined;
  return senses && { senses: sensesHere(senses, context), length: 1 };
}

/** Reads such a word with one typo. */
const typo: Reader = (reading, at) => {
  const found = typoAt(reading, at);
  return found ? takeSenses(reading, found.senses, at, 1) : 0;
};

/** Reads what is not wanted: «no lecheras», «que no sean angus». Facts can't be excluded: they are left out, and said. */
const negation: Reader = (reading, at) => {
  const from = deniedAt(reading.tokens, at);
  if (from === null) return 0;
  const found = sensesAt(reading, from) ?? typoAt(reading, from);
  if (!found) return 0;
  const length = from - at + found.length;
  const breeds = found.senses.flatMap(({ breed }) => breed ?? []);
  const codes = found.senses.flatMap(({ state, stock }) => state ?? stock ?? []);
  codes.forEach((code) => reading.not.add(code));
  if (codes.length > 0) return take(reading, at, length, ['class']);
  if (breeds.length === 0) return take(reading, at, length, ['not']);
  reading.filters.notBreed = [reading.filters.notBreed, ...breeds].filter(Boolean).join(',');
  return take(reading, at, length, ['notBreed']);
};

/** «Pará» with its accent is no «para». */
const isSpelt = ({ text, tokens }: Reading, at: number, name: string | undefined) =>
  text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase() === name?.toLowerCase() &&
  tokens[at]?.text !== name?.toLowerCase();

/** Reads a place with the word before it. What is a word of ranchers is a place only after a word such as «en». */
function placeAt(reading: Reading, at: number, said?: Where): number {
  const { tokens, words, text, context } = reading;
  const before = LITTLE.where.match(tokens, at);
  const from = at + (before?.length ?? 0);
  const where = said ?? before?.meaning ?? 'bare';
  const isSure = where === 'in' || where === 'near';
  if (reading.places || (!isSure && sensesAt(reading, from))) return 0;
  const idle = LITTLE.skip.match(tokens, at)?.length ?? 0;
  if (idle > 1 && idle > (before?.length ?? 0)) return 0;
  const found = placesAt(text, tokens, words, from, where, context);
  const ordinary = LITTLE.noPlace.match(tokens, from);
  if (
    !found ||
    (ordinary && found.length <= ordinary.length) ||
    (ordinary && !isSure && !isLongerName(context.places, words, from, ordinary.length))
  )
    return 0;
  if (found.length === 1 && LITTLE.skip.match(tokens, from) && !isSpelt(reading, from, found.places[0]?.name)) return 0;
  const length = from - at + found.length;
  reading.places = { found: found.places, where, from: at, length };
  return take(reading, at, length);
}

const place: Reader = (reading, at) => placeAt(reading, at);

/** Reads a number with what stands around it; a distance belongs to the place after it. */
const quantity: Reader = (reading, at) => {
  const found = quantityAt(reading.tokens, at, reading.context.locale);
  if (!found) return 0;
  const length = found.to - at;
  if (found.unit.of !== 'distance') {
    reading.quantities.push(found);
    return take(reading, at, length);
  }
  const distance = valueOf(found.low) * found.unit.factor;
  if (Number.isFinite(distance)) reading.radius = distance;
  take(reading, at, length, PLACE_KEYS);
  return length + placeAt(reading, found.to, 'near');
};

/** Passes over words that say nothing. */
const skip: Reader = (reading, at) => {
  const found = LITTLE.skip.match(reading.tokens, at) ?? LITTLE.where.match(reading.tokens, at);
  return found ? take(reading, at, found.length) : 0;
};

/** In this order at each token: the first that reads something wins. */
const READERS: readonly Reader[] = [vocabulary, negation, quantity, place, skip, typo];

/** Reads a text's tokens, each once. */
export function readTokens(text: string, tokens: readonly Token[], context: Context): Reading {
  const reading: Reading = {
    text,
    tokens,
    words: tokens.map((token) => token.text),
    context,
    read: new Set(),
    nouns: [],
    states: [],
    not: new Set(),
    breeds: [],
    quantities: [],
    places: null,
    filters: {},
    said: [],
  };
  for (let at = 0; at < tokens.length;) {
    const isQuoted = tokens[at]?.kind === 'quoted';
    at += (isQuoted ? 0 : READERS.reduce((length, reader) => length || reader(reading, at), 0)) || 1;
  }
  return reading;
}
