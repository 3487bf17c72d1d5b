import { match, upTo, type Ad, type Part } from './ad-text';
import { AROUND } from './ad-words';
import { sensesAt } from './stock';

const AND = new Set(['y', 'e', 'and', '&', '+', 'o', 'ou', 'or', '/']);
/** So many words those without papers are called by at most, and between them and the others: «y otras generales». */
const WORDS_MAX = 3;

const isSame = (ad: Ad, at: number, other: number) => ad.clauses[at] === ad.clauses[other];

/** «PO e cruzadas», “commercial and registered”: papers of only some of the animals, up to the others; null if of all. */
export function besideUnregistered(ad: Ad, { from, length }: Part): Part | null {
  const end = from + length;
  for (let at = end + 1; AND.has(ad.words[end] ?? '') && at <= end + WORDS_MAX && isSame(ad, at, from); at += 1) {
    const found = match(ad, AROUND.unregistered, at);
    if (found) return upTo(from, at + found.length);
  }
  for (
    let at = from - 2;
    AND.has(ad.words[from - 1] ?? '') && at >= from - 1 - WORDS_MAX && isSame(ad, at, from);
    at -= 1
  )
    if (match(ad, AROUND.unregistered, at)) return upTo(at, end);
  return null;
}

/** «Caretas y Hereford»: what only some of the animals are called, beside those of a breed. */
export const kindIsOfSome = (ad: Ad, { from, length }: Part): boolean =>
  match(ad, AROUND.kinds, from) !== null &&
  AND.has(ad.words[from + length] ?? '') &&
  isSame(ad, from + length + 1, from) &&
  (sensesAt(ad, from + length + 1)?.senses.some(({ breed }) => breed) ?? false);
