import { bidTotal, type BidTerms } from '@/lib/livestock/pricing/bid-total';
import type { Currency } from '@/lib/core/i18n/currencies';
import { basisUnit } from './asked-price';
import { formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** A bid's amount as people read it: `US$ 3,05 /kg`; where it is for the whole lot, which goes without saying, `US$ 20.740`. */
export function bidPrice(
  locale: Locale,
  amount: string,
  { priceBasis, priceCurrency }: { priceBasis: BidTerms['priceBasis']; priceCurrency: Currency },
): string {
  const money = formatMoney(locale, amount, priceCurrency);
  return priceBasis === 'lot' ? money : `${money}\u00a0${basisUnit(locale, priceBasis)}`;
}

/** What a bid comes to in the lot's currency: `US$ 20.740 el lote`; null where its amount already says so, or nobody knows the units. */
export function lotTotal(locale: Locale, amount: string, terms: BidTerms): string | null {
  if (terms.priceBasis === 'lot' || Number(terms.priceUnits) === 0) return null;
  const total = formatMoney(locale, bidTotal(amount, terms.priceUnits), terms.priceCurrency);
  return `${total}\u00a0${basisUnit(locale, 'lot')}`;
}

/** A bid with what it comes to, for a sentence: `US$ 3,05 /kg (US$ 20.740 el lote)`. */
export function bidPriceInFull(locale: Locale, amount: string, terms: BidTerms): string {
  const total = lotTotal(locale, amount, terms);
  return total === null ? bidPrice(locale, amount, terms) : `${bidPrice(locale, amount, terms)} (${total})`;
}
