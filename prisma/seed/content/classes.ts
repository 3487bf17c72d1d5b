import type { Category } from '@/lib/livestock/stock/categories';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import type { Subject } from '../pictures/sets';
import type { Country, Language } from './types';

type Range = readonly [min: number, max: number];

/** What tells the animals of one class apart. */
export type Animal = {
  subject: Subject;
  country: Country;
  feminine: boolean;
  pregnant: boolean;
  milkGoat: boolean;
  breed: string;
  /** Months. */
  age: number;
  weight: number | null;
};

export type ClassFacts = {
  category: Category;
  /** The breeds of a place that it uses. */
  breeds: string;
  /** What it is called, in the plural for lots; some countries have a Spanish word of their own. */
  noun: Readonly<Record<Language, string> & Partial<Record<Country, string>>>;
  feminine?: true;
  /** Numbers of head, in round numbers; one animal at a time without. */
  lots?: readonly number[];
  /** Males sold as sires are purebred, because their texts mention pedigree papers. */
  sire?: true;
  /** The share of the females that are pregnant. */
  pregnant?: number;
  /** What the pictures show. */
  subject: Subject | ((animal: Pick<Animal, 'breed' | 'feminine' | 'age'>) => Subject);
  /** What ranchers call the animals. */
  code: ClassCode | ((animal: Animal) => ClassCode);
  months: Range;
  kg: Range | null;
  /** US dollars per head in Latin America and in the United States. */
  price: Range;
  priceUs: Range;
  /** Reaches its full weight within its age range, so that older animals are heavier. */
  growing?: true;
};

const STORE_CATTLE = [18, 22, 24, 28, 30, 32, 35, 38, 40, 42, 45, 50, 56, 60, 64, 72, 80, 90];
const FLOCK = [12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70];
const GOATS = [6, 8, 9, 10, 12, 14, 15, 18, 20, 24, 26];

/** Birds that are no hens, by breed. */
const BIRDS: Partial<Record<string, { subject: Subject; code: ClassCode }>> = {
  'Broiler chicken': { subject: 'broiler', code: 'broiler' },
  'Pekin duck': { subject: 'duck', code: 'duck' },
  'Muscovy duck': { subject: 'duck', code: 'duck' },
  'Embden goose': { subject: 'goose', code: 'goose' },
  'Guinea fowl': { subject: 'guinea-fowl', code: 'guinea' },
  Quail: { subject: 'quail', code: 'quail' },
};

