import type { Currency } from '@/lib/pricing/price-bases';
import type { Locale } from './locales';

/** How ranchers write the currencies; a bare `$` would be several. */
const SIGNS: Partial<Record<string, string>> = {
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
} satisfies Record<Currency, string>;

/** The sign of a currency; one that we don't know keeps its code. */
export function currencySign(locale: Locale, currency: string): string {
  if (locale === 'en' && currency === 'AUD') return 'A$';
  return SIGNS[currency] ?? currency;
}
