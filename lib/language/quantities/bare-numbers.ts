import { CLASSES, isClassOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { areAllYoung } from '@/lib/livestock/stock/roles';
import type { Category } from '@/lib/livestock/stock/categories';
import { isDear, mayBeLeast, mayWeigh, weighs } from './likely-weights';
import { KG_USD_RANGE, inDollars, namedIn, type Market } from './market';
import { valueOf, type Quantity, type Unit } from './quantity';
import { ANIMAL_KG_MAX, KG, KG_USD, weightBasis, weightUnit } from './units';

/** Where English is written and animals are weighed in kilograms. */
const KILOGRAMS = new Set(['AU', 'NZ', 'GB', 'IE', 'ZA']);

/** A number without a unit, among the animals that its text names. */
interface Bare {
  quantity: Quantity;
  stock: readonly ClassCode[];
  market: Market;
  low: number;
  /** The end of its range; the number itself if it is none. */
  top: number;
  isRange: boolean;
  /** Kilograms in the unit of weight that goes without saying. */
  kg: number;
}

const dollars = ({ low, market }: Bare): number => inDollars(low, namedIn(undefined, market), market);

const areAll = ({ stock }: Bare, category: Category): boolean =>
  stock.length > 0 && stock.every((code) => isClassOf(category, code));

const areSome = ({ stock }: Bare, category: Category): boolean => stock.some((code) => isClassOf(category, code));

/** Whether some of the animals usually weigh so much. */
const isWeightOf = ({ low, top, kg }: Bare, stock: readonly ClassCode[], apart?: number): boolean =>
  stock.some((code) => weighs(code, low * kg, top * kg, apart));

/** A range that begins lower may be one of heads. */
const LIGHT_LEAST = 300;

/** Whether some of the animals are sold by weight and usually weigh so much; “light steers 350 to 450” are calves as well. */
function isWeightOfSold(bare: Bare): boolean {
  const { stock, isRange, low } = bare;
  const mayBe =
    isRange && low >= LIGHT_LEAST ? stock.flatMap((code) => [code, CLASSES[code].younger ?? []].flat()) : stock;
  return isWeightOf(
    bare,
    mayBe.filter((code) => CLASSES[code].basis !== 'head'),
  );
}

/** Whether a number ends in cents. */
const CENTS = /\d[.,]\d{1,2}$/;

/** From here on a number is no count that goes without saying. */
const HEADS_BARE_MAX = 100;
const HEADS_MAX = 1_000;
/** A number alone counts no fewer animals. */
const HEADS_MIN = 5;

/** Whether a number can't be anything but how many: no age of the grown, no price, and no weight in a unit of so many kilograms. */
function isCountOf({ quantity, stock, low }: Bare, least: number, kg: number): boolean {
  const isNoWeight = (code: ClassCode) =>
    // Nobody says in pounds how light the lightest are.
    kg === KG.lb && low < HEADS_BARE_MAX ? !weighs(code, low * KG.lb, low * KG.lb) : !mayWeigh(code, low * kg);
  const isWhole = Number.isInteger(low) && quantity.scale === undefined && quantity.hint !== 'price';
  return isWhole && low >= least && low < HEADS_MAX && stock.length > 0 && stock.every(isNoWeight);
}

/** Cattle that are kept longer are hardly ever named by their age. */
const GROWN_YEARS = 15;
const MONTHS = 12;

/** Whether some of the animals may be so many years old. */
const isYears = ({ stock, low }: Bare): boolean =>
  stock.some((code) => {
    const [least, most] = CLASSES[code].months;
    return low * MONTHS >= least && low * MONTHS <= (most ?? GROWN_YEARS * MONTHS);
  });

const MONTHS_MOST = 60;
const HALF_YEAR = 6;

/** «Más de 36» may be months, and so may «más de 48»: of so many years at most. */
const isMonths = (bare: Bare): boolean =>
  bare.low <= MONTHS_MOST &&
  bare.low % (areSome(bare, 'bovine') ? HALF_YEAR : 2 * HALF_YEAR) === 0 &&
  bare.stock.some((code) => bare.low < (CLASSES[code].months[1] ?? Infinity));

/** What a number may be at most for a head, in US dollars, and that it is at least. */
const HEAD_USD = 100;
/** Nobody pays more for a kilogram of live weight. */
const LIVE_KG_USD_MOST = 5;
/** Round numbers are hardly ages, and others are none from here on. */
const ROUND = 5;
const COUNT_LEAST = 40;
/** Whoever limits a weight knows it as well as this. */
const NEAR = 1.1;
/** Nobody looks for more small animals at once without saying so. */
const COUNTED_MOST = 400;

const HEADS: Unit = { of: 'heads' };
const A_HEAD: Unit = { of: 'price', basis: 'head' };
const A_KILO = ({ market }: Bare): Unit => ({ of: 'price', basis: weightBasis(market) });

/** The weight that goes without saying; none where nobody knows in which unit. */
function inUsualUnit({ market: { country, locale }, kg }: Bare): Unit | null {
  const isKnown = kg === KG.lb || locale !== 'en' || KILOGRAMS.has(country ?? '');
  return isKnown ? { of: 'weight', factor: kg } : null;
}

interface Reading {
  /** What says that the number is this, or that it may be this and something else. */
  says: (bare: Bare) => boolean;
  /** Null if nobody can tell. */
  unit: (bare: Bare) => Unit | null;
}

/** What a number without a unit may be. The first that is said decides. */
const READINGS: readonly Reading[] = [
  {
    // “Steers weighing 600”, “heifer 600 up”; “low birth weight under 5k”: no animal weighs so much, but may cost it.
    says: (bare) =>
      (bare.quantity.hint === 'weight' || (bare.quantity.hint === 'animals' && isWeightOf(bare, bare.stock))) &&
      bare.low * bare.kg < ANIMAL_KG_MAX,
    unit: inUsualUnit,
  },
  {
    // «Capones a 1,80»: nothing but a kilo costs so little, and cents. A horse of 1,50 is that high.
    says: (bare) =>
      bare.low < KG_USD &&
      CENTS.test(bare.quantity.low) &&
      bare.quantity.compare !== 'min' &&
      bare.stock.length > 0 &&
      !areSome(bare, 'equine'),
    unit: A_KILO,
  },
  {
    // «Corderos, mínimo 50»: as the least, what the heaviest of them weigh is no weight.
    says: (bare) =>
      bare.quantity.hint === 'heads' &&
      !bare.quantity.scale &&
      (!isWeightOf(bare, bare.stock) ||
        (bare.quantity.compare === 'min' &&
          bare.low <= HEADS_BARE_MAX &&
          bare.stock.every((code) => !mayBeLeast(code, bare.low * bare.kg)))) &&
      (areAll(bare, 'aviary') || bare.low < HEADS_MAX),
    unit: () => HEADS,
  },
  {
    // “Gelding age 3-6”: grown animals, which aren't so few months old, are years old.
    says: ({ quantity }) => quantity.hint === 'age',
    unit: ({ stock, top }) =>
      stock.length > 0 && stock.every((code) => !areAllYoung([code]) && top < CLASSES[code].months[0])
        ? { of: 'age', factor: MONTHS }
        : null,
  },
  {
    // «Unas 10 a 15»: both ends are counts.
    says: (bare) =>
      bare.quantity.hint === 'counted' &&
      [bare.low, bare.top].every((low) => isCountOf({ ...bare, low }, HEADS_MIN, KG.arroba)),
    unit: () => HEADS,
  },
  {
    // «300 pa arriba», “400+” of what is sold by weight: of more than one may be so many, and nobody looks for the least price.
    says: (bare) =>
      bare.quantity.hint === 'upward' ||
      (bare.quantity.hint === 'plus' && !bare.isRange && bare.low >= HEADS_BARE_MAX && isWeightOfSold(bare)),
    unit: (bare) => (!bare.isRange && bare.low >= HEADS_BARE_MAX && isWeightOfSold(bare) ? inUsualUnit(bare) : null),
  },
  {
    // “Heifers, max 40”, “ewes 20 plus”; «máximo 40» may be pesos for a kilogram.
    says: (bare) =>
      bare.quantity.compare === 'min' ||
      (bare.quantity.hint === 'most' &&
        bare.quantity.compare === 'max' &&
        bare.low < HEADS_BARE_MAX &&
        !areAll(bare, 'aviary') &&
        !(dollars(bare) >= KG_USD_RANGE[0] && dollars(bare) <= LIVE_KG_USD_MOST)),
    unit: (bare) => {
      const isRound = !areAll(bare, 'aviary') && !areSome(bare, 'equine') && bare.low % ROUND === 0;
      return !isMonths(bare) && isCountOf(bare, isRound ? COUNT_LEAST / 2 : COUNT_LEAST, bare.kg) ? HEADS : null;
    },
  },
  {
    // «Novillos 380-420».
    says: (bare) => bare.isRange && isWeightOfSold(bare),
    unit: ({ quantity, kg }) => (quantity.isEither ? null : { of: 'weight', factor: kg }),
  },
  {
    // «Vaca parida 5 mil»: so many animals are said in full.
    says: (bare) =>
      bare.quantity.scale !== undefined &&
      bare.quantity.compare !== 'max' &&
      bare.stock.length > 0 &&
      !areAll(bare, 'aviary'),
    unit: (bare) => (dollars(bare) >= HEAD_USD ? { of: 'price' } : null),
  },
  {
    // «Terneros 80»; «yeguas 8», «boi 18» are so many years, or arrobas.
    says: ({ quantity }) => quantity.compare === undefined,
    unit: (bare) => {
      const isArrobas = bare.market.country === 'BR' && isWeightOf({ ...bare, kg: KG.arroba }, bare.stock);
      const isCount =
        !bare.isRange &&
        bare.stock.length > 0 &&
        bare.low >= HEADS_MIN &&
        bare.low < (areAll(bare, 'aviary') ? HEADS_MAX : HEADS_BARE_MAX);
      return isCount && !isArrobas && !isWeightOf(bare, bare.stock) && !isYears(bare) ? HEADS : null;
    },
  },
  {
    // «Vaquillonas unas 900».
    says: ({ quantity, isRange, stock }) =>
      quantity.compare === 'about' && !isRange && (quantity.hint !== 'price' || stock.length === 0),
    unit: () => null,
  },
  {
    // “Cows under 1400” may weigh so much as well as cost it.
    says: (bare) =>
      bare.quantity.compare === 'max'
        ? isWeightOfSold(bare) ||
          isWeightOf(
            bare,
            bare.stock.filter((code) => isClassOf('bovine', code)),
            NEAR,
          )
        : isWeightOf(bare, bare.stock),
    unit: () => null,
  },
  {
    // «Capones entre 100 y 300»: of small animals so many, or what each costs.
    says: ({ quantity, isRange, top, stock }) =>
      isRange &&
      quantity.hint !== 'price' &&
      top <= COUNTED_MOST &&
      stock.length > 0 &&
      !stock.some((code) => isDear(CLASSES[code].category)),
    unit: () => null,
  },
  {
    // «Novillos a 8.500»: where a kilogram costs thousands no head costs so little. «Vaquillonas menores de 2», “cows under
    // 6” may be so old: cents, or a word for a price, make it a price.
    says: (bare) => {
      const isPriced = CENTS.test(bare.quantity.low) || bare.quantity.hint === 'price';
      const isCheap = bare.low >= HEAD_USD && dollars(bare) >= 1 && dollars(bare) < KG_USD;
      return ((bare.low < KG_USD && isPriced) || isCheap) && bare.stock.some((code) => CLASSES[code].basis !== 'head');
    },
    unit: A_KILO,
  },
  {
    // «Toros hasta 4 millones».
    says: ({ low }) => low >= HEAD_USD,
    unit: () => A_HEAD,
  },
];

/** What a number without a unit is: what its word says, or the only thing that so much of these animals may be; null if it may be two. */
export function unitOfBare(
  quantity: Quantity,
  [low, high]: readonly [number, number | undefined],
  stock: readonly ClassCode[],
  market: Market,
): Unit | null {
  const bare: Bare = {
    ...{ quantity, stock, market, low, top: high ?? low, isRange: high !== undefined },
    kg: weightUnit(market),
  };
  return READINGS.find(({ says }) => says(bare))?.unit(bare) ?? null;
}

/** Whether some of the animals may weigh so much, in pounds or kilograms as the country has it. */
export function mayBeWeight({ low, high = low }: Quantity, stock: readonly ClassCode[], market: Market): boolean {
  return stock.some((code) => [low, high].every((end) => mayWeigh(code, valueOf(end) * weightUnit(market))));
}
