import type { Currency } from '@/lib/core/i18n/currencies';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { FactsFor } from '@/lib/livestock/facts/facts';
import type { DeclaredHealth, Health } from '@/lib/livestock/facts/health';
import type { LotFacts } from '@/lib/livestock/facts/stored-facts';
import { toDay } from '@/lib/core/durations';
import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { AnimalCategory } from '@/lib/core/db/generated/enums';
import { languageOf, type Locale } from '@/lib/core/i18n/locales';
import { toImages } from '@/lib/files/images/details';
import type { ListingImage, SellerDto } from '@/lib/market/listings/dto';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { lotState, reserveState, type LotLife } from './policy';

/** The state of a lot by the clock: `sold` and `ended` also apply to a lot past its end that isn't settled yet. */
export type LotState = 'upcoming' | 'live' | 'ended' | 'sold' | 'cancelled';

export type ReserveState = 'none' | 'met' | 'not_met';

/** What an amount comes to for the whole lot, in decimal text. */
export type Total = {
  /** In the lot's currency. */
  total: string;
  totalUsd: string;
};

/**
 * A lot in a list. Money is decimal text in the lot's currency per unit of its basis, which for most is US dollars for
 * the whole lot; times are ISO strings. `total` is of the current price, before the first bid of the starting price.
 */
export type LotSummary = BidTerms &
  Total & {
    id: string;
    title: string;
    /** The language of title and description. */
    language: Locale;
    category: AnimalCategory;
    breed: string;
    /** Head; null where nobody said how many. */
    quantity: number | null;
    location: string;
    image: ListingImage | null;
    state: LotState;
    /** Sold, but the winning bid became void since: an administrator decides about it. */
    inReview: boolean;
    startingPrice: string;
    /** Null before the first bid. */
    currentPrice: string | null;
    /** Bids that stand. */
    bidCount: number;
    reserve: ReserveState;
    startTime: string;
    endTime: string;
    class: ClassCode | null;
    /** Units of the currency for a US dollar, of which day and from where; null for US dollars. Stays as it was at first. */
    rate: { perUsd: string; on: string; source: string } | null;
  };

type AuctionFact = FactsFor<'auction'>;

/** A lot on its own page. */
export type LotDetail = LotSummary &
  Pick<LotFacts, AuctionFact> &
  DeclaredHealth & {
    description: string;
    /** Months. */
    averageAge: number | null;
    /** Kilograms. */
    averageWeight: number | null;
    images: ListingImage[];
    youtubeUrl: string | null;
    /** Null if the account is deleted. */
    seller: (SellerDto & { verificationStatus: VerificationStatus }) | null;
    /** The lowest maximum that the next bidder may set. */
    nextMinimum: string;
    /** By how much the next bid must exceed the price; before the first bid, the starting price. */
    increment: string;
    version: number;
    /** Changes when the seller changes what bidders read of the lot; a bid may carry it. */
    revision: string;
    /** The server's clock when the lot was read: time left is computed from it, not from the visitor's clock. */
    serverTime: string;
  };

/** A bid as shown to the public. */
export type PublicBid = Total & {
  id: string;
  /** For example `R*** P.`; `***` if the account is deleted. */
  bidder: string;
  /** The visible amount: for the leading bid the current price, for an outbid one its bidder's maximum. */
  amount: string;
  createdAt: string;
  isWinning: boolean;
  /** Whether the bid stopped counting; shown struck through. */
  isVoid: boolean;
};

/** What changes while a lot is live: the events of its stream, also part of `GET /api/auctions/{id}`. */
export type LotLive = Total & {
  /** Grows with every change; the id of the event. */
  version: number;
  /** As in `LotDetail`. */
  revision: string;
  state: LotState;
  /** Sold, but the winning bid became void since: an administrator decides about it. */
  inReview: boolean;
  currentPrice: string | null;
  nextMinimum: string;
  increment: string;
  reserve: ReserveState;
  bidCount: number;
  startTime: string;
  endTime: string;
  serverTime: string;
  /** The latest bids and the leading one, newest first. */
  bids: PublicBid[];
};

/** The seller shut the viewer out or blocked them, the viewer blocked the seller, or two sellers went unanswered. */
export type BidRefusal = 'shutOut' | 'blocked' | 'blocking' | 'needsAdmin';

/** The viewer's own position on a lot; private. */
export type MyStanding = {
  leading: boolean;
  /** The highest maximum that the viewer set and that stands; null if there is none. */
  maximum: string | null;
  /** What the leading viewer's maximum was before a bid that became void had shown it; null unless it was lowered. */
  loweredFrom: string | null;
  /** The viewer's bids, newest first, at most 200. */
  bidIds: string[];
  /** Why the viewer can't bid on this seller's lots, whatever the lot's state; null if they can. */
  refused: BidRefusal | null;
  /** What a maximum on this lot may come to for the viewer, as a total in US dollars. */
  most: string;
  /** Whether bids of the viewer are void and none stands. */
  isVoid: boolean;
  watching: boolean;
  isSeller: boolean;
  /** Whether the viewer may cancel the lot. */
  mayCancel: boolean;
  /** Whether the viewer may change the lot: its seller, until the first bid. */
  mayEdit: boolean;
  /** Whether the viewer won the lot. */
  won: boolean;
  /** The buyer to contact; set for the seller of a sold lot. */
  winner: { id: string; name: string } | null;
  /** The number of the viewer's newest deal about the lot. */
  deal: number | null;
};

