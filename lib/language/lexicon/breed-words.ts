import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Locale } from '@/lib/core/i18n/locales';
import { LITTLE, VOCABULARY } from './lexicon';
import { BREED_GROUPS } from './other-breeds';
import { isBeside, tokens, type Token } from './tokens';
import keptWords from './words/kept.json';

/** What finds any of some names, as a text of PostgreSQL's type `tsquery`. */
export const anyOf = (names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `(${name
          .split(' ')
          .map((word) => `'${word}'`)
          .join('&')})`,
    )
    .join('|') || "'-'";

/** The phrases that name each breed; a page asks for many breeds, and the vocabulary is long. */
const PHRASES = new Map<string, string[]>();
for (const phrase of VOCABULARY.keys())
  if (/^[\p{L} ]+$/u.test(phrase))
    for (const { breed } of VOCABULARY.get(phrase) ?? [])
      if (breed && !PHRASES.get(breed)?.includes(phrase)) PHRASES.set(breed, [...(PHRASES.get(breed) ?? []), phrase]);

/** «Angus coloradas y negras»: of two coats neither makes another breed of the animals. */
export function withoutCoat(tokens: readonly Token[], at: number): ReturnType<typeof VOCABULARY.match> {
  const found = VOCABULARY.match(tokens, at);
  const end = at + (found?.length ?? 0);
  const isCoat = (one: number) => LITTLE.colours.match(tokens, one) !== null;
  const isOfBoth =
    found?.meaning.some(({ breed }) => breed) &&
    found.length > 1 &&
    isCoat(end - 1) &&
    LITTLE.joinDenied.match(tokens, end) &&
    isCoat(end + 1);
  return isOfBoth ? VOCABULARY.match(tokens.slice(at, end - 1), 0) : found;
}

/** Names of breeds that are ordinary words as well. */
const ORDINARY = new Set(keptWords.ordinaryBreeds);
const FOR = /^(?:for|to|as|if|para|pra|pro|p|como|si|se)$/;
const BESIDE_BREED = /^(?:x|y|e|o|ou|or|and|&|\/|raza|raca|breed)$/;
/** So many words stand between animals and their breed in Spanish and Portuguese: «borregas dos dientes ideal». */
const NOUN_REACH = 4;

/**
 * Whether such a word names no breed: “ewes ideal for beginners”, «lote ideal», “alpine pasture”. A breed has its animals,
 * or another breed, beside it; in English none of ours is called “ideal”.
 */
export function isOrdinaryWord(all: readonly Token[], at: number, locale: Locale): boolean {
  const [word = '', next = at + 1] = [all[at]?.text];
  const isNear = isBeside(all, next);
  if (!ORDINARY.has(word)) return false;
  if ((isNear && FOR.test(all[next]?.text ?? '')) || (locale === 'en' && word === 'ideal')) return true;
  const isKnown = (one: number) => (VOCABULARY.match(all, one) ?? LITTLE.colours.match(all, one)) !== null;
  const isAnimal = (one: number) => VOCABULARY.match(all, one)?.meaning.some(({ stock }) => stock) ?? false;
  const isAlone = all.length <= 2 || (isBeside(all, at) && BESIDE_BREED.test(all[at - 1]?.text ?? ''));
  if (isAlone || (isNear && BESIDE_BREED.test(all[next]?.text ?? ''))) return false;
  if (locale === 'en') return !((isBeside(all, at) && isKnown(at - 1)) || isKnown(next));
  if (at === 0 && isAnimal(next)) return false;
  for (let back = 1; back <= NOUN_REACH && isBeside(all, at - back + 1); back += 1)
    if (isAnimal(at - back)) return false;
  return true;
}

/** Returns what a breed is called, as a text of PostgreSQL's type `tsquery`: `('aberdeen')|('black'&'angus')`. */
export const breedWords = (breed: string): string => anyOf(PHRASES.get(breed) ?? []);

/** Returns in the same way what several breeds are called together, «cebú»; null if they are no such group. */
export function groupWords(breeds: readonly string[]): string | null {
  const names = [...BREED_GROUPS.keys()].filter((phrase) => {
    const group = BREED_GROUPS.get(phrase);
    return group?.isSought && group.breeds.every((breed) => breeds.includes(breed));
  });
  return names.length > 0 ? anyOf(names) : null;
}

/** The breeds that a text names, in its order. */
export function breedsNamed(text: string): Breed[] {
  const all = tokens(text);
  const named: Breed[] = [];
  for (let at = 0; at < all.length;) {
    const found = VOCABULARY.match(all, at);
    const breed = found?.meaning.find((sense) => sense.breed && sense.breed !== 'Crossbred')?.breed;
    if (breed && !named.includes(breed)) named.push(breed);
    at += found?.length ?? 1;
  }
  return named;
}
