import { countryAt, currencyAt, type Currency } from '@/lib/core/i18n/currencies';

/** The visitor's country, by the clock and else the language of the device; null if neither says it. */
export function deviceCountry(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countryAt(timeZone, navigator.language.split('-')[1]) ?? null;
}

/** The currency of the visitor's country, by the clock and else the language of the device; null if it is another. */
export function ownCurrency(): Currency | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [, region] = navigator.language.split('-');
  return currencyAt(timeZone, region);
}
