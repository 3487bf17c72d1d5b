/**
 * An independent, simple implementation of the bidding rules, to compare the database with; written from the
 * specification alone. Money is in whole cents, time in milliseconds.
 */
export type ModelBid = { bidder: string; maximum: number; amount: number; status: 'winning' | 'outbid' | 'void' };
export type ModelLot = { start: number; reserve: number | null; end: number; price: number | null; bids: ModelBid[] };

export type ModelAnswer =
  | { outcome: 'accepted'; price: number; leads: boolean }
  | { outcome: 'bid_too_low' | 'bid_not_raised'; minimum: number }
  | { outcome: 'lot_ended' };

const TWO_MINUTES = 120_000;

export function step(price: number): number {
  if (price < 100_00) return 5_00;
  if (price < 1_000_00) return 25_00;
  if (price < 10_000_00) return 100_00;
  return 250_00;
}

export const leaderOf = (lot: ModelLot) => lot.bids.find(({ status }) => status === 'winning');

/** Places a bid; changes the lot if it is accepted. */
export function bid(lot: ModelLot, bidder: string, maximum: number, now: number): ModelAnswer {
  if (now >= lot.end) return { outcome: 'lot_ended' };
  const leader = leaderOf(lot);
  const before = { price: lot.price, leader: leader?.bidder };

  if (leader?.bidder === bidder) {
    if (maximum <= leader.maximum) return { outcome: 'bid_not_raised', minimum: leader.maximum };
    leader.status = 'outbid';
    lot.bids.push({ bidder, maximum, amount: lot.price ?? 0, status: 'winning' });
  } else {
    const minimum = lot.price === null ? lot.start : lot.price + step(lot.price);
    if (maximum < minimum) return { outcome: 'bid_too_low', minimum };
    if (!leader) {
      lot.price = lot.start;
      lot.bids.push({ bidder, maximum, amount: 0, status: 'winning' });
    } else if (maximum > leader.maximum) {
      lot.price = Math.min(maximum, leader.maximum + step(leader.maximum));
      leader.status = 'outbid';
      leader.amount = leader.maximum;
      lot.bids.push({ bidder, maximum, amount: 0, status: 'winning' });
    } else {
      lot.price = Math.min(leader.maximum, maximum + step(maximum));
      lot.bids.push({ bidder, maximum, amount: maximum, status: 'outbid' });
    }
  }

  const leads = leaderOf(lot);
  if (!leads) throw new Error('nobody leads');
  // The price rises to the reserve as soon as a maximum reaches it.
  if (lot.reserve !== null && leads.maximum >= lot.reserve) lot.price = Math.max(lot.price ?? 0, lot.reserve);
  leads.amount = lot.price ?? 0;
  // The hour after the announced end is far off in these sequences.
  if (lot.price !== before.price || before.leader !== bidder) lot.end = Math.max(lot.end, now + TWO_MINUTES);
  return { outcome: 'accepted', price: lot.price ?? 0, leads: leads.bidder === bidder };
}

/**
 * Makes a bidder's bids void: the lot becomes what the other standing bids, placed in their order on a new lot, make of
 * it. Returns whether leader or price changed.
 * @throws Error if one of those bids would be refused without the void ones.
 */
export function voidBids(lot: ModelLot, bidder: string): boolean {
  const before = { price: lot.price, leader: leaderOf(lot)?.bidder };
  const replay: ModelLot = { ...lot, end: Infinity, price: null, bids: [] };
  for (const one of lot.bids) {
    if (one.status === 'void') continue;
    if (one.bidder === bidder) one.status = 'void';
    else if (bid(replay, one.bidder, one.maximum, 0).outcome !== 'accepted')
      throw new Error('a standing bid is refused');
  }
  const standing = replay.bids.values();
  lot.bids = lot.bids.map((one) => (one.status === 'void' ? one : (standing.next().value ?? one)));
  lot.price = replay.price;
  return lot.price !== before.price || leaderOf(lot)?.bidder !== before.leader;
}
