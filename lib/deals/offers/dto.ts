import type { Prisma } from '@/lib/core/db/generated/client';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Side } from '@/lib/deals/terms/side';

export type OfferStatus = 'open' | 'accepted' | 'countered' | 'declined' | 'withdrawn' | 'expired' | 'gone';

/** An offer or a counter-offer as both sides see it. */
export type OfferDto = {
  id: string;
  side: Side;
  terms: DealTerms;
  status: OfferStatus;
  expiresAt: string;
  createdAt: string;
};

/** What an offer is for. */
export type OfferedListingDto = {
  id: string;
  title: string;
  image: string;
  location: string;
  headCount: number;
  headsLeft: number;
};

/** What a first offer begins with. */
export type OfferableDto = {
  listing: OfferedListingDto;
  person: { id: string; name: string };
  /** As the listing states them, for all heads that are left: of a price for the lot their part. */
  terms: DealTerms;
  /** The price as the listing asks it. */
  asked: string;
  /** Whether the heads that are left are sold only together. */
  isTogether: boolean;
  isOwn: boolean;
  /** One of the two blocked the other: nothing is offered between them. */
  isBlocked: boolean;
  /** The negotiation that the reader has open for it. */
  openNegotiation: string | null;
};

/** The lowest price at which a listing takes offers, for its seller alone. */
export type FloorDto = {
  listingId: string;
  title: string;
  /** What the listing asks, in its basis and currency. */
  asked: string;
  basis: DealTerms['basis'];
  currency: DealTerms['currency'];
  amount: string | null;
  /** There is one that doesn't count, because the price has changed since. */
  isVoid: boolean;
};

/** What two people offer each other for a listing. */
export type NegotiationDto = {
  id: string;
  status: 'open' | 'agreed' | 'ended';
  /** The side of whoever reads it. */
  side: Side;
  /** The lot as it was when the first offer was made. */
  listing: OfferedListingDto;
  /** The listing says something else by now of what its animals are. */
  hasChanged: boolean;
  /** The asked price of as many heads as the newest offer is for, in its basis and currency; null where there is none. */
  asked: string | null;
  /** `isActive` unless their account is suspended or closed. */
  person: { id: string; name: string; isActive: boolean };
  /** Oldest first. */
  offers: OfferDto[];
  /** The number of the deal that came of it. */
  deal: number | null;
  /** The listing is held for review: nothing can be agreed on until it is back. */
  isHeld: boolean;
  /** For the seller alone: the newest offer is below their floor, which declines it unless they answer before. */
  isBelowFloor: boolean;
};

export const negotiationSelect = {
  id: true,
  status: true,
  listingId: true,
  lot: true,
  buyerId: true,
  sellerId: true,
  listing: {
    select: {
      id: true,
      title: true,
      images: true,
      location: true,
      headCount: true,
      headsReserved: true,
      headsSold: true,
      heldAt: true,
      priceAmount: true,
      priceBasis: true,
      priceCurrency: true,
      category: true,
      class: true,
      breed: true,
      age: true,
    },
  },
  buyer: { select: { id: true, firstName: true, lastName: true, suspendedAt: true, closedAt: true } },
  seller: { select: { id: true, firstName: true, lastName: true, suspendedAt: true, closedAt: true } },
  // The newest; nobody reads further back.
  offers: { orderBy: { id: 'desc' }, take: 40 },
  deal: { select: { number: true } },
} as const satisfies Prisma.NegotiationSelect;

export type NegotiationRow = Prisma.NegotiationGetPayload<{ select: typeof negotiationSelect }>;

export type OfferRow = NegotiationRow['offers'][number];

type StatusColumns = Pick<OfferRow, 'status' | 'expiresAt' | 'declinesAt' | 'answeredAt'>;

/**
 * What an offer has become by now, whether or not the job has marked it yet: so nobody can tell by the minute whether a person
 * or a floor declined it. One that ended before its time without an answer is `gone`, as its lot is.
 */
export function offerStatus(row: StatusColumns, now: Date): OfferStatus {
  const { status, expiresAt, declinesAt, answeredAt } = row;
  if (status === 'expired' && answeredAt && answeredAt < expiresAt) return 'gone';
  // What a person declined is declined, also for a request that began before.
  const isDeclined = declinesAt && declinesAt < expiresAt && (answeredAt || declinesAt <= now);
  if (status === 'open' && isDeclined) return 'declined';
  // The check of the table lets nothing else in.
  return status === 'open' && expiresAt <= now ? 'expired' : (status as OfferStatus);
}

/** Offers whose status is open now. */
export const stillOpen = (now: Date) =>
  ({
    status: 'open',
    expiresAt: { gt: now },
    OR: [{ declinesAt: null }, { declinesAt: { gt: now } }],
  }) satisfies Prisma.OfferWhereInput;

/** Maps a stored offer. */
export const toOfferDto = (row: OfferRow, now: Date): OfferDto => ({
  id: row.id,
  // The checks of the table and the schema of terms let nothing else in.
  side: row.side as Side,
  terms: row.terms as DealTerms,
  status: offerStatus(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});
