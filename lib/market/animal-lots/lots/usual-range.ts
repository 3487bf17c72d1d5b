import { CLASSES, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';

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

/** True for a price in US dollars that is out of what the class is sold for, in whatever currency and basis it is asked. */
export function isOutOfRange(code: ClassCode, { head, kg }: { head: number | null; kg: number | null }): boolean {
  const { basis, family } = CLASSES[code];
  const [asked, [low, high]] = basis !== 'head' && kg !== null ? [kg, BY_KILO] : [head, BY_HEAD[family]];
  return asked !== null && (asked < low || asked > high);
}
