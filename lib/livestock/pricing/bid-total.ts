import type { Currency } from '@/lib/core/i18n/currencies';
import { over, round, times, toFraction } from './normalise-price';
import type { PriceBasis } from './price-bases';

/** What a bid's amount means: how much of which currency for one of how many units of the lot. */
export type BidTerms = {
  priceBasis: PriceBasis;
  priceCurrency: Currency;
  /** Decimal text: 6,800 kilograms, 720 arrobas, 40 head, one lot. */
  priceUnits: string;
};

/**
 * What a bid comes to for the whole lot, exactly as `corral_bid_total` in the database has it: in the lot's currency, or
 * in US dollars with its rate. Decimal text with cents.
 */
export function bidTotal(amount: string, units: string, perUsd = '1'): string {
  return round(over(times(toFraction(amount), toFraction(units)), toFraction(perUsd)), 2) ?? '0.00';
}
