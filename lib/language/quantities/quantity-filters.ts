import { AGE_MAX_MONTHS, HEADS_MAX, TEETH } from '@/lib/livestock/facts/limits';
import { CLASSES, isClassOf, usualKg, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import { readDecimal, readNumber } from '@/lib/core/i18n/read-number';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { hasOwnDollar } from '@/lib/livestock/pricing/trade-customs';
import { isDear, isTooLight, mayBeLeast, mayWeigh as mightWeigh, weighs } from './likely-weights';
import { HEAD_LEAST_USD, KG_USD_RANGE, headCurrency, inDollars, kiloCurrency, namedIn, type Market } from './market';
import { isArrobaPrice, valueOf, type Quantity } from './quantity';
import { ANIMAL_KG_MAX, KG, KG_USD, kgOfArroba } from './units';

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
/** Nobody looks for more small animals at once without saying so. */
const COUNTED_MOST = 400;
/** A range that begins lower may be one of heads. */
const LIGHT_LEAST = 300;
/** A number alone counts no fewer animals. */
const HEADS_MIN = 5;
/** «Más de 36» may be months, and so may «más de 48»: of so many years at most. */
const COUNT_LEAST = 40;
const MONTHS_MOST = 60;
const HALF_YEAR = 6;
const MONTHS = 12;
/** Round numbers are hardly ages. */
const ROUND = 5;
/** Nobody pays more for a kilogram of live weight. */
const LIVE_KG_USD_MOST = 5;
/** A bare number after animals counts them up to here: from there on it may be a price. */
const HEADS_BARE_MAX = 100;
/** Cattle that are kept longer are hardly ever named by their age. */
const GROWN_YEARS = 15;
/** A kilogram of what is dear costs no less. */
const KG_USD_LEAST = 0.6;
/** Where English is written and animals are weighed in pounds, or in kilograms. */
const POUNDS = new Set(['US', 'CA']);
const KILOGRAMS = new Set(['AU', 'NZ', 'GB', 'IE', 'ZA']);
const LB = 0.453_592_37;
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
  // “Steers over $2.80” are so much a pound, in Canada too.
  const basis = unit.basis ?? (POUNDS.has(market.country ?? '') ? 'live_lb' : 'live_kg');
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
const BASES = { 1: 'live_kg', [LB]: 'live_lb', 30: 'arroba', 45.359_237: 'live_cwt' } as Partial<
  Record<number, PriceBasis>
>;

/** The same number as a price for the unit of weight after it. */
const priced = (quantity: Quantity, factor: number): Quantity => ({
  ...quantity,
  unit: { of: 'price', basis: BASES[factor] ?? 'live_kg' },
});

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
    case 'bare':
      return bareFilters(quantity, low, stock, market);
  }
}

/** Whether some of the animals may weigh so much, in pounds or kilograms as the country has it. */
export function mayBeWeight({ low, high = low }: Quantity, stock: readonly ClassCode[], { country }: Market): boolean {
  const factor = POUNDS.has(country ?? '') ? LB : 1;
  return stock.some((code) => [low, high].every((end) => mightWeigh(code, valueOf(end) * factor)));
}

/** The weight that a bare number is after “weighing”: in pounds or kilograms as the country has it. */
function unsaidWeight(quantity: Quantity, stock: readonly ClassCode[], market: Market): Filters | null {
  const { country } = market;
  const factor = POUNDS.has(country ?? '') ? LB : KILOGRAMS.has(country ?? '') || market.locale !== 'en' ? 1 : null;
  return factor === null ? null : quantityFilters({ ...quantity, unit: { of: 'weight', factor } }, stock, market);
}