const ROWS = {
  calf: {
    category: 'bovine',
    breeds: 'beef',
    noun: { es: 'terneros', MX: 'becerros', PY: 'desmamantes', pt: 'bezerros', en: 'steer calves' },
    lots: STORE_CATTLE,
    subject: 'calf',
    code: 'calf_m',
    months: [6, 10],
    kg: [150, 260],
    price: [500, 950],
    priceUs: [1200, 2200],
    growing: true,
  },
  feeder: {
    category: 'bovine',
    breeds: 'beef',
    noun: {
      es: 'novillitos',
      MX: 'toretes',
      CO: 'novillos de levante',
      PA: 'novillos de levante',
      CR: 'novillos de levante',
      BO: 'novillos',
      EC: 'novillos',
      pt: 'garrotes',
      en: 'steers',
    },
    lots: STORE_CATTLE,
    subject: 'steer',
    code: ({ country }) => (country === 'MX' ? 'bull_feeder' : 'steer_1_2'),
    months: [12, 24],
    kg: [280, 420],
    price: [900, 1400],
    priceUs: [1750, 2300],
    growing: true,
  },
  finished: {
    category: 'bovine',
    breeds: 'beef',
    noun: {
      es: 'novillos gordos',
      MX: 'novillos cebados',
      CO: 'novillos cebados',
      pt: 'bois gordos',
      en: 'fat steers',
    },
    lots: [18, 20, 24, 25, 28, 30, 32, 36, 38, 40, 42],
    subject: 'steer',
    code: 'steer_fat',
    months: [24, 36],
    kg: [450, 560],
    price: [1400, 1900],
    priceUs: [2600, 3300],
    growing: true,
  },
  pregnant: {
    category: 'bovine',
    breeds: 'beef',
    noun: {
      es: 'novillas',
      AR: 'vaquillonas',
      UY: 'vaquillonas',
      MX: 'novillonas',
      EC: 'vaconas',
      PY: 'vaquillas',
      BO: 'vaquillas',
      CL: 'vaquillas',
      pt: 'novilhas',
      en: 'heifers',
    },
    feminine: true,
    lots: [8, 10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40],
    pregnant: 1,
    subject: ({ age }) => (age <= 36 ? 'heifer' : 'cow'),
    code: ({ subject }) => (subject === 'heifer' ? 'heifer_bred' : 'cow_bred'),
    months: [24, 84],
    kg: [400, 550],
    price: [850, 1300],
    priceUs: [3500, 5500],
    growing: true,
  },
  dairy: {
    category: 'bovine',
    breeds: 'dairy',
    noun: { es: 'vaca', pt: 'vaca', en: 'cow' },
    feminine: true,
    pregnant: 0.3,
    subject: 'milk-cow',
    code: 'dairy_cow',
    months: [30, 72],
    kg: [450, 650],
    price: [1500, 2400],
    priceUs: [2600, 3500],
    growing: true,
  },
  bull: {
    category: 'bovine',
    breeds: 'beef',
    noun: { es: 'toro', pt: 'touro', en: 'bull' },
    sire: true,
    subject: 'bull',
    code: ({ age, weight }) => (age >= 24 || (weight ?? 0) > 650 ? 'bull' : 'bull_young'),
    months: [18, 48],
    kg: [600, 1000],
    price: [2500, 5500],
    priceUs: [4800, 10000],
    growing: true,
  },
  lamb: {
    category: 'ovine',
    breeds: 'sheep',
    noun: { es: 'corderos', MX: 'borregos', CO: 'borregos', PA: 'borregos', pt: 'cordeiros', en: 'lambs' },
    lots: FLOCK,
    subject: 'lamb',
    code: ({ weight }) => ((weight ?? 0) >= 36 ? 'lamb_fat' : 'lamb'),
    months: [3, 8],
    kg: [15, 45],
    price: [60, 125],
    priceUs: [130, 250],
    growing: true,
  },
  ewe: {
    category: 'ovine',
    breeds: 'sheep',
    noun: { es: 'ovejas', MX: 'borregas', pt: 'ovelhas', en: 'ewes' },
    feminine: true,
    lots: FLOCK,
    pregnant: 0.22,
    subject: 'ewe',
    code: ({ pregnant }) => (pregnant ? 'ewe_bred' : 'ewe_open'),
    months: [20, 60],
    kg: [40, 80],
    price: [90, 260],
    priceUs: [250, 600],
  },
  ram: {
    category: 'ovine',
    breeds: 'sheep',
    noun: { es: 'carnero', MX: 'semental', pt: 'carneiro', en: 'ram' },
    sire: true,
    subject: 'ram',
    code: 'ram',
    months: [18, 48],
    kg: [70, 130],
    price: [400, 1100],
    priceUs: [800, 2200],
    growing: true,
  },
  kid: {
    category: 'caprine',
    breeds: 'goats',
    noun: { es: 'cabritos', pt: 'cabritos', en: 'kids' },
    lots: GOATS,
    subject: 'kid',
    code: 'kid',
    months: [3, 8],
    kg: [15, 36],
    price: [60, 120],
    priceUs: [130, 250],
    growing: true,
  },
  doe: {
    category: 'caprine',
    breeds: 'goats',
    noun: { es: 'cabras', pt: 'cabras', en: 'does' },
    feminine: true,
    lots: GOATS,
    pregnant: 0.22,
    subject: 'doe',
    code: ({ milkGoat, pregnant }) => (milkGoat ? 'doe_milk' : pregnant ? 'doe_bred' : 'doe_open'),
    months: [20, 60],
    kg: [40, 80],
    price: [95, 280],
    priceUs: [250, 600],
  },
  buck: {
    category: 'caprine',
    breeds: 'goats',
    noun: { es: 'chivo', MX: 'semental', pt: 'bode', en: 'buck' },
    sire: true,
    subject: 'buck',
    code: 'buck',
    months: [18, 48],
    kg: [70, 130],
    price: [400, 1000],
    priceUs: [800, 2200],
    growing: true,
  },
  foal: {
    category: 'equine',
    breeds: 'horses',
    noun: { es: 'potrillo', pt: 'potro', en: 'colt' },
    subject: 'foal',
    code: 'foal',
    months: [6, 18],
    kg: [150, 300],
    price: [800, 2200],
    priceUs: [1600, 4000],
    growing: true,
  },
  horse: {
    category: 'equine',
    breeds: 'horses',
    noun: { es: 'caballo', pt: 'cavalo', en: 'gelding' },
    pregnant: 0.22,
    subject: 'horse',
    code: ({ feminine, pregnant }) => (feminine ? (pregnant ? 'mare_bred' : 'mare_open') : 'gelding'),
    months: [48, 144],
    kg: [400, 520],
    price: [1500, 5200],
    priceUs: [4000, 10000],
  },
  mule: {
    category: 'equine',
    breeds: 'mules',
    noun: { es: 'mula', pt: 'mula', en: 'mule' },
    feminine: true,
    subject: ({ breed }) => (breed === 'Donkey' ? 'donkey' : 'mule'),
    code: ({ breed }) => (breed === 'Donkey' ? 'donkey' : 'mule'),
    months: [24, 180],
    kg: [150, 400],
    price: [400, 1500],
    priceUs: [1200, 3000],
  },
  chick: {
    category: 'aviary',
    breeds: 'chicks',
    noun: { es: 'pollitos', pt: 'pintinhos', en: 'chicks' },
    lots: [20, 25, 30, 40, 50, 100],
    subject: 'chick',
    code: ({ breed }) => (breed === 'Broiler chicken' ? 'chick_broiler' : 'chick_layer'),
    months: [0, 0],
    kg: null,
    price: [3, 6],
    priceUs: [4, 15],
  },
  fowl: {
    category: 'aviary',
    breeds: 'fowl',
    noun: { es: 'gallinas', pt: 'galinhas', en: 'hens' },
    feminine: true,
    lots: [8, 10, 12, 15, 20, 25, 30, 40, 50],
    subject: ({ breed, feminine }) => BIRDS[breed]?.subject ?? (feminine ? 'hen' : 'rooster'),
    code: ({ breed, feminine }) => BIRDS[breed]?.code ?? (feminine ? 'layer' : 'rooster'),
    months: [4, 18],
    kg: [1, 7],
    price: [10, 32],
    priceUs: [18, 60],
  },
  turkey: {
    category: 'aviary',
    breeds: 'turkeys',
    noun: { es: 'pavos', pt: 'perus', en: 'turkeys' },
    lots: [6, 8, 10, 12, 15, 18, 20],
    subject: 'turkey',
    code: ({ age }) => (age < 4 ? 'poult' : 'turkey'),
    months: [3, 8],
    kg: [6, 14],
    price: [30, 55],
    priceUs: [50, 90],
    growing: true,
  },
} as const satisfies Record<string, ClassFacts>;

/** The kinds of animals that have a price, age and weight range of their own. */
export type StockClass = keyof typeof ROWS;

/** The classes of a category. */
export type ClassOf<C extends Category> = {
  [Row in StockClass]: (typeof ROWS)[Row]['category'] extends C ? Row : never;
}[StockClass];

/** A group of breeds that classes use. */
export type BreedGroup = (typeof ROWS)[StockClass]['breeds'];

export const CLASSES: Readonly<Record<StockClass, ClassFacts & { breeds: BreedGroup }>> = ROWS;

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
