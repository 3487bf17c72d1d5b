import type { ClassCode } from '@/lib/livestock/stock/classes';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { deniedFilters } from './denied-senses';
import { answerAt } from './kept';
import { LITTLE, MEASURES, NUMBER_WORDS, VOCABULARY, deniedAt, phrasesOf, isNounAt } from './lexicon';
import { listedValues } from './listed-filters';
import { sensesAt, type Written } from './senses-at';
import type { State } from './stock-words';
import { isBeside, type Token } from './tokens';
import littleWords from './words/little-words.json';

interface Part {
  from: number;
  length: number;
}

/** What is known of a text before a negation. */
export interface Deniable extends Written {
  context: Written['context'] & { locale: Locale };
  text: string;
  read: Set<number>;
  nouns: (Part & { codes: readonly ClassCode[] })[];
  states: State[];
  not: Set<ClassCode>;
  breeds: (Part & { names: string[] })[];
  places: Part[];
  quantities: { from: number; to: number }[];
  filters: Record<string, string | number | boolean>;
  said: (Part & { keys: readonly string[] })[];
}

const OF = /^(?:de|d[ao]s?|of)$/;
const ENDS = /[,.;:!?)\n]/;

/** «Bois marruás não triângulo mineiro»: Portuguese denies a place with «em» or «de», and else the word before. */
const isBeforePlace = ({ tokens, words, read, context: { locale, places, country } }: Deniable, at: number): boolean =>
  locale === 'pt' &&
  tokens[at]?.text === 'nao' &&
  tokens[at - 1]?.kind === 'word' &&
  !read.has(at - 1) &&
  (places.match(words, at + 1) ?? places.land(words, at + 1, country)) !== null;

/** Whether a negation denies nothing behind it: «chifruda não, mocha», “angus no”. In Portuguese «no» is “in the”. */
function isLast(reading: Deniable, at: number, length: number): boolean {
  const { text, tokens, context } = reading;
  const [before, not, last, next] = [tokens[at - 1], tokens[at], tokens[at + length - 1], tokens[at + length]];
  if (!before || !not || (context.locale === 'pt' && not.text === 'no')) return false;
  const isBeside = !ENDS.test(text.slice(before.end, not.start));
  const isEnd = !next || ENDS.test(text.slice(last?.end, next.start));
  return isBeside && (isEnd || answerAt(tokens, at) !== null || isBeforePlace(reading, at));
}

/** «Pelo menos», «por lo menos», «al menos»: at least. */
const LEAST = /^(?:pelo|lo|al|ao|cuando)$/;

/** «No» of Portuguese is “in the”, and “no 8 wire” is number eight. */
const isNotNot = ({ tokens, context: { locale } }: Deniable, at: number): boolean =>
  (tokens[at]?.text === 'menos' && LEAST.test(tokens[at - 1]?.text ?? '')) ||
  (tokens[at]?.text === 'no' && (locale === 'pt' || (locale === 'en' && tokens[at + 1]?.kind === 'number')));

/** «Até 9 arrobas... não, 13 arrobas»: whether a negation behind a figure takes that back, and denies nothing behind it. */
export const isTakingBack = ({ text, tokens }: Pick<Deniable, 'text' | 'tokens'>, at: number): boolean =>
  /^(?:no|nao)$/.test(tokens[at]?.text ?? '') && /^,\s*\d/.test(text.slice(tokens[at]?.end));

const BARRING = phrasesOf({ yes: littleWords.barring });
const BARRING_BREEDS = phrasesOf({ yes: littleWords.barringBreeds });

/** Where a place or a breed begins that is left out: “anywhere in Australia bar WA”, «bezerros tirando nelore». */
function barredAt({ tokens, words, context: { places } }: Deniable, at: number): number | null {
  const found = isBeside(tokens, at) ? BARRING.match(tokens, at) : null;
  const to = at + (found?.length ?? NaN);
  const ofBreed = isBeside(tokens, at) ? BARRING_BREEDS.match(tokens, at) : null;
  const breed = at + (ofBreed?.length ?? NaN);
  if (ofBreed && isBeside(tokens, breed) && VOCABULARY.match(tokens, breed)?.meaning.some((sense) => sense.breed))
    return breed;
  return found && isBeside(tokens, to) && !VOCABULARY.match(tokens, to) && places.match(words, to) ? to : null;
}

