import { currencyAt, type Currency } from '@/lib/core/i18n/currencies';

/** The currency of the visitor's country, by the clock and else the language of the device; null if it is another. */
export function ownCurrency(): Currency | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [, region] = navigator.language.split('-');
  return currencyAt(timeZone, region);
}
