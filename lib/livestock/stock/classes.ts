import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Category } from './categories';

/** A class of animals. */
export type StockClass = {
  category: Category;
  sex: 'male' | 'female' | 'mixed';
  /** Classes that are searched together. */
  family: string;
  /** The usual age; null is open. It only warns. */
  months: readonly [number, number | null];
  /** The usual live weight per head. It only warns. */
  kg?: readonly [number, number];
  /** How the class is usually priced; a pair of cow and calf counts as one head. */
  basis: PriceBasis;
};

/** What ranchers call a kind of animal, by code: the class is the truth, words for it differ by country. */
export const CLASSES = {
  calf_m: { category: 'bovine', sex: 'male', family: 'calf', months: [4, 12], kg: [110, 260], basis: 'live_kg' },
  calf_f: { category: 'bovine', sex: 'female', family: 'calf', months: [4, 12], kg: [100, 240], basis: 'live_kg' },
  calf_mixed: { category: 'bovine', sex: 'mixed', family: 'calf', months: [4, 12], kg: [100, 250], basis: 'live_kg' },
  calf_dairy: { category: 'bovine', sex: 'mixed', family: 'calf', months: [0, 4], kg: [35, 110], basis: 'head' },
  steer_1_2: { category: 'bovine', sex: 'male', family: 'steer', months: [12, 24], kg: [220, 390], basis: 'live_kg' },
  steer_2_3: { category: 'bovine', sex: 'male', family: 'steer', months: [24, 36], kg: [320, 430], basis: 'live_kg' },
  steer_3: { category: 'bovine', sex: 'male', family: 'steer', months: [36, null], kg: [400, 520], basis: 'live_kg' },
  steer_fat: {
    category: 'bovine',
    sex: 'male',
    family: 'steer',
    months: [18, 42],
    kg: [420, 580],
    basis: 'carcass_kg',
  },
  bull_feeder: { category: 'bovine', sex: 'male', family: 'bull', months: [10, 24], kg: [200, 420], basis: 'live_kg' },
  bull_young: { category: 'bovine', sex: 'male', family: 'bull', months: [12, 24], kg: [350, 650], basis: 'head' },
  bull: { category: 'bovine', sex: 'male', family: 'bull', months: [24, 96], kg: [550, 1100], basis: 'head' },
  bull_cull: { category: 'bovine', sex: 'male', family: 'bull', months: [36, null], kg: [500, 1000], basis: 'live_kg' },
  heifer_1_2: {
    category: 'bovine',
    sex: 'female',
    family: 'heifer',
    months: [12, 24],
    kg: [200, 340],
    basis: 'live_kg',
  },
  heifer_open: {
    category: 'bovine',
    sex: 'female',
    family: 'heifer',
    months: [20, 36],
    kg: [260, 400],
    basis: 'live_kg',
  },
  heifer_served: {
    category: 'bovine',
    sex: 'female',
    family: 'heifer',
    months: [18, 36],
    kg: [280, 420],
    basis: 'head',
  },
  heifer_bred: { category: 'bovine', sex: 'female', family: 'heifer', months: [20, 40], kg: [300, 480], basis: 'head' },
  heifer_fat: {
    category: 'bovine',
    sex: 'female',
    family: 'heifer',
    months: [15, 36],
    kg: [300, 480],
    basis: 'live_kg',
  },
  cow_bred: { category: 'bovine', sex: 'female', family: 'cow', months: [36, 120], kg: [380, 600], basis: 'head' },
  cow_served: { category: 'bovine', sex: 'female', family: 'cow', months: [36, 120], basis: 'head' },
  cow_calf: { category: 'bovine', sex: 'female', family: 'cow', months: [30, 120], basis: 'head' },
  cow_3in1: { category: 'bovine', sex: 'female', family: 'cow', months: [30, 120], basis: 'head' },
  cow_open: { category: 'bovine', sex: 'female', family: 'cow', months: [36, 140], basis: 'head' },
  cow_feeder: { category: 'bovine', sex: 'female', family: 'cow', months: [36, null], basis: 'live_kg' },
  cow_fat: { category: 'bovine', sex: 'female', family: 'cow', months: [36, null], basis: 'carcass_kg' },
  cow_cull: { category: 'bovine', sex: 'female', family: 'cow', months: [36, null], basis: 'live_kg' },
  dairy_heifer: { category: 'bovine', sex: 'female', family: 'dairy', months: [20, 36], basis: 'head' },
  dairy_cow: { category: 'bovine', sex: 'female', family: 'dairy', months: [24, 120], basis: 'head' },
  dairy_dry: { category: 'bovine', sex: 'female', family: 'dairy', months: [30, 120], basis: 'head' },
  ox: { category: 'bovine', sex: 'male', family: 'ox', months: [36, null], basis: 'head' },
  lamb: { category: 'ovine', sex: 'mixed', family: 'lamb', months: [2, 10], kg: [12, 50], basis: 'head' },
  lamb_fat: { category: 'ovine', sex: 'mixed', family: 'lamb', months: [2, 10], kg: [12, 50], basis: 'live_kg' },
  hogget_f: { category: 'ovine', sex: 'female', family: 'ewe', months: [10, 20], kg: [30, 55], basis: 'head' },
  ewe_open: { category: 'ovine', sex: 'female', family: 'ewe', months: [18, 72], kg: [38, 85], basis: 'head' },
  ewe_bred: { category: 'ovine', sex: 'female', family: 'ewe', months: [18, 72], kg: [38, 85], basis: 'head' },
  ewe_lamb: { category: 'ovine', sex: 'female', family: 'ewe', months: [18, 72], basis: 'head' },
  ewe_cull: { category: 'ovine', sex: 'female', family: 'ewe', months: [12, null], basis: 'head' },
  wether: { category: 'ovine', sex: 'male', family: 'wether', months: [12, null], basis: 'head' },
  ram_young: { category: 'ovine', sex: 'male', family: 'ram', months: [8, 72], kg: [50, 140], basis: 'head' },
  ram: { category: 'ovine', sex: 'male', family: 'ram', months: [8, 72], kg: [50, 140], basis: 'head' },
  kid: { category: 'caprine', sex: 'mixed', family: 'kid', months: [1, 8], kg: [6, 35], basis: 'head' },
  kid_fat: { category: 'caprine', sex: 'mixed', family: 'kid', months: [1, 8], kg: [6, 35], basis: 'live_kg' },
  doeling: { category: 'caprine', sex: 'female', family: 'doe', months: [6, 96], basis: 'head' },
  doe_open: { category: 'caprine', sex: 'female', family: 'doe', months: [6, 96], basis: 'head' },
  doe_bred: { category: 'caprine', sex: 'female', family: 'doe', months: [6, 96], basis: 'head' },
  doe_milk: { category: 'caprine', sex: 'female', family: 'doe', months: [6, 96], basis: 'head' },
  goat_wether: { category: 'caprine', sex: 'male', family: 'goat_wether', months: [6, 72], basis: 'head' },
  buck_young: { category: 'caprine', sex: 'male', family: 'buck', months: [6, 72], basis: 'head' },
  buck: { category: 'caprine', sex: 'male', family: 'buck', months: [6, 72], basis: 'head' },
  foal: { category: 'equine', sex: 'mixed', family: 'foal', months: [0, 36], basis: 'head' },
  youngster: { category: 'equine', sex: 'mixed', family: 'foal', months: [0, 36], basis: 'head' },
  mare_open: { category: 'equine', sex: 'female', family: 'mare', months: [36, 240], basis: 'head' },
  mare_bred: { category: 'equine', sex: 'female', family: 'mare', months: [36, 240], basis: 'head' },
  mare_foal: { category: 'equine', sex: 'female', family: 'mare', months: [36, 240], basis: 'head' },
  gelding: { category: 'equine', sex: 'male', family: 'gelding', months: [36, 240], basis: 'head' },
  stallion: { category: 'equine', sex: 'male', family: 'stallion', months: [36, 240], basis: 'head' },
  mule: { category: 'equine', sex: 'mixed', family: 'mule', months: [24, 240], basis: 'head' },
  donkey: { category: 'equine', sex: 'mixed', family: 'donkey', months: [24, 240], basis: 'head' },
  chick_layer: { category: 'aviary', sex: 'female', family: 'chick', months: [0, 0], basis: 'head' },
  chick_broiler: { category: 'aviary', sex: 'mixed', family: 'chick', months: [0, 0], basis: 'head' },
  pullet: { category: 'aviary', sex: 'female', family: 'hen', months: [2, 30], basis: 'head' },
  layer: { category: 'aviary', sex: 'female', family: 'hen', months: [2, 30], basis: 'head' },
  layer_spent: { category: 'aviary', sex: 'female', family: 'hen', months: [2, 30], basis: 'head' },
  broiler: { category: 'aviary', sex: 'mixed', family: 'broiler', months: [0, 12], basis: 'live_kg' },
  rooster: { category: 'aviary', sex: 'male', family: 'rooster', months: [0, 12], basis: 'head' },
  poult: { category: 'aviary', sex: 'mixed', family: 'turkey', months: [0, 12], basis: 'head' },
  turkey: { category: 'aviary', sex: 'mixed', family: 'turkey', months: [0, 12], basis: 'head' },
  duck: { category: 'aviary', sex: 'mixed', family: 'duck', months: [0, 24], basis: 'head' },
  goose: { category: 'aviary', sex: 'mixed', family: 'goose', months: [0, 24], basis: 'head' },
  guinea: { category: 'aviary', sex: 'mixed', family: 'guinea', months: [0, 24], basis: 'head' },
  quail: { category: 'aviary', sex: 'mixed', family: 'quail', months: [0, 24], basis: 'head' },
} as const satisfies Record<string, StockClass>;

