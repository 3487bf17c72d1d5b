import type { ClassCode } from '@/lib/livestock/stock/classes';
import { endOfBlood, isOwnBlood } from '../lexicon/bloods';
import { LITTLE, MEASURES, VOCABULARY, type Sense } from '../lexicon/lexicon';
import { deniedFrom } from '../lexicon/denied-before';
import { deniedClasses, deniedFilters, deniedSensesAt, pureBreedAt } from '../lexicon/denied-senses';
import { eitherWay } from '../lexicon/either-way';
import { isPutRight, listedValues } from '../lexicon/listed-filters';
import { isOfYoungBeside, isOrAt, isPurpose, isUnlikelyNoun, namedClasses } from '../lexicon/senses-at';
import { saidAt, sensesAt, sireAt, typoAt } from '../lexicon/senses-at';
import { addState, type State } from '../lexicon/stock-words';
import { withoutCorrected, type Part } from '../lexicon/meant-nouns';
import { isBeside, type Token } from '../lexicon/tokens';
import { DISEASES, deliveryAt, giveBack, isCrossAt, isOfOthers, isRanking } from '../lexicon/kept';
import { isUnusedAt, keptAt, otherBreedAt } from '../lexicon/kept';
import { BREED_GROUPS } from '../lexicon/other-breeds';
import { ownPlaceAt } from '../lexicon/own-place';
import { isDistance } from '../quantities/kilometres';
import type { Place } from '@/lib/places/dto';
import { isBareAbroad, type Where } from '@/lib/places/ranked';
import { deniedLimit, isAgeing } from '../quantities/bounds';
import { isOfCarcass } from '../quantities/of-carcass';
import { valueOf, type Quantity } from '../quantities/quantity';
import { quantityAt } from '../quantities/quantity-at';
import type { Market } from '../quantities/market';
import type { Filters } from '../quantities/quantity-filters';
import { endOfPlaces, orPlaceAt, within } from '../lexicon/any-places';
import { findPlace, type NamedPlace, type Places } from '../lexicon/meant-places';
import { placeWordsOf, unknownNameAt, withoutUnknownNames } from '../lexicon/place-words';

/** What a text is read with: the language and country of the query, the day's rates and the gazetteer. */
export interface Context extends Market {
  places: Places;
  /** The visitor's own place, if they have named it. */
  own?: Place | undefined;
}

/** A text under reading: what its tokens say, in the order of the text. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  context: Context;
  /** Tokens that are used or say nothing. */
  read: Set<number>;
  /** The classes that words without a typo name. */
  named: ReadonlySet<ClassCode>;
  nouns: (Part & { codes: readonly ClassCode[] })[];
  states: State[];
  not: Set<ClassCode>;
  breeds: (Part & { names: string[] })[];
  /** One word for several breeds, of which any will do: «cebú». */
  group?: Part & { breeds: readonly string[] };
  quantities: Quantity[];
  radius?: Part & { km: number };
  /** Where the animals may be: in any of these. */
  places: NamedPlace[];
  /** «Cerca mío». */
  ownPlace?: Part;
  filters: Filters;
  said: (Part & { keys: readonly string[] })[];
  /** The text asks for what is used with animals, or for animals that are none of ours. */
  isEquipment: boolean;
  /** Where what is denied ends, and so may be what is denied with it. */
  deniedTo: number;
}

/** Adds the filters that a part says; of words that contradict each other the last one is used, and the others are told. */
export function claim(reading: Reading, filters: Filters, part: Part): void {
  for (const [key, value] of Object.entries(filters)) {
    const had = reading.filters[key];
    const both =
      had === undefined || isPutRight(reading, key, part.from) ? null : listedValues(key, String(had), String(value));
    if (had !== undefined && had !== value && both === null)
      for (const said of reading.said) if (said.keys.includes(key)) said.keys = ['unused'];
    reading.filters[key] = both ?? value;
  }
  const keys = Object.keys(filters);
  reading.said.push({ ...part, keys: keys.length > 0 ? keys : ['currency'] });
}

/** Marks tokens as read, and what they say if that is known already. */
function take(reading: Reading, from: number, length: number, keys?: readonly string[]): number {
  for (let at = from; at < from + length; at += 1) reading.read.add(at);
  if (keys) reading.said.push({ from, length, keys });
  return length;
}

