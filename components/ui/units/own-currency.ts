import type { Currency } from '@/lib/core/i18n/currencies';

/** The currency of each country, and a city of its time zone. */
const COUNTRIES: readonly (readonly [region: string, city: string, currency: Currency])[] = [
  ['UY', 'Montevideo', 'UYU'],
  ['AR', 'Buenos_Aires', 'ARS'],
  ['BR', 'Sao_Paulo', 'BRL'],
  ['MX', 'Mexico_City', 'MXN'],
  ['PY', 'Asuncion', 'PYG'],
  ['CO', 'Bogota', 'COP'],
  ['CL', 'Santiago', 'CLP'],
  ['ES', 'Madrid', 'EUR'],
  ['GB', 'London', 'GBP'],
  ['AU', 'Sydney', 'AUD'],
  ['BO', 'La_Paz', 'BOB'],
  ['CR', 'Costa_Rica', 'CRC'],
  ['PE', 'Lima', 'PEN'],
];

/** The currency of the visitor's country, by the clock and else the language of the device; null if it is another. */
export function ownCurrency(): Currency | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [, region] = navigator.language.split('-');
  const found =
    COUNTRIES.find(([, city]) => timeZone.endsWith(city)) ?? COUNTRIES.find(([country]) => country === region);
  return found?.[2] ?? null;
}