/** Where what is denied together with something before it begins; of words of ranchers «y» joins only breeds. */
function alsoDeniedAt({ tokens, words, context: { places } }: Deniable, at: number): number | null {
  const join = LITTLE.joinDenied.match(tokens, at);
  const isPlace = (to: number) => places.match(words, to) !== null && !VOCABULARY.match(tokens, to);
  if (join && isPlace(at - 1) && isPlace(at + join.length)) return at + join.length;
  const next = join?.meaning === 'all' ? VOCABULARY.match(tokens, at + join.length) : null;
  return !join || next?.meaning.some(({ breed }) => !breed) ? null : at + join.length;
}

/** What may stand between a negation and the limit that it denies: «que no me las den a más de 85», “not paying over 500”. */
const DEALING = phrasesOf({ yes: littleWords.dealing });
const DEALING_MAX = 5;

/** Where a limit begins that is denied before verbs of dealing; null if none is. */
function farLimit(tokens: readonly Token[], not: number): number | null {
  const from = not + (LITTLE.not.match(tokens, not)?.length ?? NaN);
  let at = from;
  for (let words = 0; words < DEALING_MAX && DEALING.match(tokens, at); words += 1)
    at += DEALING.match(tokens, at)?.length ?? 1;
  const limit = MEASURES.compare.match(tokens, at);
  const next = at + (limit?.length ?? NaN);
  const isWritten = LOCALES.some((locale) => NUMBER_WORDS[locale].has(tokens[next]?.text ?? ''));
  const isAmount = isWritten || tokens[next]?.kind === 'number' || MEASURES.currency.match(tokens, next) !== null;
  return at > from && limit?.meaning === 'min' && isAmount ? at : null;
}

/** Where what is denied begins. «Ni angus o hereford», «menos salto y artigas»: both, the second behind `deniedTo`. */
export const deniedFrom = (reading: Deniable & { deniedTo: number }, at: number): number | null =>
  isNotNot(reading, at) || (reading.quantities.some(({ to }) => to === at) && isTakingBack(reading, at))
    ? null
    : (farLimit(reading.tokens, at) ??
      deniedAt(reading.tokens, at) ??
      barredAt(reading, at) ??
      (at === reading.deniedTo ? alsoDeniedAt(reading, at) : null));

/** Takes out the part that ends where a negation begins. */
function takeEndingAt<Of extends Part>(parts: Of[], at: number): Of | undefined {
  const nth = parts.findIndex(({ from, length }) => from + length === at);
  return nth < 0 ? undefined : parts.splice(nth, 1)[0];
}

/** Takes out what stands right before a token, whatever it says, and how many tokens that is; 0 if nothing does. */
export function takeOutBefore(reading: Deniable, at: number): number {
  const { tokens, read, filters, said } = reading;
  const part = [reading.nouns, reading.states, reading.breeds, said].map((parts) => takeEndingAt<Part>(parts, at));
  const taken = part.find((one) => one);
  if (taken && 'keys' in taken) for (const key of taken.keys as string[]) Reflect.deleteProperty(filters, key);
  const isWord = !taken && !read.has(at - 1) && tokens[at - 1]?.kind === 'word';
  if (isWord) read.add(at - 1);
  return taken?.length ?? Number(isWord);
}

/** Denies what a filter or a breed says: another filter excludes it, or it is shown as denied. */
function denyFact(reading: Deniable, { from, length }: Part): void {
  const { filters, said } = reading;
  const others = deniedFilters(sensesAt(reading, from)?.senses ?? [], reading.tokens, from) ?? {};
  for (const [key, value] of Object.entries(others)) {
    const had = filters[key];
    filters[key] = (had === undefined ? null : listedValues(key, String(had), value)) ?? value;
  }
  const keys = Object.keys(others);
  said.push({ from, length: length + 1, keys: keys.length > 0 ? keys : ['not'] });
}