function takeSenses(reading: Reading, senses: readonly Sense[], from: number, length: number): number {
  const nouns = senses.flatMap(({ stock, sought }) => (stock && sought) ?? stock ?? []);
  const names = senses.flatMap(({ breed }) => breed ?? []);
  const codes = senses.flatMap(({ state, sought }) => (state && sought) ?? state ?? []);
  if (nouns.length > 0) reading.nouns.push({ codes: nouns, from, length });
  else if (names.length > 0) reading.breeds.push({ names, from, length });
  else if (codes.length > 0)
    addState(reading.states, { codes, sex: senses[0]?.sex, from, length }, isOrAt(reading, from - 1));
  else claim(reading, Object.assign({}, ...senses.map((sense) => sense.filters)) as Filters, { from, length });
  return isRanking(reading.tokens, from) ? length : take(reading, from, length);
}

type Reader = (reading: Reading, at: number) => number;

/** Passes over what stays in the text, names of other breeds among it. */
const kept: Reader = (reading, at) => {
  const { tokens, breeds } = reading;
  if (isUnusedAt(tokens, at)) return take(reading, at, 1, ['unused']);
  const length = keptAt(tokens, at) || unknownNameAt(reading, at);
  if (length > 0 && length === otherBreedAt(tokens, at)) breeds.push({ names: [], from: at, length });
  return length;
};

/** Reads the sign of a cross. */
const cross: Reader = (reading, at) => {
  if (!isCrossAt(reading.tokens, at) || isOfYoungBeside(reading.tokens, at)) return 0;
  reading.breeds.push({ names: ['Crossbred'], from: at, length: 1 });
  return take(reading, at, 1);
};

/** Reads a part of a breed's blood, which makes crosses of animals: «1/2 sangue angus». */
const blood: Reader = (reading, at) => {
  const { tokens, breeds } = reading;
  const to = reading.isEquipment ? at : endOfBlood(tokens, at);
  if (to === at) return 0;
  const last = breeds.at(-1);
  const before = last && last.from + last.length === at ? last.names : [];
  const behind = VOCABULARY.match(tokens, to)?.meaning.flatMap(({ breed }) => breed ?? []) ?? [];
  if (isOwnBlood(tokens, at, [...before, ...behind])) return to - at;
  breeds.push({ names: ['Crossbred'], from: at, length: to - at });
  return take(reading, at, to - at);
};

/** Passes over what females are in young by, or were put to, which is no filter. */
const sire: Reader = (reading, at) => {
  const found = sireAt(reading, at);
  return found ? take(reading, at, found.link) + found.length - found.link : 0;
};

/** Reads words of ranchers and names of breeds; beside «cepo» or “trailer” they say what that is for. */
const vocabulary: Reader = (reading, at) => {
  const found = reading.isEquipment || isAgeing(reading.tokens, at) ? null : saidAt(reading, at);
  if (!found) return 0;
  const named = reading.nouns.flatMap(({ codes }) => codes);
  if (isPurpose(reading.tokens, at, found.senses, named)) return found.length;
  return takeSenses(reading, found.senses, at, found.length);
};

/** Reads a word for several breeds; after «en» it is the town. */
const breedGroup: Reader = (reading, at) => {
  const { tokens, isEquipment, group } = reading;
  const found = isEquipment || group || LITTLE.where.match(tokens, at - 1) ? null : BREED_GROUPS.match(tokens, at);
  if (!found?.meaning.isSought) return 0;
  reading.group = { breeds: found.meaning.breeds, from: at, length: found.length };
  return take(reading, at, found.length);
};

/** Reads such words with one typo; a place's name is none. */
const typo: Reader = (reading, at) => {
  const { tokens, words, context, isEquipment, named } = reading;
  const found = isEquipment || context.places.match(words, at) ? null : typoAt(tokens, at, context);
  return found && !isUnlikelyNoun(reading, at, found.senses, named) ? takeSenses(reading, found.senses, at, 1) : 0;
};

/** Marks what is denied as read. */
function deny(reading: Reading, from: number, length: number, keys?: readonly string[]): number {
  reading.deniedTo = from + length + pureBreedAt(reading.tokens, from + length);
  return take(reading, from, reading.deniedTo - from, keys);
}

