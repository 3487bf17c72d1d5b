/**
 * An independent, simple implementation of the bidding rules, to compare the database with; written from the
 * specification alone. Money is in whole cents, time in milliseconds.
 */
export type ModelBid = {
  bidder: string;
  maximum: number;
  amount: number;
  status: 'winning' | 'outbid' | 'void';
  /** The price that everybody saw right after it. */
  after: number;
  lowered: boolean;
};
/** `byKilo`: the price is of a kilogram, and rises in cents. */
export type ModelLot = {
  byKilo?: boolean;
  start: number;
  reserve: number | null;
  end: number;
  price: number | null;
  bids: ModelBid[];
};

export type ModelAnswer =
  | { outcome: 'accepted'; price: number; leads: boolean }
  | { outcome: 'bid_too_low' | 'bid_not_raised'; minimum: number }
  | { outcome: 'lot_ended' };

const TWO_MINUTES = 120_000;

export function step(price: number, byKilo = false): number {
  if (byKilo) return 1;
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
  const placed = { bidder, maximum, amount: 0, after: 0, lowered: false };

  if (leader?.bidder === bidder) {
    if (maximum <= leader.maximum) return { outcome: 'bid_not_raised', minimum: leader.maximum };
    leader.status = 'outbid';
    lot.bids.push({ ...placed, amount: lot.price ?? 0, status: 'winning' });
  } else {
    const minimum = lot.price === null ? lot.start : lot.price + step(lot.price, lot.byKilo);
    if (maximum < minimum) return { outcome: 'bid_too_low', minimum };
    if (!leader) {
      lot.price = lot.start;
      lot.bids.push({ ...placed, status: 'winning' });
    } else if (maximum > leader.maximum) {
      lot.price = Math.min(maximum, leader.maximum + step(leader.maximum, lot.byKilo));
      leader.status = 'outbid';
      leader.amount = leader.maximum;
      lot.bids.push({ ...placed, status: 'winning' });
    } else {
      lot.price = Math.min(leader.maximum, maximum + step(maximum, lot.byKilo));
      lot.bids.push({ ...placed, amount: maximum, status: 'outbid' });
    }
  }

  const leads = leaderOf(lot);
  if (!leads) throw new Error('nobody leads');
  // The price rises to the reserve as soon as a maximum reaches it.
  if (lot.reserve !== null && leads.maximum >= lot.reserve) lot.price = Math.max(lot.price ?? 0, lot.reserve);
  leads.amount = lot.price ?? 0;
  for (const one of lot.bids.slice(-1)) one.after = leads.amount;
  // The hour after the announced end is far off in these sequences.
  if (lot.price !== before.price || before.leader !== bidder) lot.end = Math.max(lot.end, now + TWO_MINUTES);
  return { outcome: 'accepted', price: lot.price ?? 0, leads: leads.bidder === bidder };
}

/** Plays a standing bid on a new lot; the leader's lowered one stands at the maximum to which all of theirs were lowered. */
export function playAgain(replay: ModelLot, one: Pick<ModelBid, 'bidder' | 'maximum' | 'lowered'>): void {
  const leader = leaderOf(replay);
  if (one.lowered && leader?.bidder === one.bidder && one.maximum === leader.maximum) {
    leader.status = 'outbid';
    replay.bids.push({ ...one, amount: replay.price ?? 0, status: 'winning', after: replay.price ?? 0 });
  } else if (bid(replay, one.bidder, one.maximum, 0).outcome !== 'accepted') {
    throw new Error('a standing bid is refused');
  }
}

/** Lowers the leader's maximum to the price if a price since it was placed has reached it: everybody knows it. */
function lowerIfSeen(lot: ModelLot): void {
  const leader = leaderOf(lot);
  const price = lot.price ?? 0;
  if (!leader || leader.maximum <= price) return;
  const since = lot.bids.slice(lot.bids.indexOf(leader) + 1);
  if (!since.some(({ after }) => after >= leader.maximum)) return;
  for (const one of lot.bids)
    if (one.bidder === leader.bidder && one.status !== 'void' && one.maximum > price)
      Object.assign(one, { maximum: price, lowered: true });
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
    else playAgain(replay, one);
  }
  const standing = replay.bids.values();
  lot.bids = lot.bids.map((one) => {
    const anew = one.status === 'void' ? one : (standing.next().value ?? one);
    return { ...anew, after: one.after, lowered: one.lowered };
  });
  lot.price = replay.price;
  lowerIfSeen(lot);
  return lot.price !== before.price || leaderOf(lot)?.bidder !== before.leader;
}
