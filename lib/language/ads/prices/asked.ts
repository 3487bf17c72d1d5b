import type { Currency } from '@/lib/core/i18n/currencies';
import type { LocalCurrency } from '@/lib/language/lexicon/lexicon';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Part } from '../ad-text';

/** What a price is for, in an advertisement: «al bulto» is by the head in Uruguay, and the whole lot elsewhere. */
export type AskedBasis = PriceBasis | 'bulk';

/** A price as far as the text says it. */
export interface Asked extends Part {
  amount: string;
  /** What bids begin at, as an advertisement for an auction says. */
  isFirstBid?: true;
  /** A number without a currency that is written like a price. */
  isLikely?: true;
  /** Of a range, from which no price can be taken. */
  isRange: boolean;
  basis?: AskedBasis;
  currency?: Currency | LocalCurrency;
  /** What comes on top, which belongs to nothing. */
  taxes: Part;
  /** What the words say that it isn't for: «al gancho no, en pie». */
  notFor?: Part;
}

/** No price of some of the animals is so many times that of others. */
export const APART_MAX = 2;
