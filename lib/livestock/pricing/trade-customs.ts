import { usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import type { PriceBasis } from './price-bases';

/** Countries where `$` is a money that sellers can't ask in here. */
const OTHER_DOLLARS: ReadonlySet<string> = new Set(['DO', 'CU', 'NI']);

/** What `$` stands for in a country; undefined if that is none of our currencies. */
export const dollarOf = (country: string): Currency | undefined =>
  OTHER_DOLLARS.has(country) ? undefined : usualCurrency(country);

/** Whether the dollars of a country are its own. */
export const hasOwnDollar = (country: string): boolean => ['AU', 'CA', 'NZ'].includes(country);

/** Other countries whose own money sellers can't ask in here. */
const OTHER_MONEY: ReadonlySet<string> = new Set(['NA', 'GT', 'HN', 'KE', 'AO', 'MZ']);

/** What an amount without a sign is in; undefined if that is none of our currencies. */
export const unsaidCurrencyOf = (country: string): Currency | undefined =>
  OTHER_MONEY.has(country) ? undefined : dollarOf(country);

/** The bases that differ from what a class is usually priced by. */
const BASIS_IN: Partial<Record<string, Partial<Record<PriceBasis, PriceBasis>>>> = {
  BR: { carcass_kg: 'arroba' },
  US: { carcass_kg: 'live_cwt', live_kg: 'live_cwt' },
};

/** What a country asks by, where a class is usually priced by `basis`. */
export const usualBasis = (basis: PriceBasis, country: string | null): PriceBasis =>
  BASIS_IN[country ?? '']?.[basis] ?? basis;

/** The four bases that a country knows best. */
export function knownBases(country: string | null): readonly PriceBasis[] {
  if (country === 'BR') return ['head', 'live_kg', 'arroba', 'lot'];
  if (country === 'US') return ['head', 'live_cwt', 'live_lb', 'lot'];
  return ['head', 'live_kg', 'carcass_kg', 'lot'];
}
