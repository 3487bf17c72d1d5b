import { Price } from '@/components/ui/units/price';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { Locale } from '@/lib/core/i18n/locales';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';

interface BidPriceProps {
  locale: Locale;
  amount: string;
  terms: Pick<BidTerms, 'priceBasis' | 'priceCurrency'>;
  size: Parameters<typeof Price>[0]['size'];
}

/** A bid's amount in its currency with what it is for, unless that is the whole lot. */
export function BidPrice({ locale, amount, terms: { priceBasis, priceCurrency }, size }: BidPriceProps) {
  const unit = priceBasis === 'lot' ? undefined : basisUnit(locale, priceBasis);
  const shown = { currency: priceCurrency, unit, isByWeight: isByWeight(priceBasis) };
  return <Price {...shown} {...{ locale, amount, size }} />;
}
