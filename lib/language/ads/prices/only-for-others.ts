import { inSameClause, match, upTo, type Ad, type Part } from '../ad-text';
import { AROUND } from '../ad-words';
import { nounAt, sensesAt } from '../senses';
import type { Stock } from '../stock';

/** So many words stand between «solo» and the animals: «só para os touros». */
const LINKS_MAX = 3;

/**
 * «30 parcelas só para touros», “payments only on the bulls”: the words behind terms that say that they are for other
 * animals than those for sale here; null if they don't.
 */
export function onlyForOthers(ad: Ad, { codes }: Stock, end: number): Part | null {
  const only = inSameClause(ad, end, end - 1) ? match(ad, AROUND.only, end) : null;
  if (!only) return null;
  let at = end + only.length;
  for (let links = 0; links < LINKS_MAX && match(ad, AROUND.onlyLinks, at); links += 1) at += 1;
  const named = inSameClause(ad, at, end) ? nounAt(ad, at) : [];
  const isOfOthers = named.length > 0 && !named.some((code) => codes.includes(code));
  return isOfOthers ? upTo(end, at + (sensesAt(ad, at)?.length ?? 1)) : null;
}
