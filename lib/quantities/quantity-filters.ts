import { CLASSES, type ClassCode, type StockClass } from '@/lib/stock/classes';
import { HEADS_MAX, TEETH } from '@/lib/animals/lot-schema';
import { AGE_MAX_MONTHS } from '@/lib/animals/schema';
import type { Locale } from '@/lib/i18n/locales';
import { readDecimal, readNumber } from '@/lib/i18n/read-number';
import { isLocal, type LocalCurrency } from '@/lib/lexicon/lexicon';
import type { Currency, PriceBasis } from '@/lib/pricing/price-bases';
import { dollarOf, ownCurrency, usualCurrency } from '@/lib/pricing/trade-customs';
import { KG_USD, valueOf, type Quantity } from './quantity-at';

/** Filters of a search as its query has them. */
export type Filters = Record<string, string | number | boolean>;

/** Kilograms of live animal for which a price is; a carcass is half of one. */
const PRICED_KG: Partial<Record<PriceBasis, number>> = {
  live_kg: 1,
  carcass_kg: 2,
  arroba: 30,
  live_lb: 0.453_592_37,
  live_cwt: 45.359_237,
};
/** A bare number from this on, with a comparison, is a price for a head. */
const HEAD_USD = 100;
/** From this on it is in the country's own money. */
const HEAD_DEAR = 50_000;
/** Nobody asks less for a head of what is sold by it without saying the currency. */
const HEAD_LEAST_USD = 20;
/** A number alone counts animals if it is between these; «160/180» are kilograms. */
const HEADS_MIN = 5;
const HEADS_BARE_MAX = 1_000;
const LIGHTEST_KG = 40;
const DAYS = [90, 60, 30] as const;
const KILOGRAMS_MAX = 5_000;

/** What the amounts of a text depend on. */
export interface Market {
  locale: Locale;
  country?: string | null | undefined;
  /** Units of each currency for a US dollar, as decimal text. */
  perUsd: Partial<Record<Currency, string>>;
}

/** The limits that a search may have; null if these are none of them. */
function limits(low: number | undefined, high: number | undefined, name: string, max: number): Filters | null {
  const filters = {
    ...(low === undefined || low < 0 || low > max ? {} : { [`min${name}`]: low }),
    ...(high === undefined || high > max ? {} : { [`max${name}`]: high }),
  };
  return Object.keys(filters).length > 0 ? filters : null;
}

/** The limits of a quantity: a range as it is, one side of a comparison, else a part of the number around it. */
function around({ compare, high }: Quantity, low: number, top: number | undefined, part: number) {
  if (high !== undefined) return { from: low, to: top };
  if (compare === 'max') return { from: undefined, to: low };
  if (compare === 'min') return { from: low, to: undefined };
  return { from: low * (1 - part), to: low * (1 + part) };
}

const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));

const PRICE_STEPS = 100;

/** An amount with two decimals, as links have it, on the side that leaves out nothing; a rest of the computer's is none. */
const outward = (value: number, round: (steps: number) => number) =>
  String(round(Number((value * PRICE_STEPS).toFixed(4))) / PRICE_STEPS);

/** «2 y 3 mil» are 2.000 and 3.000, and so are «2 mil y 3.000»; «1.500 mil» is a million and a half. */
const lowOf = (value: number, { scale }: Quantity) => value * (scale?.by ?? 1);
const highOf = (value: number, { scale }: Quantity) =>
  scale && (scale.stands === 'last' || value < scale.by) ? value * scale.by : value;

/** What a currency that isn't named by its country stands for. */
function currencyHere(currency: LocalCurrency | undefined, country: string | null | undefined, isDear: boolean) {
  if (currency === 'own') return country ? ownCurrency(country) : undefined;
  if (country) return currency === 'local' ? dollarOf(country) : usualCurrency(country);
  return isDear ? undefined : 'USD';
}

/** What an amount without a currency is in: the usual one of the country, unless it would be next to nothing there. */
function bareCurrency(amount: number, { country, perUsd }: Market): Currency | undefined {
  if (!country) return amount < HEAD_DEAR ? 'USD' : undefined;
  if (amount >= HEAD_DEAR) return ownCurrency(country) ?? 'USD';
  const usual = usualCurrency(country);
  return amount / Number(perUsd[usual] ?? NaN) < HEAD_LEAST_USD ? 'USD' : usual;
}

/** Units of a currency for a US dollar; one of a currency that isn't known. */
function unitsOf(currency: Currency | LocalCurrency | undefined, { country, perUsd }: Market): number {
  const named = currency && (isLocal(currency) ? currencyHere(currency, country, false) : currency);
  return Number((named && perUsd[named]) ?? 1);
}