/** Whether a number can't be anything but how many: no weight in a unit, and no age. */
const isCountOf = ({ low, high, hint, scale }: Quantity, stock: readonly ClassCode[], least: number, unit: number) =>
  [high, scale].every((part) => part === undefined) &&
  hint !== 'price' &&
  Number.isInteger(valueOf(low)) &&
  valueOf(low) >= least &&
  valueOf(low) < HEADS_BARE_MAX * 10 &&
  stock.length > 0 &&
  // Nobody says in pounds how light the lightest are.
  !stock.some((code) =>
    unit === LB && valueOf(low) < HEADS_BARE_MAX
      ? weighs(code, valueOf(low) * LB, valueOf(low) * LB)
      : mightWeigh(code, valueOf(low) * unit),
  );

/** Whoever limits a weight knows it as well as this. */
const NEAR = 1.1;

/** Whether animals of a class may be so many years old. */
const isYears = (code: ClassCode, years: number): boolean => {
  const [least, most] = CLASSES[code].months;
  return years * MONTHS >= least && years * MONTHS <= (most ?? GROWN_YEARS * MONTHS);
};

/** Whether so many thousands may be what an animal of a class costs, by what a kilogram of it costs at least. */
function mayCostThousands(code: ClassCode, low: number, market: Market): boolean {
  const price = inDollars(low * 1_000, namedIn(undefined, market), market);
  return price >= (usualKg(code)?.[0] ?? Infinity) * KG_USD_LEAST && price <= DEAR_USD;
}

