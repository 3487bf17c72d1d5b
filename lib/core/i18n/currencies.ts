import type { Locale } from './locales';

interface CurrencyRow {
  /** What ranchers write; a bare `$` would be several. */
  sign: string;
  /** A round number of units, about what a US dollar costs; `corral_currency_scale` has it for the steps of bids. */
  scale: number;
  /** The countries whose money it is, with the city of their time zone where clocks tell it. */
  countries: Readonly<Record<string, string | null>>;
  /** True if its countries' ranchers ask in US dollars all the same. */
  yieldsToDollar?: true;
  /** Names that belong to it alone, in any of the languages; pesos are of several. */
  names?: RegExp;
}

/** The currencies that sellers ask in, one row each. What texts call them is in the lexicon (`measures.json`). */
const TABLE = {
  USD: { sign: 'US$', scale: 1, countries: {}, names: /^d[oó]lar(es)?$|^dollars?$/ },
  ARS: { sign: 'AR$', scale: 1000, countries: { AR: 'Buenos_Aires' } },
  UYU: { sign: '$U', scale: 50, countries: { UY: 'Montevideo' }, yieldsToDollar: true },
  BRL: { sign: 'R$', scale: 5, countries: { BR: 'Sao_Paulo' }, names: /^rea(is|les)$/ },
  MXN: { sign: 'MX$', scale: 20, countries: { MX: 'Mexico_City' } },
  PYG: { sign: '₲', scale: 5000, countries: { PY: 'Asuncion' }, names: /^gs\.?$|^guaran[ií](es|s)?$/ },
  COP: { sign: 'COL$', scale: 5000, countries: { CO: 'Bogota' } },
  CLP: { sign: 'CL$', scale: 1000, countries: { CL: 'Santiago' } },
  EUR: { sign: '€', scale: 1, countries: { ES: 'Madrid', PT: null, IE: 'Dublin' }, names: /^euros?$/ },
  GBP: { sign: '£', scale: 1, countries: { GB: 'London' } },
  AUD: { sign: 'AU$', scale: 1, countries: { AU: 'Sydney' } },
  BOB: { sign: 'Bs', scale: 5, countries: { BO: 'La_Paz' } },
  CRC: { sign: '₡', scale: 500, countries: { CR: 'Costa_Rica' } },
  PEN: { sign: 'S/', scale: 5, countries: { PE: 'Lima' } },
  CAD: { sign: 'C$', scale: 1, countries: { CA: 'Toronto' } },
  NZD: { sign: 'NZ$', scale: 1, countries: { NZ: 'Auckland' } },
  ZAR: { sign: 'R', scale: 20, countries: { ZA: 'Johannesburg' }, names: /^rands?$/ },
} as const satisfies Record<string, CurrencyRow>;

export type Currency = keyof typeof TABLE;

const ROWS: Readonly<Record<Currency, CurrencyRow>> = TABLE;

export const CURRENCIES = Object.keys(TABLE) as [Currency, ...Currency[]];

/** True if sellers may ask in a currency. */
export const isCurrency = (code: string): code is Currency => Object.hasOwn(TABLE, code);

/** The sign of a currency; one that we don't know keeps its code. */
export function currencySign(locale: Locale, currency: string): string {
  if (locale === 'en' && currency === 'AUD') return 'A$';
  return isCurrency(currency) ? TABLE[currency].sign : currency;
}

/** How many units are about a US dollar. */
export const currencyScale = (currency: Currency): number => TABLE[currency].scale;

/** The currency that a name is of alone. */
export const currencyNamed = (name: string): Currency | undefined =>
  CURRENCIES.find((code) => ROWS[code].names?.test(name));

/** A country's own money; undefined if that is the US dollar, or isn't known. */
export const ownCurrency = (country: string): Currency | undefined =>
  CURRENCIES.find((code) => Object.hasOwn(TABLE[code].countries, country));

/** The currency in which a country's ranchers ask; US dollars for whoever names no country. */
export function usualCurrency(country: string | null): Currency {
  const own = country === null ? undefined : ownCurrency(country);
  return own && !ROWS[own].yieldsToDollar ? own : 'USD';
}

/** The countries whose clocks tell their currency. */
const CLOCKS = CURRENCIES.flatMap((code) =>
  Object.entries(ROWS[code].countries).flatMap(([country, city]) => (city === null ? [] : [{ code, country, city }])),
);

const clockOf = (timeZone: string) => CLOCKS.find(({ city }) => timeZone.endsWith(city));

/** The currency of the country in whose time zone a clock is, or else of a country whose clocks tell it; null for others. */
export const currencyAt = (timeZone: string, region: string | undefined): Currency | null =>
  (clockOf(timeZone) ?? CLOCKS.find(({ country }) => country === region))?.code ?? null;

/** The country in whose time zone a clock is, or else that of the device's language; undefined if neither says it. */
export const countryAt = (timeZone: string, region: string | undefined): string | undefined =>
  clockOf(timeZone)?.country ?? region;
