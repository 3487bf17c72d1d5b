import type { Currency } from '@/lib/core/i18n/currencies';
import type { Category } from '@/lib/livestock/stock/categories';
import type { FreightStatus, QuoteStatus } from '@/lib/deals/terms/dates/freight-times';
import type { FreightBasis } from '@/lib/deals/terms/freight-total';
import type { ScaleUnit } from '@/lib/deals/terms/scale';

/** Somebody whom the reader may call. */
export type ContactDto = { id: string; name: string; phone: string | null };

export type QuoteDto = {
  id: string;
  /** What an acceptance has to name. */
  version: number;
  status: QuoteStatus;
  /** Who quotes, to whoever asked. */
  carrier: { id: string; name: string; location: string | null };
  isMine: boolean;
  /** A block between whoever asked and the carrier: it can't be accepted. */
  isBlocked: boolean;
  amount: string;
  currency: Currency;
  basis: FreightBasis;
  km: number | null;
  /** Null where it can't be worked out. */
  total: string | null;
  trucks: string | null;
  /** The last day of the quote; null for as long as the request. */
  validUntil: string | null;
};

/** What anybody with an account sees of a freight that is asked for: nothing of the deal and of its people. */
export type FreightRowDto = {
  id: string;
  status: FreightStatus;
  /** Towns, or the regions of places that only locals know. */
  from: string;
  to: string;
  /** Kilometres in a straight line; null where a place isn't on the map. */
  lineKm: number | null;
  heads: number;
  kg: string | null;
  /** What the scales of its deal show. */
  unit: ScaleUnit;
  category: Category;
  class: string | null;
  /** The day on which the animals can be loaded. */
  ready: string;
  endsAt: string;
  /** Quotes that stand. */
  quotes: number;
  /** Whether the reader has one that stands or was accepted. */
  hasQuoted: boolean;
};

/** A freight as somebody sees it: who asked for it, the other side of the deal, or a carrier. */
export type FreightDto = Omit<FreightRowDto, 'quotes' | 'hasQuoted'> & {
  role: 'asker' | 'party' | 'carrier';
  note: string | null;
  quoteCount: number;
  /** All quotes for whoever asked, the cheapest first where they compare; a carrier's own. */
  quotes: QuoteDto[];
  /** The number of the deal, for its two sides. */
  deal: number | null;
  /** Who asked: for the other side, and for the carrier once their quote is accepted. */
  asker: ContactDto | null;
  /** Whose quote was accepted, for both sides of the deal. */
  carrier: ContactDto | null;
  /** Why a carrier can't quote: a block between the two, or the account of whoever asked is suspended or closed. */
  barrier: 'blocked' | 'inactive' | null;
};
