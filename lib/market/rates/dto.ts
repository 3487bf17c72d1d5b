import type { Currency } from '@/lib/core/i18n/currencies';

/** Where a rate comes from: entered by an administrator, fetched, shipped with Corral, or made up for the demonstration. */
export type RateSource = 'manual' | 'fetched' | 'snapshot' | 'demo';

/** Units of a currency for a US dollar on a day (`YYYY-MM-DD`). */
export type Rate = { perUsd: string; day: string; source: RateSource; note: string | null };

/** `stale`: its day is shown; `old`: nothing is compared at it. */
export type RateAge = 'current' | 'stale' | 'old';

/** What is known of a currency. US dollars have no rate, only what money costs. */
export type CurrencyRates = {
  currency: Currency;
  rate: (Rate & { age: RateAge }) | null;
  /** A fetched rate that jumped, with the change in percent, and waits for a decision. */
  pending: (Rate & { change: number }) | null;
  /** What money costs, in percent a month, and since when; null if nobody said. */
  monthly: { percent: string; since: string } | null;
};

export type RatesOverview = {
  currencies: CurrencyRates[];
  /** Whether rates are fetched at all, and when they last were. */
  isFetching: boolean;
  fetchedAt: string | null;
};
