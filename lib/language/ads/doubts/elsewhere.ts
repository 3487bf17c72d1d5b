import { match, type Ad, type Part } from '../ad-text';
import { DENIALS } from '../ad-words';
import { clauseEnd, clauseStart, tokensOf } from './clauses';

const isTold = (ad: Ad, { from, length }: Part, words: (typeof DENIALS)['ofOthers']): boolean =>
  tokensOf(clauseStart(ad, from), clauseEnd(ad, from + length - 1)).some((at) => match(ad, words, at) !== null);

/** «Las del año pasado, 490 kg», “his calves weaned at 610”: a figure of other animals, or of another year. */
export const isOfOtherAnimals = (ad: Ad, part: Part): boolean => isTold(ad, part, DENIALS.ofOthers);

/** “Same sort made £98 last week”, «el vecino los vendió a 5.200», «boi na praça tá 318»: nobody asks that here. */
export const isOfPastSale = (ad: Ad, part: Part): boolean =>
  isOfOtherAnimals(ad, part) || isTold(ad, part, DENIALS.ofPastSales);
