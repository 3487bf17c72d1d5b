import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import type { LotState, LotSummary } from '@/lib/market/auctions/dto';

/** What somebody may bid; money is decimal text in US dollars. */
export type Bidding = {
  /** What the maximums on the lots under way that they lead may add up to. */
  limit: string;
  /** What they add up to now. */
  bound: string;
  /** What is left for another lot; never negative. */
  left: string;
  /** The limit once their phone is confirmed; null if that wouldn't raise theirs, or phones can't be confirmed here. */
  whenPhoneConfirmed: string | null;
  /** The higher limit of verified people; null if verification wouldn't raise theirs. */
  whenVerified: string | null;
};

/** Somebody who bid on the actor's lot, under the public name. */
export type Bidder = {
  /** The latest bid, which stands for the person. */
  bidId: string;
  name: string;
  bids: number;
  /** The highest visible amount. */
  amount: string;
  isLeading: boolean;
  /** Whether all bids of the person on this lot are void. */
  isVoid: boolean;
  isShutOut: boolean;
};

/** Somebody whose bids the actor doesn't accept. */
export type ShutOutPerson = { id: string; name: string; reason: string; since: string; lot: string | null };

export type LotBidders = {
  lot: { state: LotState } & Pick<LotSummary, 'id' | 'title' | 'priceBasis' | 'priceCurrency' | 'priceUnits'>;
  bidders: Bidder[];
  shutOut: ShutOutPerson[];
};

/** A lot whose winning bid became void, for an administrator. Money is decimal text in US dollars for the whole lot. */
export type AwardReview = {
  lotId: string;
  title: string;
  seller: string | null;
  formerWinner: string | null;
  /** A bid of the lot, as its price is meant. */
  formerPrice: string;
  terms: BidTerms;
  reason: string;
  createdAt: string;
  /** Who bid next, and the price without the void bids; null if no bid stands. */
  runnerUp: { name: string; price: string } | null;
  /** Whether that price reaches the seller's reserve. */
  reachesReserve: boolean;
};

/** A person whom a seller shut out, for administrators. */
export type ShutOutRecord = {
  id: string;
  seller: string;
  person: string;
  lot: string | null;
  reason: string;
  createdAt: string;
  liftedAt: string | null;
};
