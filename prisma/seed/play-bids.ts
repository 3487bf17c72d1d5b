import { BID_MAX, CONFIRM_ABOVE, EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { db } from '@/lib/core/db/client';
import type { Random } from './content/random';
import { demoId } from './listings';

export type PlayedBid = { id: string; at: Date };

type Play = {
  title: string;
  starting: number;
  /** The approximate final price. */
  ceiling: number;
  /** Take turns bidding; the current leader is skipped. */
  inTurn: readonly string[];
  /** Places the last and highest bid. */
  last: string;
  /** The times of the bids, and their maximum number. */
  moments: readonly Date[];
};

type Standing = { leader: string | null; top: number | null; minimum: number; step: number };

async function standing(lotId: string): Promise<Standing> {
  const [row] = await db.$queryRaw<Standing[]>`
    SELECT highest_bidder AS leader, highest_maximum::float AS top, corral_next_minimum(starting_price, current_highest_bid, price_basis, price_currency)::float AS minimum,
      corral_bid_increment(coalesce(highest_maximum, starting_price), price_basis, price_currency)::float AS step
    FROM auction_lots WHERE id = ${lotId}::uuid`;
  if (!row) throw new Error(`No lot ${lotId}`);
  return row;
}

async function placeBid(lotId: string, id: string, bidder: string, maximum: number): Promise<void> {
  const [answer] = await db.$queryRaw<{ outcome: string }[]>`
    SELECT outcome FROM corral_place_bid(${id}::uuid, ${lotId}::uuid, ${bidder}::uuid, ${maximum}::numeric, NULL::uuid, ${EXTENSION_MINUTES}::int, true, ${CONFIRM_ABOVE}::numeric, ${BID_MAX}::numeric, ${BID_MAX}::numeric)`;
  if (answer?.outcome !== 'accepted')
    throw new Error(`A bid of the demonstration is refused: ${answer?.outcome ?? 'no answer'}`);
}

/** Places bids on a lot; each maximum is a random amount above the minimum, up to the ceiling. */
export async function playBids(
  lotId: string,
  { title, starting, ceiling, inTurn, last, moments }: Play,
  random: Random,
): Promise<PlayedBid[]> {
  const played: PlayedBid[] = [];
  const stride = ((ceiling - starting) / moments.length) * 2.6;
  let turn = 0;
  for (const [index, at] of moments.entries()) {
    const { leader, top, minimum, step } = await standing(lotId);
    const final = index === moments.length - 1;
    if (!final && minimum + step > ceiling) continue;
    if (inTurn[turn % inTurn.length] === leader) turn += 1;
    const bidder = final ? last : (inTurn[turn % inTurn.length] ?? last);
    const exact = final
      ? Math.max(minimum, top ?? 0) + step
      : minimum + Math.floor(Math.min(stride * random.next(), ceiling - minimum) / step) * step;
    const maximum = Number(exact.toFixed(2));
    const id = demoId(`${title} ${index}`, at);
    await placeBid(lotId, id, bidder, maximum);
    played.push({ id, at });
    turn += 1;
  }
  return played;
}