/** The price that a quantity asks for, in US dollars; empty if its currency can't be known. */
function priceFilters(quantity: Quantity, market: Market, isByKilo: boolean): Filters {
  const unit = quantity.unit.of === 'price' ? quantity.unit : { of: 'price' as const };
  const read = (written: string) =>
    Number((isByKilo ? readDecimal(market.locale, written) : readNumber(written)) ?? NaN);
  const low = lowOf(read(quantity.low), quantity);
  const high = quantity.high === undefined ? undefined : highOf(read(quantity.high), quantity);
  const isBareHead = unit.currency === undefined && !isByKilo;
  const named =
    unit.currency === undefined || isLocal(unit.currency)
      ? currencyHere(unit.currency, market.country, isByKilo && low >= KG_USD)
      : unit.currency;
  const currency = isBareHead ? bareCurrency(low, market) : named;
  const perUsd =
    Number((currency && market.perUsd[currency]) ?? NaN) * (isByKilo ? (PRICED_KG[unit.basis ?? 'live_kg'] ?? 1) : 1);
  const { from, to } = around(quantity, low, high, 0.1);
  const name = isByKilo ? 'PriceKg' : 'Price';
  const isRange = quantity.high !== undefined || quantity.compare === 'min';
  const amount = (value: number | undefined) => (value === undefined ? NaN : value / perUsd);
  const fits = (value: number) => Number.isFinite(value) && value > 0 && value < (isByKilo ? 1e6 : 1e8);
  return {
    ...(isRange && fits(amount(from)) ? { [`min${name}`]: outward(amount(from), Math.floor) } : {}),
    ...(fits(amount(to)) ? { [`max${name}`]: outward(amount(to), Math.ceil) } : {}),
  };
}

/** Turns a quantity into filters of the classes that the text names; null if it says nothing. */
export function quantityFilters(quantity: Quantity, stock: readonly ClassCode[], market: Market): Filters | null {
  const { unit, compare } = quantity;
  const low = lowOf(valueOf(quantity.low), quantity);
  const high = quantity.high === undefined ? undefined : highOf(valueOf(quantity.high), quantity);
  if (!Number.isFinite(low)) return null;
  switch (unit.of) {
    case 'price': {
      const isByWeight = stock.some((code) => CLASSES[code].basis !== 'head');
      const isCheap = unit.basis === undefined && isByWeight && low / unitsOf(unit.currency, market) < KG_USD;
      const isByKilo = unit.basis === undefined ? isCheap : unit.basis !== 'head' && unit.basis !== 'lot';
      return priceFilters(quantity, market, isByKilo);
    }
    case 'weight': {
      const centre = Math.round(low * unit.factor);
      if (unit.isHundreds && high === undefined && compare === undefined)
        return limits(centre, rounded((low + 1) * unit.factor), 'Weight', KILOGRAMS_MAX);
      const { from, to } = around(quantity, centre, high && high * unit.factor, 0.1);
      return limits(rounded(from), rounded(to), 'Weight', KILOGRAMS_MAX);
    }
    case 'age': {
      const { from, to } = around(quantity, low * unit.factor, high && high * unit.factor, 1 / 6);
      return limits(rounded(from), rounded(to), 'Age', AGE_MAX_MONTHS);
    }
    case 'heads':
      if (compare === 'max') return limits(undefined, Math.floor(low), 'Heads', HEADS_MAX);
      return limits(
        Math.ceil(compare === 'min' || high ? low : low * 0.75),
        high === undefined ? undefined : Math.floor(high),
        'Heads',
        HEADS_MAX,
      );
    case 'teeth': {
      const asked = TEETH.filter((count) => count >= low && count <= (high ?? low));
      return asked.length > 0 ? { teeth: asked.join(',') } : null;
    }
    case 'days': {
      const term = DAYS.find((days) => days <= (high ?? low));
      return term ? { pay: String(term) } : null;
    }
    case 'distance':
      return null;
    case 'bare':
      return bareFilters(quantity, low, stock, market);
  }
}

/** Whether a class is sold by weight, and its animals may weigh so much. */
function weighs(code: ClassCode, low: number, high: number): boolean {
  const { basis, kg } = CLASSES[code] as StockClass;
  return basis !== 'head' && kg !== undefined && low >= kg[0] / 2 && high <= kg[1] * 1.5;
}

/** A number without a unit: a price if it is compared, else a number of head, and a range is one of kilograms. */
function bareFilters(quantity: Quantity, low: number, stock: readonly ClassCode[], market: Market): Filters | null {
  const { compare, high } = quantity;
  // «Capones a 1,80»: nothing but a kilo costs so little, and cents.
  if (low < KG_USD && /\d[.,]\d{1,2}$/.test(quantity.low) && stock.length > 0)
    return priceFilters(quantity, market, true);
  // «De 120 a 150» are kilograms of animals that weigh so much and are sold by them.
  if (compare === 'about' && high !== undefined && stock.some((code) => weighs(code, low, valueOf(high))))
    return quantityFilters({ ...quantity, unit: { of: 'weight', factor: 1 } }, stock, market);
  if (compare === undefined && stock.length > 0) {
    const unit =
      high !== undefined && low >= LIGHTEST_KG
        ? { of: 'weight' as const, factor: 1 }
        : high === undefined && low >= HEADS_MIN && low < HEADS_BARE_MAX
          ? { of: 'heads' as const }
          : null;
    return unit && quantityFilters({ ...quantity, unit }, stock, market);
  }
  if (compare === undefined || (compare === 'about' && high === undefined)) return null;
  const isByKilo = low < KG_USD && stock.some((code) => CLASSES[code].basis !== 'head');
  return isByKilo || low >= HEAD_USD ? priceFilters(quantity, market, isByKilo) : null;
}
