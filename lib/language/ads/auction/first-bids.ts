import { ask, inSameClause, leaveUnread, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import type { Asked } from '../prices/asked';
import { wordsBefore } from '../prices/no-asking';

/**
 * How many words name a first bid right before a number, where an auction is read: «base 900». A number that counts
 * something, «base 30 vacas», is none.
 */
export function bidNamedAt(ad: Ad, at: number): number {
  const named = ad.auctionAt ? (match(ad, AROUND.firstBids, at)?.length ?? 0) : 0;
  const next = at + named + 1;
  const isAlone =
    ad.tokens[next - 1]?.kind !== 'number' ||
    !inSameClause(ad, next, next - 1) ||
    AROUND.basisAfter.match(ad.tokens, next);
  return isAlone ? named : 0;
}

/** «US$ 900 de base», “$1,200 starting bid”: where words end that say what an amount before them is. */
function wordsAfter(ad: Ad, { from, length }: Asked): number | null {
  const end = from + length;
  const start = /^(?:de|como|as|is|é|es)$/.test(ad.words[end] ?? '') ? end + 1 : end;
  const found = inSameClause(ad, start, from) ? match(ad, AROUND.firstBids, start) : null;
  const to = start + (found?.length ?? 0);
  return found && !inSameClause(ad, to, from) ? to : null;
}

/** A price as what bids begin at, if words beside it say so. */
function asFirst(ad: Ad, asked: Asked): Asked {
  const end = asked.from + asked.length;
  const from = match(ad, AROUND.firstBids, asked.from) ? asked.from : wordsBefore(ad, AROUND.firstBids, asked);
  const to = from === null ? wordsAfter(ad, asked) : end;
  return to === null ? asked : { ...asked, isFirstBid: true, ...upTo(from ?? asked.from, to) };
}

/**
 * In an auction, the prices that say what bids begin at; without any, all that are asked, of which its writer is to say
 * so. What is asked besides is shown, and a reserve, which nobody is to know, is none of them.
 */
export function firstBidsOf(ad: Ad, prices: readonly Asked[]): readonly Asked[] {
  if (!ad.auctionAt) return prices;
  const named: Asked[] = [];
  for (const price of prices) {
    const reserve = wordsBefore(ad, AROUND.reserves, price);
    if (reserve === null) named.push(asFirst(ad, price));
    else leaveUnread(ad, upTo(reserve, price.from + price.length));
  }
  const [bids, others] = [true, false].map((isBid) => named.filter(({ isFirstBid = false }) => isFirstBid === isBid));
  if (others?.length) ask(ad, 'asked', ...others.map(({ from, length }) => upTo(from, from + length)));
  return bids?.length ? bids : (others ?? []);
}
