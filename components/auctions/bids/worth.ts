import type { LotTerms } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { bidTotal } from '@/lib/livestock/pricing/bid-total';
import { cents, fromCents } from './amount';

interface Lot {
  locale: Locale;
  terms: LotTerms;
  quantity: number | null;
  labels: { typed: string; perHead: string; inDollars: string };
}

/** From so many cents per head on, nobody reads the cents. */
const WHOLE_FROM = 100_000;

function perHead(total: string, quantity: number): string {
  const each = cents(total) / quantity;
  return fromCents(each < WHOLE_FROM ? Math.round(each) : Math.round(each / 100) * 100);
}

/**
 * What a bid comes to: for the lot (unless `isShown` says that the amount itself is that), per head of several, and in US
 * dollars where it is in another currency.
 */
export function worth(
  amount: string,
  { locale, terms, quantity, labels }: Lot,
  { isShown = false }: { isShown?: boolean } = {},
): string[] {
  const { priceBasis, priceCurrency, priceUnits, perUsd } = terms;
  const total = bidTotal(amount, priceUnits);
  return [
    isShown && priceBasis === 'lot' ? null : fill(labels.typed, { amount: formatMoney(locale, total, priceCurrency) }),
    quantity !== null && quantity > 1 && priceBasis !== 'head'
      ? fill(labels.perHead, { amount: formatMoney(locale, perHead(total, quantity), priceCurrency) })
      : null,
    priceCurrency === 'USD'
      ? null
      : fill(labels.inDollars, { amount: formatMoney(locale, bidTotal(amount, priceUnits, perUsd)) }),
  ].filter((part) => part !== null);
}