/** The result of a bid; a repeated request returns the same receipt. `total` is what the maximum comes to. */
export type BidReceipt = Total & {
  id: string;
  lotId: string;
  maximum: string;
  /** The price right after this bid. */
  price: string;
  /** Whether the bid led right after it was placed. */
  leading: boolean;
  createdAt: string;
};

/** One of the actor's own lots, with what only its seller sees. */
export type OwnLot = LotSummary & {
  reservePrice: string | null;
  watchers: number;
  mayCancel: boolean;
  mayEdit: boolean;
  /** Whether it waits for a moderator because of its risk signals, and nobody else sees it. */
  held: boolean;
  /** Whether the winner has not written to the seller in time, which the seller may report. */
  answerMissed: boolean;
  winner: { id: string; name: string } | null;
};

/** What another lot begins with: all but times, pictures and video; amounts are decimal text. */
export type LotToCopy = Pick<LotFacts, FactsFor<'auctionForm'>> &
  Health & {
    id: string;
    title: string;
    description: string;
    language: Locale;
    category: AnimalCategory;
    breed: string;
    quantity: number | null;
    averageAge: number | null;
    averageWeight: number | null;
    priceBasis: PriceBasis;
    priceCurrency: Currency;
    startingPrice: string;
    reservePrice: string | null;
    location: string;
  };

/** One of the actor's lots that nobody has bid on, as they change it. */
export type LotToEdit = LotToCopy &
  Pick<LotDetail, 'startTime' | 'endTime' | 'youtubeUrl' | 'images' | 'version'> & {
    /** Whether bids are accepted already, so that its start stays. */
    begun: boolean;
    held: boolean;
  };

/** A lot on which the actor bid. */
export type OwnBid = {
  lot: LotSummary;
  /** The highest maximum that the actor set. */
  maximum: string;
  /** The visible amount of their best bid. */
  amount: string;
  status: 'winning' | 'outbid' | 'won' | 'failed' | 'void';
  createdAt: string;
  /** The seller to contact; set if the actor won the lot. */
  seller: { id: string; name: string } | null;
};

export type LotPage = { lots: LotSummary[]; total: number; page: number; limit: number; totalPages: number };
export type BidPage = { bids: PublicBid[]; total: number; page: number; totalPages: number };

/** The columns of a summary as read, with the database's clock. */
export type LotRow = LotLife & {
  id: string;
  title: string;
  language: string;
  category: AnimalCategory;
  breed: string;
  quantity: number | null;
  location: string;
  images: string[];
  imageDetails: unknown;
  startingPrice: Prisma.Decimal;
  bidCount: number;
  inReview: boolean;
  serverTime: Date;
  class: ClassCode | null;
  priceBasis: BidTerms['priceBasis'];
  priceCurrency: BidTerms['priceCurrency'];
  priceUnits: Prisma.Decimal;
  priceRate: Prisma.Decimal;
  priceRateOn: Date | null;
  priceRateSource: string | null;
  total: Prisma.Decimal;
  totalUsd: Prisma.Decimal;
};

type Standing = LotLife & Pick<LotRow, 'bidCount' | 'inReview' | 'serverTime' | 'total' | 'totalUsd'>;

/** Returns the state, price, reserve and times that a lot and its stream share. */
export function lotStanding(row: Standing) {
  return {
    state: lotState(row, row.serverTime),
    inReview: row.inReview,
    currentPrice: row.currentHighestBid?.toFixed(2) ?? null,
    reserve: reserveState(row),
    bidCount: row.bidCount,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    total: row.total.toFixed(2),
    totalUsd: row.totalUsd.toFixed(2),
  };
}

/** Maps a stored lot to its summary. */
export function toLotSummary(row: LotRow): LotSummary {
  const { id, title, category, breed, quantity, location, priceBasis, priceCurrency } = row;
  return {
    id,
    title,
    language: languageOf(row.language),
    category,
    breed,
    quantity,
    location,
    image: toImages(row.images, row.imageDetails)[0] ?? null,
    startingPrice: row.startingPrice.toFixed(2),
    ...lotStanding(row),
    class: row.class,
    priceBasis,
    priceCurrency,
    priceUnits: row.priceUnits.toString(),
    rate:
      row.priceRateOn && row.priceRateSource
        ? { perUsd: row.priceRate.toString(), on: toDay(row.priceRateOn), source: row.priceRateSource }
        : null,
  };
}