export type ClassCode = keyof typeof CLASSES;

/** A group of classes that are searched together. */
export type ClassFamily = (typeof CLASSES)[ClassCode]['family'];

/** The least and the most US dollars that animals are sold for anywhere. */
export type UsdRange = readonly [low: number, high: number];

/** The prices per head of a family, with room on both sides. They only warn. */
export const FAMILY_USD: Readonly<Record<ClassFamily, UsdRange>> = {
  calf: [30, 4_000],
  steer: [100, 8_000],
  bull: [150, 60_000],
  heifer: [100, 12_000],
  cow: [100, 12_000],
  dairy: [150, 12_000],
  ox: [150, 10_000],
  lamb: [8, 800],
  ewe: [10, 1_500],
  wether: [10, 800],
  ram: [30, 12_000],
  kid: [8, 800],
  doe: [10, 2_000],
  goat_wether: [10, 1_000],
  buck: [30, 8_000],
  foal: [60, 50_000],
  mare: [80, 100_000],
  gelding: [80, 100_000],
  stallion: [150, 250_000],
  mule: [80, 20_000],
  donkey: [30, 15_000],
  chick: [0.2, 15],
  hen: [0.8, 60],
  broiler: [0.8, 40],
  rooster: [0.8, 300],
  turkey: [0.8, 250],
  duck: [0.8, 120],
  goose: [0.8, 150],
  guinea: [0.8, 80],
  quail: [0.1, 20],
};

