/** What a price is for: one head, the lot, a weight of live animal or of carcass. An arroba is 15 kg of carcass. */
export const PRICE_BASES = ['head', 'live_kg', 'carcass_kg', 'arroba', 'live_lb', 'live_cwt', 'lot'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** True if what a price comes to depends on the animals' weight. */
export const isByWeight = (basis: PriceBasis): boolean => basis !== 'head' && basis !== 'lot';

/** The currencies that sellers ask in. */
export const CURRENCIES = [
  'USD',
  'ARS',
  'UYU',
  'BRL',
  'MXN',
  'PYG',
  'COP',
  'CLP',
  'EUR',
  'GBP',
  'AUD',
  'BOB',
  'CRC',
  'PEN',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** True if sellers may ask in a currency. */
export const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code);
