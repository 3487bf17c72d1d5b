import type { Category } from './categories';
import { CLASS_CODES, CLASSES, isClassOf, type ClassCode, type ClassFamily } from './classes';

type Range = readonly [low: number, high: number];

/** US dollars per kilogram of live weight that animals sold by weight are sold for anywhere, with room on both sides. */
const BY_KILO: Range = [0.4, 16];

/** The same per head, for classes that are sold by the head, and for the others where no weight is known. */
const BY_HEAD: Record<ClassFamily, Range> = {
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

/** What is doubted of animals whose class nobody said: so many times out of the range of every class of the category. */
const WITHOUT_CLASS = 5;

/** The range of a category: of animals whose class nobody said. */
function rangeOf(category: Category): Range {
  const ranges = CLASS_CODES.filter((code) => isClassOf(category, code)).map((code) => BY_HEAD[CLASSES[code].family]);
  const [low, high] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
  return [low / WITHOUT_CLASS, high * WITHOUT_CLASS];
}

/** What an asked price comes to in US dollars; null where that can't be computed. */
interface Asked {
  head: number | null;
  kg: number | null;
}

/**
 * True for a price that is out of what animals of the class, or of the category where nobody said which class, are sold
 * for, in whatever currency and basis it is asked.
 */
export function isOutOfRange(category: Category, code: ClassCode | null, { head, kg }: Asked): boolean {
  const isByKilo = code !== null && CLASSES[code].basis !== 'head' && kg !== null;
  const [low, high] = isByKilo ? BY_KILO : code ? BY_HEAD[CLASSES[code].family] : rangeOf(category);
  const asked = isByKilo ? kg : head;
  return asked !== null && (asked < low || asked > high);
}