/** A number without a unit: what its word says, or the only thing that so much of these animals may be; null if it may be two. */
function bareFilters(quantity: Quantity, low: number, stock: readonly ClassCode[], market: Market): Filters | null {
  const { compare, high, hint } = quantity;
  const top = high === undefined ? low : highOf(valueOf(high), quantity);
  const as = (unit: Quantity['unit']) => quantityFilters({ ...quantity, unit }, stock, market);
  const factor = POUNDS.has(market.country ?? '') ? LB : 1;
  const mayWeigh = stock.some((code) => weighs(code, low * factor, top * factor));
  const isWeight = hint === 'weight' || (hint === 'animals' && mayWeigh);
  const weight = isWeight ? unsaidWeight(quantity, stock, market) : null;
  // “Low birth weight under 5k”: no animal weighs so much, but may cost it.
  if (isWeight && (weight || low < ANIMAL_KG_MAX)) return weight;
  // A horse of 1,50 is that high.
  const isEquine = stock.some((code) => isClassOf('equine', code));
  // «Capones a 1,80»: nothing but a kilo costs so little, and cents.
  if (low < KG_USD && CENTS.test(quantity.low) && stock.length > 0 && compare !== 'min' && !isEquine)
    return priceFilters(quantity, market, true);
  // “Light steers 350 to 450” are calves as well.
  const mayBe =
    high === undefined || low < LIGHT_LEAST
      ? stock
      : stock.flatMap((code) => [code, CLASSES[code].younger ?? []].flat());
  const isSoldByWeight = mayBe.some(
    (code) => CLASSES[code].basis !== 'head' && weighs(code, low * factor, top * factor),
  );
  const isPoultry = stock.length > 0 && stock.every((code) => isClassOf('aviary', code));
  // «Corderos, mínimo 50»: as the least, what the heaviest of them weigh is no weight.
  const isTooHeavy =
    compare === 'min' && low <= HEADS_BARE_MAX && stock.every((code) => !mayBeLeast(code, low * factor));
  if (hint === 'heads' && !quantity.scale && (!mayWeigh || isTooHeavy) && (isPoultry || low < HEADS_BARE_MAX * 10))
    return as({ of: 'heads' });
  // “Gelding age 3-6”: grown animals, which aren't so few months old, are years old.
  if (hint === 'age') {
    const areYears = stock.length > 0 && stock.every((code) => !areAllYoung([code]) && top < CLASSES[code].months[0]);
    return areYears ? as({ of: 'age', factor: MONTHS }) : null;
  }
  // «Unas 10 a 15»: both ends are counts.
  const ends = [quantity, { ...quantity, low: high ?? quantity.low }].map((end) => ({ ...end, high: undefined }));
  if (hint === 'counted' && ends.every((end) => isCountOf(end, stock, HEADS_MIN, KG.arroba)))
    return as({ of: 'heads' });
  // «300 pa arriba», “400+” of what is sold by weight; of more than one may be so many, nobody looks for the least price.
  const isUpward =
    /^(?:upward|plus)$/.test(hint ?? '') && high === undefined && low >= HEADS_BARE_MAX && isSoldByWeight;
  if (isUpward || hint === 'upward') return isUpward ? unsaidWeight(quantity, stock, market) : null;
  const isBovine = stock.some((code) => isClassOf('bovine', code));
  const isMonths =
    low <= MONTHS_MOST &&
    low % (isBovine ? HALF_YEAR : 2 * HALF_YEAR) === 0 &&
    stock.some((code) => low < (CLASSES[code].months[1] ?? Infinity));
  const least = isPoultry || isEquine || low % ROUND !== 0 ? COUNT_LEAST : COUNT_LEAST / 2;
  // “Heifers, max 40”, “ewes 20 plus”; «máximo 40» may be pesos for a kilogram.
  const perKilo = inDollars(low, namedIn(undefined, market), market);
  const isOfKilo = perKilo >= KG_USD_RANGE[0] && perKilo <= LIVE_KG_USD_MOST;
  const isMost = hint === 'most' && compare === 'max' && low < HEADS_BARE_MAX && !isPoultry && !isOfKilo;
  if (compare === 'min' || isMost)
    return !isMonths && isCountOf(quantity, stock, least, factor) ? as({ of: 'heads' }) : null;
  if (high !== undefined && stock.length > 0 && isSoldByWeight)
    return quantity.isEither ? null : as({ of: 'weight', factor });
  // «Vaca parida 5 mil»: so many animals are said in full.
  const isMoney = quantity.scale && compare !== 'max' && stock.length > 0 && !isPoultry;
  if (isMoney)
    return inDollars(low, namedIn(undefined, market), market) >= HEAD_USD
      ? priceFilters(quantity, market, false)
      : null;
  if (compare === undefined) {
    const isCount = high === undefined && stock.length > 0 && low >= HEADS_MIN && !mayWeigh;
    // «Yeguas 8», «boi 18»: so many years, or arrobas.
    const isArrobas = market.country === 'BR' && stock.some((code) => weighs(code, low * KG.arroba, low * KG.arroba));
    return isCount &&
      !isArrobas &&
      !stock.some((code) => isYears(code, low)) &&
      low < (isPoultry ? HEADS_BARE_MAX * 10 : HEADS_BARE_MAX)
      ? as({ of: 'heads' })
      : null;
  }
  if (compare === 'about' && high === undefined && (hint !== 'price' || stock.length === 0)) return null;
  // “Cows under 1400” may weigh so much as well.
  const isHeavy = stock.some((code) => isClassOf('bovine', code) && weighs(code, low * factor, top * factor, NEAR));
  if (compare === 'max' ? isSoldByWeight || isHeavy : mayWeigh) return null;
  // «Capones entre 100 y 300»: of small animals so many, or what each costs.
  const isLarge = stock.length === 0 || stock.some((code) => isDear(CLASSES[code].category));
  if (high !== undefined && hint !== 'price' && !isLarge && top <= COUNTED_MOST) return null;
  // «Novillos a 8.500»: where a kilogram costs thousands no head costs so little.
  const price = inDollars(low, namedIn(undefined, market), market);
  // «Vaquillonas menores de 2», “cows under 6” may be so old: cents, or a word for a price, make it a price.
  const isPriced = CENTS.test(quantity.low) || hint === 'price';
  const isKilo = (low < KG_USD && isPriced) || (low >= HEAD_USD && price >= 1 && price < KG_USD);
  const isByKilo = isKilo && stock.some((code) => CLASSES[code].basis !== 'head');
  return isByKilo || low >= HEAD_USD ? priceFilters(quantity, market, isByKilo) : null;
}