/** «Nelore, mestiço leiteiro não»: the breed right before a state, if a part of the sentence begins with it. */
function breedOfItsOwn({ breeds, text, tokens }: Deniable, end: number): Part | undefined {
  const breed = breeds.find(({ from, length }) => from + length === end);
  const begins = breed && ENDS.test(text.slice(tokens[breed.from - 1]?.end ?? 0, tokens[breed.from]?.start));
  return begins ? takeEndingAt(breeds, end) : undefined;
}

/** «Gallos de pelea no, quiero gallinas»: who names other animals elsewhere wants none of those of this part of the sentence. */
function denyAnimals(reading: Deniable, at: number): boolean {
  const { text, tokens, nouns, read } = reading;
  let from = at - 1;
  while (from > 0 && !ENDS.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start))) from -= 1;
  const noun = nouns.find((one) => one.from >= from && one.from + one.length < at);
  const isOther = (one: number) => (one < from || one > at) && isNounAt(tokens, one);
  if (!noun || !tokens.some((_, one) => isOther(one))) return false;
  for (const said of reading.said.filter((one) => one.from > noun.from && one.from < at))
    for (const key of said.keys) Reflect.deleteProperty(reading.filters, key);
  for (const parts of [nouns, reading.states, reading.breeds, reading.said, reading.quantities])
    for (let nth = parts.length - 1; nth >= 0 && (parts[nth]?.from ?? -1) >= noun.from; nth -= 1) parts.splice(nth, 1);
  for (let one = noun.from; one < at; one += 1) read.add(one);
  reading.said.push({ from: noun.from, length: at - noun.from + 1, keys: ['not'] });
  return true;
}

/** Denies what stands right before a negation of so many tokens that denies nothing behind it; false if nothing does. */
export function denyBefore(reading: Deniable, at: number, negation: number): boolean {
  if (!isLast(reading, at, negation)) return false;
  if (denyAnimals(reading, at)) return true;
  const { tokens, read, filters, said, quantities } = reading;
  const place = takeEndingAt(reading.places, at);
  // «En artigas no».
  if (place) {
    said.push({ ...place, length: place.length + 1, keys: ['not'] });
    return true;
  }
  const stock = takeEndingAt(reading.nouns, at) ?? takeEndingAt(reading.states, at);
  stock?.codes.forEach((code) => reading.not.add(code));
  const breed = stock && breedOfItsOwn(reading, stock.from);
  // The negation itself is marked with the state.
  if (breed) denyFact(reading, { ...breed, length: breed.length - 1 });
  if (stock) said.push({ from: stock.from, length: stock.length + 1, keys: ['class'] });
  const fact = stock ? undefined : (takeEndingAt(reading.breeds, at) ?? takeEndingAt(said, at));
  if (fact && 'keys' in fact) for (const key of fact.keys) Reflect.deleteProperty(filters, key);
  // «Cruza holando no».
  const cross = reading.breeds.find((one) => one.names.includes('Crossbred') && one.from + one.length === fact?.from);
  if (cross && isBeside(tokens, cross.from + cross.length) && takeEndingAt(reading.breeds, cross.from + cross.length))
    said.push({ ...cross, keys: ['not'] });
  if (fact) denyFact(reading, fact);
  if (stock ?? fact) return true;
  const number = quantities.findIndex(({ to }) => to === at);
  const from = quantities[number]?.from ?? at - 1;
  if (number >= 0) quantities.splice(number, 1);
  else if (read.has(at - 1) || tokens[at - 1]?.kind !== 'word') return false;
  // «Rollos de alfalfa no».
  const isOf = number < 0 && OF.test(tokens[from - 1]?.text ?? '') && tokens[from - 2]?.kind === 'word';
  const first = isOf && !read.has(from - 2) ? from - 2 : from;
  for (let one = first; one < at; one += 1) read.add(one);
  said.push({ from: first, length: at - first + 1, keys: ['not'] });
  return true;
}
