import type { Ad, Part } from './ad-text';

/** So many words say what one more animal is like: «una vaquillona Hereford preñada». */
const ONE_MORE_WORDS_MAX = 3;

/** Whether one animal is named in a part of the sentence of its own, beside others that were counted. */
export const isOneMore = (ad: Ad, { from, length }: Part): boolean =>
  /^(?:una?|uma?|one)$/.test(ad.words[from - 1] ?? '') &&
  ad.clauses[from - 1] === ad.clauses[from] &&
  ad.clauses[from - 2] !== ad.clauses[from] &&
  ad.facts.has('headCount') &&
  ad.clauses[from + length + ONE_MORE_WORDS_MAX] !== ad.clauses[from];