/** Takes what was read of a number; a distance belongs to the place after it, and from beyond it nothing is looked for. */
function takeQuantity(reading: Reading, found: Quantity): number {
  const { from, to, unit, low, compare, behind } = found;
  if (isOfCarcass(reading.tokens, found)) return to + 1 - from;
  const length = take(reading, from, to - from);
  if (behind) take(reading, behind.from, behind.length, [behind.compare === 'max' ? 'maxHeads' : 'minHeads']);
  const km = unit.of === 'distance' ? valueOf(low) * unit.factor : null;
  const beyond = km !== null && compare === 'min' ? placeAt(reading, to, 'near') : null;
  if (beyond) return take(reading, from, length + beyond.length, ['not']);
  if (km === null) reading.quantities.push(found);
  else if (Number.isFinite(km)) reading.radius ??= { km, from, length };
  const centre = km === null ? 0 : takeCentre(reading, to);
  // «A menos de 100 km» of nothing is from where the visitor is.
  const isWithin = compare === 'max' || isDistance(reading.tokens, from);
  if (km !== null && centre === 0 && isWithin && !LITTLE.where.match(reading.tokens, to))
    reading.ownPlace ??= { from, length };
  return length + centre;
}

/** Reads what is not wanted: «no lecheras», «que no sean angus», «no mayores de 3 años». What can't be excluded is told. */
const negation: Reader = (reading, at) => {
  const { tokens, context } = reading;
  const either = eitherWay(reading, at);
  if (either) return either.isRead ? take(reading, at, either.length) : either.length;
  const from = deniedFrom(reading, at);
  const limit = MEASURES.compare.match(tokens, at)?.length ?? NaN;
  if (from === null || DISEASES.match(tokens, from) || tokens[at + limit]?.kind === 'number') return 0;
  const found = deniedSensesAt(reading, from);
  const codes = deniedClasses(found?.senses ?? [], sensesAt(reading, from)?.senses ?? [], reading);
  const others = deniedFilters(found?.senses ?? [], tokens, from);
  const length = from - at + (found?.length ?? 0);
  if (found?.meant) {
    addState(reading.states, { codes: found.meant, sex: undefined, from: at, length, isOpposite: true }, false);
    return deny(reading, at, length);
  }
  if (others) return (claim(reading, others, { from: at, length }), deny(reading, at, length));
  codes.forEach((code) => reading.not.add(code));
  if (found) return deny(reading, at, length, [codes.length > 0 ? 'class' : 'not']);
  if (MEASURES.compare.match(tokens, at) ?? LITTLE.joinDenied.match(tokens, at)) return 0;
  const asked = quantityAt(tokens, from, context.locale);
  const compare = asked && deniedLimit(asked, reading.quantities, at);
  if (asked && compare) return takeQuantity(reading, { ...asked, compare, from: at });
  return asked ? take(reading, at, asked.to - at, ['not']) : 0;
};

const isWordAt = (reading: Reading) => (at: number) => sensesAt(reading, at) !== null || keptAt(reading.tokens, at) > 0;
const placeAt = (reading: Reading, at: number, said?: Where) => findPlace(reading, at, said, isWordAt(reading));

/** Passes over what is denied and unknown, places among it: «no en salto», «sin manchas»; who wants no disease excludes nothing. */
const refusal: Reader = (reading, at) => {
  const { tokens } = reading;
  const from = deniedFrom(reading, at);
  const disease = from === null ? null : DISEASES.match(tokens, from);
  if (from === null || disease) return from && disease ? deny(reading, at, from - at + disease.length, ['unused']) : 0;
  const found = placeAt(reading, from, 'in');
  const isAll = LITTLE.joinDenied.match(tokens, at)?.meaning === 'all';
  const isWord = !isAll && tokens[from]?.kind === 'word' && !LITTLE.skip.match(tokens, from);
  return found || isWord ? deny(reading, at, from - at + (found?.length ?? 1), ['not']) : 0;
};

