import { AGE_MAX_MONTHS, HEADS_MAX, TEETH } from '@/lib/livestock/facts/limits';
import { CLASSES, isClassOf, usualKg, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { readDecimal, readNumber } from '@/lib/core/i18n/read-number';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { hasOwnDollar } from '@/lib/livestock/pricing/trade-customs';
import { isDear, isTooLight, weighs } from './likely-weights';
import { HEAD_LEAST_USD, headCurrency, inDollars, kiloCurrency, namedIn, type Market } from './market';
import { isArrobaPrice, valueOf, type Quantity } from './quantity';
import { unitOfBare } from './bare-numbers';
import { ANIMAL_KG_MAX, KG, KG_USD, kgOfArroba, weightBasis } from './units';

/** Filters of a search as its query has them. */
export type Filters = Record<string, string | number | boolean>;

/** Kilograms of live animal for which a price is; a carcass is half of one. */
const PRICED_KG: Partial<Record<PriceBasis, number>> = {
  live_kg: 1,
  carcass_kg: 2,
  live_lb: 0.453_592_37,
  live_cwt: 45.359_237,
};
/** A bare number from this on, with a comparison, is a price for a head. */
const HEAD_USD = 100;
/** Less is no price for an arroba. */
const ARROBA_USD = 35;
/** A kilogram of what is dear costs no less. */
const KG_USD_LEAST = 0.6;
const DAYS = [90, 60, 30] as const;
/** Nobody pays later. */
const DAYS_MAX = 730;
const KILOGRAMS_MAX = 5_000;
/** Lighter animals differ by less than a kilogram. */
const SMALL_KG = 10;
/** So many times as heavy is no end of a range of weights. */
const TOO_FAR = 10;

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

/** Kilograms with two decimals: whole pounds are whole again where they are shown. */
const hundredths = (value: number | undefined) => (value === undefined ? undefined : Number(value.toFixed(2)));

const PRICE_STEPS = 100;

/** An amount with two decimals, as links have it, on the side that leaves out nothing; a rest of the computer's is none. */
const outward = (value: number, round: (steps: number) => number) =>
  String(round(Number((value * PRICE_STEPS).toFixed(4))) / PRICE_STEPS);

/** «2 y 3 mil» are 2.000 and 3.000, and so are «2 mil y 3.000»; «1.500 mil» is a million and a half. */
const lowOf = (value: number, { scale }: Quantity) => value * (scale?.by ?? 1);
const highOf = (value: number, { scale }: Quantity) =>
  scale && (scale.stands === 'last' || value < scale.by) ? value * scale.by : value;

/** NaN where nobody can tell. */
const kgPriced = (basis: PriceBasis, market: Market): number =>
  basis === 'arroba' ? (kgOfArroba(market) ?? NaN) : (PRICED_KG[basis] ?? 1);

/** The price that a quantity asks for, in US dollars; empty if its currency can't be known. */
function priceFilters(quantity: Quantity, market: Market, isByKilo: boolean): Filters {
  const unit = quantity.unit.of === 'price' ? quantity.unit : { of: 'price' as const };
  const read = (written: string) =>
    Number((isByKilo ? readDecimal(market.locale, written) : readNumber(written)) ?? NaN);
  const low = lowOf(read(quantity.low), quantity);
  const high = quantity.high === undefined ? undefined : highOf(read(quantity.high), quantity);
  const basis = unit.basis ?? weightBasis(market);
  const kilograms = isByKilo ? kgPriced(basis, market) : 1;
  const isCents = quantity.scale !== undefined && quantity.scale.by < 1;
  const currency = isByKilo
    ? kiloCurrency(low / kilograms, unit.currency, market, isCents && kilograms >= 1)
    : headCurrency(low, unit.currency, market);
  const { from, to } = around(quantity, low, high, 0.1);
  const name = isByKilo ? 'PriceKg' : 'Price';
  const isRange = quantity.high !== undefined || quantity.compare === 'min';
  const amount = (value: number | undefined) =>
    value === undefined ? NaN : inDollars(value / kilograms, currency, market);
  const fits = (value: number) => Number.isFinite(value) && value > 0 && value < (isByKilo ? 1e6 : 1e8);
  return {
    ...(isRange && fits(amount(from)) ? { [`min${name}`]: outward(amount(from), Math.floor) } : {}),
    ...(fits(amount(to)) ? { [`max${name}`]: outward(amount(to), Math.ceil) } : {}),
  };
}

/** Nobody asks more for each of several animals, in US dollars; the less of those that are sold by weight. */
const DEAR_USD = 12_000;
const DEAR_BY_WEIGHT_USD = 5_000;

export const PRICES: ReadonlySet<string> = new Set(['minPrice', 'maxPrice', 'minPriceKg', 'maxPriceKg']);

/** Whether a price is that of all animals together, where the text speaks of several, or of a whole lot. */
export function isOfLot({ unit }: Quantity, price: Filters, stock: readonly ClassCode[], of: 'lot' | boolean): boolean {
  if (unit.of === 'price' && unit.basis !== undefined) return unit.basis === 'lot';
  const dear = stock.some((code) => CLASSES[code].basis !== 'head') ? DEAR_BY_WEIGHT_USD : DEAR_USD;
  return of === 'lot' ? Object.keys(price).some((key) => PRICES.has(key)) : of && Number(price.maxPrice) > dear;
}

/** A head may cost more, but nobody writes it in thousands where these are the kilos that it weighs. */
const KILOS_USD = 2_500;

const CENTS = /\d[.,]\d{1,2}$/;
const BASES = { 1: 'live_kg', [KG.lb]: 'live_lb', 30: 'arroba', 45.359_237: 'live_cwt' } as Partial<
  Record<number, PriceBasis>
>;

/** The same number as a price for the unit of weight after it. */
const priced = (quantity: Quantity, factor: number): Quantity => ({
  ...quantity,
  unit: { of: 'price', basis: BASES[factor] ?? 'live_kg' },
});

/** Whether so many thousands may be what an animal of a class costs, by what a kilogram of it costs at least. */
function mayCostThousands(code: ClassCode, low: number, market: Market): boolean {
  const price = inDollars(low * 1_000, namedIn(undefined, market), market);
  return price >= (usualKg(code)?.[0] ?? Infinity) * KG_USD_LEAST && price <= DEAR_USD;
}

/** Turns a quantity into filters of the classes that the text names; null if it says nothing. */
export function quantityFilters(quantity: Quantity, stock: readonly ClassCode[], market: Market): Filters | null {
  const { unit, compare } = quantity;
  if (unit.of === 'price' && unit.isPlain && hasOwnDollar(market.country ?? ''))
    return quantityFilters({ ...quantity, unit: { ...unit, currency: 'local', isPlain: false } }, stock, market);
  const low = lowOf(valueOf(quantity.low), quantity);
  const high = quantity.high === undefined ? undefined : highOf(valueOf(quantity.high), quantity);
  if (!Number.isFinite(low)) return null;
  switch (unit.of) {
    case 'price': {
      // What all of them cost together no filter asks for.
      if (unit.basis === 'lot') return null;
      const isByWeight = stock.some((code) => CLASSES[code].basis !== 'head');
      const price = inDollars(low, namedIn(unit.currency, market), market);
      const isCheap = unit.basis === undefined && isByWeight && (Number.isNaN(price) ? low : price) < KG_USD;
      // «Vaquillonas 320k c/u»: so heavy as well as so dear, where nobody pays so much.
      const mayBeKilos =
        unit.currency === undefined && quantity.scale && stock.some((code) => weighs(code, low / 1_000, low / 1_000));
      if (unit.basis === 'head' && mayBeKilos && price > KILOS_USD) return null;
      // «Boi 20@ a 310 reais»: no head costs so little, and no arroba less than a newborn calf may.
      const isBovine = isByWeight && stock.every((code) => isClassOf('bovine', code));
      const isArroba = price >= ARROBA_USD && price < HEAD_USD;
      if (unit.basis === undefined && isBovine && market.country === 'BR' && !isCheap && isArroba)
        return priceFilters({ ...quantity, unit: { ...unit, basis: 'arroba' } }, market, true);
      // «Tourinhos até 9 conto»: no grown head costs so little, and nobody can tell what is meant.
      const isLarge = stock.length > 0 && stock.every((code) => isDear(CLASSES[code].category));
      const isByKilo = unit.basis === undefined ? isCheap : unit.basis !== 'head';
      if (isLarge && !isByKilo && price < HEAD_LEAST_USD && !areAllYoung(stock)) return null;
      return priceFilters(quantity, market, isByKilo);
    }
    case 'weight': {
      const factor = unit.factor === KG.arroba ? kgOfArroba(market) : unit.factor;
      if (factor === null) return null;
      // “Steers 3.40 lb”: so light is none of them.
      if (stock.length > 0 && stock.every((code) => isTooLight(code, low * factor)))
        return CENTS.test(quantity.low) ? priceFilters(priced(quantity, unit.factor), market, true) : null;
      // «Terneras hasta 200k»: kilos as well as thousands of pesos.
      const isEither = unit.isK && compare === 'max' && stock.some((code) => mayCostThousands(code, low, market));
      if (isEither && high === undefined) return null;
      // «Boi gordo 310 arroba»: what one arroba costs.
      if (unit.factor === KG.arroba && market.locale === 'pt' && isArrobaPrice(low))
        return priceFilters(priced(quantity, KG.arroba), market, true);
      // «Balanza 2000 kg»: so heavy is no animal.
      if ((high ?? low) * factor > ANIMAL_KG_MAX || (high ?? low) > low * TOO_FAR) return null;
      const isSmall = low * factor < SMALL_KG;
      const isOpen = compare === 'max' || compare === 'min';
      if (unit.isHundreds && !isOpen)
        return limits(hundredths(low * factor), hundredths(((high ?? low) + 1) * factor), 'Weight', KILOGRAMS_MAX);
      const isExact = isSmall || isOpen || high !== undefined;
      const centre = isExact ? low * factor : Math.round(low * factor);
      const { from, to } = around(quantity, centre, high && high * factor, 0.1);
      // «Frango 2,5 kg»: whole kilograms around it.
      if (isSmall) return limits(from && Math.floor(from), to && Math.ceil(to), 'Weight', KILOGRAMS_MAX);
      return limits(hundredths(from), hundredths(to), 'Weight', KILOGRAMS_MAX);
    }
    case 'age': {
      // “Bred cows 7-9 months” are so long in calf.
      const isTooYoung = (code: ClassCode) =>
        !areAllYoung([code]) && (high ?? low) * unit.factor < CLASSES[code].months[0] / 2;
      if (stock.length > 0 && stock.every(isTooYoung)) return null;
      const { from, to } = around(quantity, low * unit.factor, high && high * unit.factor, 1 / 6);
      // “4 days old”: within the first month.
      if (to !== undefined && to < 1) return limits(undefined, 1, 'Age', AGE_MAX_MONTHS);
      return limits(rounded(from), rounded(to), 'Age', AGE_MAX_MONTHS);
    }
    case 'heads':
      // «Preço até 2600 cab»: so much for each.
      if (quantity.hint === 'price' && compare === 'max') return priceFilters(quantity, market, false);
      if (unit.isUnsure || (!compare && !Number.isInteger(low))) return null;
      if (compare === 'max' && high === undefined) return limits(undefined, Math.floor(low), 'Heads', HEADS_MAX);
      return limits(
        Math.ceil(compare === 'min' || high ? low : low * 0.75),
        high === undefined ? undefined : Math.floor(high),
        'Heads',
        HEADS_MAX,
      );
    case 'teeth': {
      const [from, to] = [compare === 'max' ? 0 : low, compare === 'min' ? Infinity : (high ?? low)];
      const asked = TEETH.filter((count) => count >= from && count <= to);
      return asked.length > 0 ? { teeth: asked.join(',') } : null;
    }
    case 'days': {
      const term = unit.isTerm && low <= DAYS_MAX && DAYS.find((days) => days <= (high ?? low));
      return term ? { pay: String(term) } : null;
    }
    case 'distance':
      return null;
    case 'bare': {
      const said = unitOfBare(quantity, [low, high], stock, market);
      return said && quantityFilters({ ...quantity, unit: said }, stock, market);
    }
  }
}
