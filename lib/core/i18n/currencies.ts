import type { Locale } from './locales';

/** The currencies that sellers ask in, with the signs that ranchers write; a bare `$` would be several. */
const SIGNS = {
  USD: 'US$',
  ARS: 'AR$',
  UYU: '$U',
  BRL: 'R$',
  MXN: 'MX$',
  PYG: '₲',
  COP: 'COL$',
  CLP: 'CL$',
  EUR: '€',
  GBP: '£',
  AUD: 'AU$',
  BOB: 'Bs',
  CRC: '₡',
  PEN: 'S/',
} as const;

export type Currency = keyof typeof SIGNS;

export const CURRENCIES = Object.keys(SIGNS) as [Currency, ...Currency[]];

/** True if sellers may ask in a currency. */
export const isCurrency = (code: string): code is Currency => Object.hasOwn(SIGNS, code);

/** The sign of a currency; one that we don't know keeps its code. */
export function currencySign(locale: Locale, currency: string): string {
  if (locale === 'en' && currency === 'AUD') return 'A$';
  return isCurrency(currency) ? SIGNS[currency] : currency;
}
