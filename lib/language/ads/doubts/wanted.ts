import { inSameClause, isNegation, match, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import type { Stock } from '../stock';
import { isInQuestion } from './questions';

/** So many words stand before «compro» at most: «Hola buenas». */
const GREETING_MAX = 4;

/** Whether its writer looks for animals instead of selling some: who says «no vendo» may say so behind them. */
export function isWanted(ad: Ad, { nouns }: Stock): boolean {
  const offers = ad.tokens.flatMap((_, at) => (match(ad, AROUND.offered, at) ? [at] : []));
  const [first, last] = [nouns[0]?.from ?? 0, nouns.at(-1)?.from ?? Infinity];
  const isDenied = offers.some((at) => isDeniedOffer(ad, at));
  const isSought = (at: number) =>
    isDenied || at < GREETING_MAX || (at < first && !inSameClause(ad, at - 1, at) && nouns.length > 0);
  return (
    ad.tokens.some((_, at) => isSought(at) && match(ad, AROUND.wanted, at) && !isInQuestion(ad, at)) &&
    !offers.some((at) => isOffered(ad, at, last))
  );
}

/** «No vendo», «não tô vendendo». */
const isDeniedOffer = (ad: Ad, at: number): boolean =>
  [at - 1, at - 2].some((one) => inSameClause(ad, one, at) && isNegation(ad, one));

/** «Vendo» that stands behind the last animals is of others, in another lot; «vacas en venta» are those. */
const isOffered = (ad: Ad, at: number, last: number): boolean =>
  !isDeniedOffer(ad, at) && (at < last || (match(ad, AROUND.offered, at)?.length ?? 0) > 1);
