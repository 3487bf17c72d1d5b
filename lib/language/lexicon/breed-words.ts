import { VOCABULARY } from './lexicon';

/** Returns what a breed is called, as a text of PostgreSQL's type `tsquery`: `('aberdeen')|('black'&'angus')`. */
export function breedWords(breed: string): string {
  const names = [...VOCABULARY.keys()].filter((phrase) =>
    VOCABULARY.get(phrase)?.some((sense) => sense.breed === breed && /^[\p{L} ]+$/u.test(phrase)),
  );
  const queries = names.map(
    (name) =>
      `(${name
        .split(' ')
        .map((word) => `'${word}'`)
        .join('&')})`,
  );
  return queries.join('|') || "'-'";
}
