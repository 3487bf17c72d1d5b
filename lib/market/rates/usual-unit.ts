import { usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { currentRates } from './current-rates';

/**
 * Returns the currency that readers in a country compare prices in, and how many dollars one of it is worth; undefined for
 * dollars, or without a recent rate.
 */
export async function usualUnit(
  country: string | undefined,
): Promise<{ currency: Currency; worth: number } | undefined> {
  const currency = usualCurrency(country ?? null);
  const perUsd = currency === 'USD' ? undefined : (await currentRates())[currency];
  return perUsd === undefined ? undefined : { currency, worth: 1 / Number(perUsd) };
}
