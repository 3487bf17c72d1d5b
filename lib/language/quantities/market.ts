import { isCurrency, ownCurrency, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { LocalCurrency } from '@/lib/language/lexicon/lexicon';
import { dollarOf, unsaidCurrencyOf } from '@/lib/livestock/pricing/trade-customs';

/** True if a currency's word leaves open which one it is. */
export const isLocal = (currency: string): currency is LocalCurrency => !isCurrency(currency);

/** From this on it is in the country's own money. */
const HEAD_DEAR = 50_000;
/** Nobody asks less for a head of what is sold by it without saying the currency. */
export const HEAD_LEAST_USD = 20;
/** Nobody asks less or more for a kilogram, in US dollars. */
export const KG_USD_RANGE = [0.2, 60] as const;

/** What the amounts of a text depend on. */
export interface Market {
  locale: Locale;
  country?: string | null | undefined;
  /** Units of each currency for a US dollar, as decimal text. */
  perUsd: Partial<Record<Currency, string>>;
}

/** What a currency that isn't named by its country stands for; Portuguese without a country is Brazil's, but not its `$`. */
function currencyHere(currency: LocalCurrency | undefined, { country, locale }: Market): Currency | undefined {
  if (currency === 'own') return country ? ownCurrency(country) : undefined;
  if (country) return currency === 'local' ? dollarOf(country) : unsaidCurrencyOf(country);
  if (locale !== 'pt') return 'USD';
  return currency === undefined ? 'BRL' : undefined;
}

type Asked = Currency | LocalCurrency | undefined;

export const namedIn = (currency: Asked, market: Market): Currency | undefined =>
  currency !== undefined && !isLocal(currency) ? currency : currencyHere(currency, market);

/** An amount in US dollars; NaN if its currency isn't known. */
export const inDollars = (amount: number, currency: Currency | undefined, { perUsd }: Market): number =>
  amount / Number((currency && perUsd[currency]) ?? NaN);

/** The currency of an amount for a head: the usual one, unless it would be next to nothing there. */
export function headCurrency(amount: number, asked: Asked, market: Market): Currency | undefined {
  const usual = namedIn(asked, market);
  const isForeign = !market.country && market.locale !== 'en' && usual === 'USD';
  if (asked === 'local') return isForeign && amount >= HEAD_DEAR ? undefined : usual;
  if (asked !== undefined) return usual;
  if (usual !== 'USD' && inDollars(amount, usual, market) < HEAD_LEAST_USD) return 'USD';
  if (amount < HEAD_DEAR) return usual;
  return isForeign ? undefined : (ownCurrency(market.country ?? '') ?? usual);
}

/** The currency of an amount for a kilogram: one in which a kilogram costs about so much. */
export function kiloCurrency(amount: number, asked: Asked, market: Market, isCents: boolean): Currency | undefined {
  const usual = namedIn(asked, market);
  if (asked !== undefined && asked !== 'local') return usual;
  const [cheapest, dearest] = KG_USD_RANGE;
  const isUsual = (currency: Currency | undefined) => {
    const price = inDollars(amount, currency, market);
    return price >= cheapest && price <= dearest;
  };
  // “420c/kg” are cents of Australia's, of New Zealand's or of others.
  if (isCents && !market.country) return undefined;
  if (isUsual(usual)) return usual;
  // «2 y medio el kilo» are dollars where a kilogram costs thousands of pesos.
  return asked === undefined && usual !== undefined && isUsual('USD') ? 'USD' : undefined;
}
