import type { VerificationStatus } from '@/lib/accounts/dto';
import type { Prisma } from '@/lib/db/generated/client';
import type { AnimalCategory } from '@/lib/db/generated/enums';
import { imageDetailsSchema } from '@/lib/images/details';
import { IMAGE_WIDTHS, imageUrl } from '@/lib/images/widths';
import type { ListingImage, SellerDto } from '@/lib/listings/dto';
import { lotState, reserveState, type LotLife } from './policy';

/** Where a lot stands; `sold` and `ended` also where its end has passed and nobody settled it yet. */
export type LotState = 'upcoming' | 'live' | 'ended' | 'sold' | 'cancelled';

export type ReserveState = 'none' | 'met' | 'not_met';

/** A lot as lists show it. Money is decimal text in US dollars, times are ISO strings. */
export type LotSummary = {
  id: string;
  title: string;
  category: AnimalCategory;
  breed: string;
  /** Heads. */
  quantity: number;
  location: string;
  image: ListingImage | null;
  state: LotState;
  startingPrice: string;
  /** Null before the first bid. */
  currentPrice: string | null;
  bidCount: number;
  reserve: ReserveState;
  startTime: string;
  endTime: string;
};

/** A lot as its page shows it. */
export type LotDetail = LotSummary & {
  description: string;
  /** Months. */
  averageAge: number | null;
  /** Kilograms. */
  averageWeight: number | null;
  healthStatus: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  images: ListingImage[];
  youtubeUrl: string | null;
  /** Null where the account is gone. */
  seller: (SellerDto & { verificationStatus: VerificationStatus }) | null;
  /** The least that the next bidder must allow. */
  nextMinimum: string;
  version: number;
  /** The server's clock at that moment: time left is counted from it, not from the visitor's. */
  serverTime: string;
};

/** A bid as everybody sees it. */
export type PublicBid = {
  id: string;
  /** Such as «R*** P.»; «***» where the account is gone. */
  bidder: string;
  /** What the bid stands at: of the leading one the price now, of an overtaken one the most that its bidder allowed. */
  amount: string;
  createdAt: string;
  isWinning: boolean;
};

/** What changes while a lot is live: the events of its stream, and what `GET /api/auctions/{id}` adds to it. */
export type LotLive = {
  /** Grows with every change: the id of the event. */
  version: number;
  state: LotState;
  currentPrice: string | null;
  nextMinimum: string;
  reserve: ReserveState;
  bidCount: number;
  startTime: string;
  endTime: string;
  serverTime: string;
  /** The last ones, newest first. */
  bids: PublicBid[];
};

/** How the viewer stands on a lot; for their eyes only. */
export type MyStanding = {
  leading: boolean;
  /** The most that they allowed so far; null where they did not bid. */
  maximum: string | null;
  watching: boolean;
  isSeller: boolean;
  /** They may cancel it. */
  mayCancel: boolean;
  /** The lot is over and theirs. */
  won: boolean;
  /** For the seller of a sold lot: whom to write to. */
  winner: { id: string; name: string } | null;
};

/** What a bid came to; the same answer however often the same bid is sent. */
export type BidReceipt = {
  id: string;
  lotId: string;
  maximum: string;
  /** The price right after this bid. */
  price: string;
  /** It led right after it was placed. */
  leading: boolean;
  createdAt: string;
};

/** A lot of the actor's own, with what only they are told. */
export type OwnLot = LotSummary & {
  reservePrice: string | null;
  watchers: number;
  mayCancel: boolean;
  winner: { id: string; name: string } | null;
};

/** A lot on which the actor bid. */
export type OwnBid = {
  lot: LotSummary;
  /** The most that they allowed. */
  maximum: string;
  /** What their best bid stands at. */
  amount: string;
  status: 'winning' | 'outbid' | 'won' | 'failed';
  createdAt: string;
  /** Of a lot that they won: whom to write to. */
  seller: { id: string; name: string } | null;
};

export type LotPage = { lots: LotSummary[]; total: number; page: number; limit: number; totalPages: number };
export type BidPage = { bids: PublicBid[]; total: number; page: number; totalPages: number };

/** The columns of a summary as they are read, with the database's clock. */
export type LotRow = LotLife & {
  id: string;
  title: string;
  category: AnimalCategory;
  breed: string;
  quantity: number;
  location: string;
  images: string[];
  imageDetails: unknown;
  startingPrice: Prisma.Decimal;
  bidCount: number;
  serverTime: Date;
};

const WIDEST = IMAGE_WIDTHS[2];

/** The pictures of a lot, in the order shown. */
export function lotImages({ images, imageDetails }: Pick<LotRow, 'images' | 'imageDetails'>): ListingImage[] {
  const details = imageDetailsSchema.array().parse(imageDetails);
  return images.map((key, index) => ({
    ...(details[index] ?? { width: WIDEST, height: (WIDEST * 3) / 4, blur: '' }),
    urls: { 400: imageUrl(key, 400), 800: imageUrl(key, 800), 1600: imageUrl(key, 1600) },
  }));
}

/** What a lot and its stream say of where it stands. */
export function lotStanding(row: LotLife & { bidCount: number; serverTime: Date }) {
  return {
    state: lotState(row, row.serverTime),
    currentPrice: row.currentHighestBid?.toFixed(2) ?? null,
    reserve: reserveState(row),
    bidCount: row.bidCount,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
  };
}

/** Maps a stored lot to what lists show. */
export function toLotSummary(row: LotRow): LotSummary {
  const { id, title, category, breed, quantity, location } = row;
  return {
    id,
    title,
    category,
    breed,
    quantity,
    location,
    image: lotImages(row)[0] ?? null,
    startingPrice: row.startingPrice.toFixed(2),
    ...lotStanding(row),
  };
}
