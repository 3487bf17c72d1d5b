import { isByWeight, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatPrice, formatWeightPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** A price as its seller asks it: so much of a currency for a head, a lot or a weight. */
export interface AskedPrice {
  /** Decimal text. */
  amount: string;
  basis: PriceBasis;
  currency: Currency;
}

/** What a price is for, as it stands after the amount. */
const UNITS: Record<Locale, Record<PriceBasis, string>> = {
  es: {
    head: '/cab',
    live_kg: '/kg',
    carcass_kg: '/kg\u00a0en\u00a0gancho',
    arroba: '/@',
    live_lb: '/lb',
    live_cwt: '/cwt',
    lot: 'el\u00a0lote',
  },
  en: {
    head: '/head',
    live_kg: '/kg',
    carcass_kg: '/kg\u00a0carcass',
    arroba: '/@',
    live_lb: '/lb',
    live_cwt: '/cwt',
    lot: 'the\u00a0lot',
  },
  pt: {
    head: '/cab',
    live_kg: '/kg',
    carcass_kg: '/kg\u00a0de\u00a0carcaça',
    arroba: '/@',
    live_lb: '/lb',
    live_cwt: '/cwt',
    lot: 'o\u00a0lote',
  },
};

/** The unit of a basis: `/kg`, `/@`, `el lote`. */
export const basisUnit = (locale: Locale, basis: PriceBasis): string => UNITS[locale][basis];

/** The amount of a price as asked, without its currency. */
export const formatAmount = (locale: Locale, amount: string, basis: PriceBasis): string =>
  isByWeight(basis) ? formatWeightPrice(locale, amount) : formatPrice(locale, amount, 4);

/** The parts of a price as asked, which a page sets in three sizes: `US$`, `3,05`, `/kg`. */
export function formatAskedPrice(
  locale: Locale,
  { amount, basis, currency }: AskedPrice,
): { currency: string; amount: string; unit: string } {
  return {
    currency: currencySign(locale, currency),
    amount: formatAmount(locale, amount, basis),
    unit: basisUnit(locale, basis),
  };
}

/** A price as asked on one line that doesn't break: `US$ 3,05 /kg`. */
export const askedPriceText = (locale: Locale, price: AskedPrice): string =>
  Object.values(formatAskedPrice(locale, price)).join('\u00a0');
