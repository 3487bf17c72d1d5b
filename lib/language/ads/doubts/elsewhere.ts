import { gapBefore, inSameClause, match, type Ad, type Part } from '../ad-text';
import { AROUND, DENIALS } from '../ad-words';
import { isMonthAt } from '../figures/dates';
import type { Stock } from '../stock';
import { clauseEnd, clauseStart, tokensOf } from './clauses';

/** Whether one of these words stands in the same clause. */
const hasBeside = (ad: Ad, { from, length }: Part, words: (typeof DENIALS)['ofOthers']): boolean =>
  tokensOf(clauseStart(ad, from), clauseEnd(ad, from + length - 1)).some((at) => match(ad, words, at) !== null);

/** «Las del año pasado, 490 kg», “his calves weaned at 610”: a figure of other animals, or of another year. */
export const isOfOtherAnimals = (ad: Ad, part: Part): boolean => hasBeside(ad, part, DENIALS.ofOthers);

/** “Same sort made £98 last week”, «el vecino los vendió a 5.200», «boi na praça tá 318»: nobody asks that here. */
export const isOfPastSale = (ad: Ad, part: Part): boolean =>
  isOfOtherAnimals(ad, part) || hasBeside(ad, part, DENIALS.ofPastSales);

/** “Lambed 170% last year”, «parieron 90 %»: how many young there were once, and no state of the animals. */
export const isOfLastYear = (ad: Ad, part: Part): boolean =>
  hasBeside(ad, part, DENIALS.lastYear) || ad.words[part.from + part.length + 1] === '%';

/** «Todas cheias. Paridas de setembro a novembro»: said with a month, it may be when those in young are due. */
export const isOfMonth = (ad: Ad, { from, length }: Part): boolean => {
  const at = from + length;
  const isLinked = /^(?:de|em|en|entre|para|desde|from|in|for)$/.test(ad.words[at] ?? '');
  return [at, ...(isLinked ? [at + 1] : [])].some((one) => inSameClause(ad, one, from) && isMonthAt(ad, one));
};

/** So many words stand between a hope and its weight: “should weigh about 800”. */
const EXPECTED_WORDS_MAX = 4;

/** “Will weigh 800 lbs”, «van a llegar a 480 kg»: what nobody has weighed yet. */
export const isExpected = (ad: Ad, { from, length }: Part): boolean =>
  tokensOf(from - EXPECTED_WORDS_MAX, from + length).some(
    (at) => inSameClause(ad, at, from) && match(ad, DENIALS.expected, at) !== null,
  );

/** So many tokens behind other animals a figure may be theirs. */
const OTHER_WORDS_MAX = 15;

/** «Toro $ 3.200.000 (1, Braford, 4 años)»: whether a figure stands in the sentence of other animals than those for sale. */
export function isOfOther(ad: Ad, { otherClause, otherNoun }: Stock, at: number): boolean {
  if (otherClause === ad.clauses[at]) return true;
  if (otherNoun === undefined || at - otherNoun > OTHER_WORDS_MAX) return false;
  for (let one = at; one > otherNoun; one -= 1) if (/[.;!?\n]/.test(gapBefore(ad, one))) return false;
  return true;
}

/** «Madre 600 kg», “mothers 6 years old”: a figure right behind a word for parents that begins a part of the sentence. */
export const isOfParent = (ad: Ad, { nouns }: Stock, at: number): boolean =>
  [1, 2].some((back) => {
    const noun = at - back;
    const isFirst = !inSameClause(ad, noun - 1, noun) && nouns.some(({ from }) => from < noun);
    return isFirst && inSameClause(ad, noun, at) && match(ad, AROUND.parentNouns, noun) !== null;
  });
