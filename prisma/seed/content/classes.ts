import type { Category } from '@/lib/livestock/stock/categories';
import type { Country, StockClass } from './types';

type Range = readonly [min: number, max: number];

export type ClassFacts = {
  category: Category;
  months: Range;
  kg: Range | null;
  /** US dollars per head in Latin America and in the United States. */
  price: Range;
  priceUs: Range;
  /** Reaches its full weight within its age range, so that older animals are heavier. */
  growing: boolean;
};

export const CLASSES: Record<StockClass, ClassFacts> = {
  calf: {
    category: 'bovine',
    months: [6, 10],
    kg: [150, 260],
    price: [500, 950],
    priceUs: [1200, 2200],
    growing: true,
  },
  feeder: {
    category: 'bovine',
    months: [12, 24],
    kg: [280, 420],
    price: [900, 1400],
    priceUs: [1750, 2300],
    growing: true,
  },
  finished: {
    category: 'bovine',
    months: [24, 36],
    kg: [450, 560],
    price: [1400, 1900],
    priceUs: [2600, 3300],
    growing: true,
  },
  pregnant: {
    category: 'bovine',
    months: [24, 84],
    kg: [400, 550],
    price: [850, 1300],
    priceUs: [3500, 5500],
    growing: true,
  },
  dairy: {
    category: 'bovine',
    months: [30, 72],
    kg: [450, 650],
    price: [1500, 2400],
    priceUs: [2600, 3500],
    growing: true,
  },
  bull: {
    category: 'bovine',
    months: [18, 48],
    kg: [600, 1000],
    price: [2500, 5500],
    priceUs: [4800, 10000],
    growing: true,
  },
  lamb: { category: 'ovine', months: [3, 8], kg: [15, 45], price: [60, 125], priceUs: [130, 250], growing: true },
  ewe: { category: 'ovine', months: [20, 60], kg: [40, 80], price: [90, 260], priceUs: [250, 600], growing: false },
  ram: { category: 'ovine', months: [18, 48], kg: [70, 130], price: [400, 1100], priceUs: [800, 2200], growing: true },
  kid: { category: 'caprine', months: [3, 8], kg: [15, 36], price: [60, 120], priceUs: [130, 250], growing: true },
  doe: { category: 'caprine', months: [20, 60], kg: [40, 80], price: [95, 280], priceUs: [250, 600], growing: false },
  buck: {
    category: 'caprine',
    months: [18, 48],
    kg: [70, 130],
    price: [400, 1000],
    priceUs: [800, 2200],
    growing: true,
  },
  foal: {
    category: 'equine',
    months: [6, 18],
    kg: [150, 300],
    price: [800, 2200],
    priceUs: [1600, 4000],
    growing: true,
  },
  horse: {
    category: 'equine',
    months: [48, 144],
    kg: [400, 520],
    price: [1500, 5200],
    priceUs: [4000, 10000],
    growing: false,
  },
  mule: {
    category: 'equine',
    months: [24, 180],
    kg: [150, 400],
    price: [400, 1500],
    priceUs: [1200, 3000],
    growing: false,
  },
  chick: { category: 'aviary', months: [0, 0], kg: null, price: [3, 6], priceUs: [4, 15], growing: false },
  fowl: { category: 'aviary', months: [4, 18], kg: [1, 7], price: [10, 32], priceUs: [18, 60], growing: false },
  turkey: { category: 'aviary', months: [3, 8], kg: [6, 14], price: [30, 55], priceUs: [50, 90], growing: true },
};

/** Countries that sell below the River Plate: the lower half of the range. */
const CHEAPER: readonly Country[] = ['CO', 'CL', 'PY'];

/** The price range of a class where the seller lives. */
export function priceRange(stockClass: StockClass, country: Country): Range {
  const facts = CLASSES[stockClass];
  const [low, high] = country === 'US' ? facts.priceUs : facts.price;
  return [low, CHEAPER.includes(country) ? (low + high) / 2 : high];
}

/** Rounds a price as people do: 3.50, 85, 1240, 4800. */
export function roundPrice(price: number): number {
  if (price < 20) return Math.round(price * 2) / 2;
  if (price < 100) return Math.round(price / 5) * 5;
  if (price < 700) return Math.round(price / 10) * 10;
  if (price < 2500) return Math.round(price / 20) * 20;
  return Math.round(price / 100) * 100;
}
