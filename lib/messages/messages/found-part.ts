/** A part of a text on one line: the first word that was searched for, which may be empty, and what is around it. */
export type FoundPart = { before: string; word: string; after: string };

/** How much of the text before a found word is kept, so that the word is in sight on a phone. */
const LEAD = 16;

/** Folds a text as the search does, accents and case, one character for each of its own. */
const folded = (text: string) =>
  [...text].map((character) => (character.normalize('NFD')[0] ?? character).toLowerCase()[0] ?? character);

/** Returns about `length` characters of a text, from shortly before the first of `words` that it contains. */
export function foundPart(text: string, words: readonly string[], length: number): FoundPart {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  const searched = folded(line.join('')).join('');
  const places = words.flatMap((word) => {
    const from = searched.indexOf(folded(word).join(''));
    return from === -1 ? [] : [{ from, to: from + [...word].length }];
  });
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
