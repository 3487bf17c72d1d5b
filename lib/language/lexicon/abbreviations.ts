import { shortened } from './inflect';
import { plainPhrase } from './tokens';
import animalWords from './words/other-animals.json';

const abbreviated = (phrases: readonly string[]): string[] =>
  phrases
    .flatMap((phrase) => [plainPhrase(phrase), plainPhrase(phrase).replace(/ de$/, ' d')])
    .flatMap((phrase) => [phrase, ...shortened(phrase)]);

/** Comparisons with their abbreviations: «menos d», «c más d», “w/ less than”. */
export const withAbbreviations = <Meaning extends string>(words: Record<Meaning, readonly string[]>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(words).map(([meaning, phrases]) => [meaning, abbreviated(phrases)]),
  ) as Record<Meaning, string[]>;

/** “Berkshire weaners”: breeds of pigs beside what their young are called like calves, but for those that are towns. */
const BREEDS = animalWords.breeds.filter((breed) => !animalWords.towns.includes(breed));
export const YOUNG_PIGS = BREEDS.flatMap((breed) => animalWords.young.map((young) => `${breed} ${young}`));