export const CLASS_CODES = Object.keys(CLASSES) as [ClassCode, ...ClassCode[]];

/** True if the class is one of the category's. */
export const isClassOf = (category: string, code: ClassCode): boolean => CLASSES[code].category === category;

/** Narrows a stored class. */
export const isClassCode = (code: string | null): code is ClassCode => code !== null && Object.hasOwn(CLASSES, code);

export const SEXES = ['male', 'female', 'mixed'] as const satisfies StockClass['sex'][];

const FAMILIES = new Set<string>(CLASS_CODES.map((code) => CLASSES[code].family));

/** What a search may ask for: a class or a family. A name that is both, such as `bull`, is the class. */
export const CLASS_NAMES: ReadonlySet<string> = new Set([...CLASS_CODES, ...FAMILIES]);

/** Returns the classes of a list of classes and families. */
export const classesOf = (names: string): ClassCode[] => {
  const asked = names.split(',');
  return CLASS_CODES.filter((code) =>
    asked.some((name) => (isClassCode(name) ? name === code : name === CLASSES[code].family)),
  );
};

/** Returns the shortest filter of a search for these classes: their category, or families and classes; none for no class. */
export function filterOfClasses(codes: readonly ClassCode[]): { category?: Category; class?: string } {
  const [first] = codes;
  if (!first) return {};
  const has = (isIn: (code: ClassCode) => boolean) => CLASS_CODES.filter(isIn).every((code) => codes.includes(code));
  const { category } = CLASSES[first];
  const isOfOne = codes.every((code) => isClassOf(category, code));
  if (isOfOne && has((code) => isClassOf(category, code))) return { category };
  const names = CLASS_CODES.filter((code) => codes.includes(code)).map((code) => {
    const { family } = CLASSES[code];
    return !isClassCode(family) && has((other) => CLASSES[other].family === family) ? family : code;
  });
  return { class: [...new Set(names)].join(',') };
}
