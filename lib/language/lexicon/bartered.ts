import { LITTLE, isNounAt, phrasesOf } from './lexicon';
import { isBeside, type Token } from './tokens';
import littleWords from './words/little-words.json';

/** Before animals that somebody has. */
export const WHOSE = /^(?:el|la|los|las|al|mi|mis|un|una|o|a|os|as|meus?|minhas?|noss[oa]s?|um|uma|the|my|our|an?)$/;

const BARTER = phrasesOf({ yes: littleWords.bartering });
const FOR = /^(?:por|for|x|em|pelas?|pelos?)$/;
/** So many words name what is given, and may stand before what is sought for it. */
const [GIVEN_WORDS_MAX, SOUGHT_WORDS_MAX] = [6, 3];

/** How many tokens speak of animals that are given for others: «permuto novillos por vacas», “swap my goats for sheep”. */
export function givenAt(tokens: readonly Token[], at: number): number {
  const from = at + (BARTER.match(tokens, at)?.length ?? NaN);
  const names = (begin: number, end: number) =>
    tokens.slice(begin, end).some((_, nth) => isNounAt(tokens, begin + nth));
  for (let to = from + 1; to <= from + GIVEN_WORDS_MAX && isBeside(tokens, to); to += 1)
    if (FOR.test(tokens[to]?.text ?? '') && names(from, to) && names(to + 1, to + 1 + SOUGHT_WORDS_MAX)) return to - at;
  return 0;
}

/** Whether a thing is given for what is sought: “trade my stock trailer for cows”, «troco carretinha por novilhas». */
export function isBartered(tokens: readonly Token[], at: number): boolean {
  const begin = WHOSE.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const to = at + (LITTLE.equipment.match(tokens, at)?.length ?? 1);
  const near = [to, to + 1, to + 2].find((one) => FOR.test(tokens[one]?.text ?? ''));
  return BARTER.match(tokens, begin) !== null && near !== undefined && isBeside(tokens, near);
}