/** Passes over where animals go to, as they aren't there: «puesto en salto», “delivered to my yard in ohio”. */
const delivery: Reader = (reading, at) => {
  const sent = deliveryAt(reading.tokens, at);
  for (let from = sent?.to ?? Infinity; from <= (sent?.last ?? 0); from += 1) {
    const found = placeAt(reading, from, from === sent?.to ? sent.where : undefined);
    const isTo = from === sent?.to || /in|near/.test(sent?.where ?? found?.where ?? '');
    if (found && isTo)
      return take(reading, at, endOfPlaces(reading, { ...found, from }, isWordAt(reading)) - at, ['unused']);
    if (sensesAt(reading, from)) return 0;
  }
  return 0;
};

/** Reads the place that is meant, or another that will do as well: «Artigas o Rivera». Others stay in the text. */
function takePlace(reading: Reading, at: number, said?: Where): number {
  const { places, context } = reading;
  const [only, ...others] = places;
  const own = only && others.length === 0 && isBareAbroad(only, context) && placeAt(reading, at, said);
  if (own && own.found[0]?.country === context.country) giveBack(reading, places.pop() ?? own);
  const named = places.length === 0 ? placeAt(reading, at, said) : orPlaceAt(reading, at, places, isWordAt(reading));
  if (!named) return 0;
  places.push(named);
  return take(reading, at, named.length);
}

/** Reads the place that a distance is from, which says more than any before it: “in texas within 100 miles of waco”. */
function takeCentre(reading: Reading, at: number): number {
  const centre = placeAt(reading, at, 'near');
  if (!centre) return 0;
  const inside = within(centre, reading.places);
  for (const { from, length } of reading.places)
    reading.said.push({ from, length, keys: [inside ? 'near' : 'unused'] });
  reading.places = [inside ?? centre];
  return take(reading, at, centre.length);
}

/** “Bred heifers ok”: beside other words than places these will do, which is no Oklahoma unless it is written so. */
function isFine({ tokens, text, places, read }: Reading, at: number): boolean {
  const { text: word, start, end } = tokens[at] ?? {};
  const isAfter = places.some((part) => part.from + part.length === at) || LITTLE.where.match(tokens, at - 1);
  // “Near Smallville ok”: behind a town that nobody here knows.
  const isAfterPlace = isAfter || (!read.has(at - 1) && LITTLE.where.match(tokens, at - 2));
  const isWritten = text.slice(start, end) === 'OK' || LITTLE.joinPlaces.match(tokens, at + 1);
  return word === 'ok' && at > 0 && isBeside(tokens, at) && !isAfterPlace && !isWritten;
}

const place: Reader = (reading, at) => (isFine(reading, at) ? 0 : takePlace(reading, at));

/** Reads a number with what stands around it. */
const quantity: Reader = (reading, at) => {
  const found = quantityAt(reading.tokens, at, reading.context.locale);
  return found ? takeQuantity(reading, found) : 0;
};

/** Passes over words that say nothing, but for whose place they mean. */
const skip: Reader = (reading, at) => {
  const own = ownPlaceAt(reading.tokens, at);
  if (own) reading.ownPlace ??= { from: at, length: own };
  const length = own || (LITTLE.skip.match(reading.tokens, at) ?? LITTLE.where.match(reading.tokens, at))?.length;
  return length ? take(reading, at, length) : 0;
};

/** In this order at each token: the first that reads something wins. */
const READERS: readonly Reader[] = [
  blood,
  kept,
  sire,
  cross,
  vocabulary,
  breedGroup,
  negation,
  delivery,
  quantity,
  place,
  refusal,
  skip,
  typo,
];

/** Reads a text's tokens, each once. */
export function readTokens(text: string, tokens: readonly Token[], context: Context): Reading {
  const words = placeWordsOf(tokens);
  const reading: Reading = {
    text,
    tokens,
    words,
    context,
    read: new Set(),
    named: namedClasses(tokens),
    nouns: [],
    states: [],
    not: new Set(),
    breeds: [],
    quantities: [],
    places: [],
    filters: {},
    said: [],
    isEquipment: isOfOthers(withoutUnknownNames({ text, tokens, words, context })),
    deniedTo: -1,
  };
  for (let at = 0; at < tokens.length;)
    at +=
      (tokens[at]?.kind === 'quoted' || reading.read.has(at)
        ? 0
        : READERS.reduce((length, read) => length || read(reading, at), 0)) || 1;
  return { ...reading, breeds: withoutCorrected(reading.breeds, tokens) };
}
