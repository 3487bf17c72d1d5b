/** A part of a text on one line: the first word that was searched for, which may be empty, and what is around it. */
export type FoundPart = { before: string; word: string; after: string };

/** How much of the text before a found word is kept, so that the word is in sight on a phone. */
const LEAD = 16;

/** Folds a text as the search does, accents and case, one character for each of its own. */
const folded = (text: string) =>
  [...text].map((character) => (character.normalize('NFD')[0] ?? character).toLowerCase()[0] ?? character);

/** How nouns end in the three languages: diminutives, plurals and genders, behind enough letters to know the word by. */
const ENDING = /(?<=\p{L}{4})(?:c?it[oa]s?|inh[oa]s?|[oõ]es|[aã]os?|[aeio]?s|[aeo])$|(?<=\p{L}{3})s$/iu;

/** Returns what a word has in common with its other forms: «novillo», «novillos» and «novillitos» all have «novill». */
export const stemOf = (word: string): string => word.replace(ENDING, '');

/** Where a text has a word, or the whole of another form of it; both folded. */
function placeOf(text: string, word: string, stem: string): { from: number; to: number } | null {
  const as = text.indexOf(word);
  if (as !== -1) return { from: as, to: as + [...word].length };
  const from = text.indexOf(stem);
  return from === -1 ? null : { from, to: from + (/^[\p{L}\p{N}]+/u.exec(text.slice(from))?.[0] ?? stem).length };
}

/** Returns about `length` characters of a text, from shortly before the first of `words` that it contains. */
export function foundPart(text: string, words: readonly string[], length: number): FoundPart {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  const searched = folded(line.join('')).join('');
  const places = words.flatMap((word) => placeOf(searched, folded(word).join(''), folded(stemOf(word)).join('')) ?? []);
  const first = places.sort((one, other) => one.from - other.from)[0];
  const part = (from: number, to: number) => line.slice(from, to).join('');
  if (!first) return { before: part(0, length), word: '', after: '' };
  const start = first.from > LEAD ? line.lastIndexOf(' ', first.from - LEAD) + 1 : 0;
  return {
    before: (start > 0 ? '…' : '') + part(start, first.from),
    word: part(first.from, first.to),
    after: part(first.to, Math.max(first.to, start + length)),
  };
}
