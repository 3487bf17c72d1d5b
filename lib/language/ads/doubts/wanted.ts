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

/** A first bid with its amount: «base US$ 2,45», «base 900». */
const isFirstBid = (ad: Ad, at: number): boolean => {
  const to = at + (match(ad, AROUND.firstBids, at)?.length ?? NaN);
  return [to, to + 1, to + 2].some((one) => ad.tokens[one]?.kind === 'number' && inSameClause(ad, one, at));
};

/**
 * Whether its writer puts the animals up for auction: “starting bid”, «remato … base US$ 900»; who only «remata todo» sells
 * it cheap.
 */
export const isAuctioned = (ad: Ad): boolean =>
  ad.tokens.some((_, at) => match(ad, AROUND.auctioning, at) && !isInQuestion(ad, at)) ||
  (ad.tokens.some((_, at) => match(ad, AROUND.auctioned, at)) && ad.tokens.some((_, at) => isFirstBid(ad, at)));
