import type { Category } from '@/lib/livestock/stock/categories';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { TRAITS, type Trait } from './traits';

const EXPECTING: readonly ClassCode[] = [
  'heifer_bred',
  'cow_bred',
  'cow_3in1',
  'dairy_heifer',
  'dairy_dry',
  'ewe_bred',
  'doe_bred',
  'mare_bred',
];
const SERVED: readonly ClassCode[] = [...EXPECTING, 'heifer_served', 'cow_served'];
const NURSING: readonly ClassCode[] = ['cow_calf', 'cow_3in1'];
const COWS: readonly ClassCode[] = [...NURSING, 'cow_bred', 'cow_served', 'cow_open', 'dairy_cow', 'dairy_dry'];
const MILKED: readonly ClassCode[] = ['dairy_cow', 'doe_milk'];
const SHORN: readonly ClassCode[] = [
  'hogget_f',
  'ewe_open',
  'ewe_bred',
  'ewe_lamb',
  'ewe_cull',
  'wether',
  'ram_young',
  'ram',
];
const LAYING: readonly ClassCode[] = ['layer', 'layer_spent', 'duck', 'quail'];
const RIDDEN: readonly ClassCode[] = ['mare_open', 'mare_bred', 'gelding', 'stallion', 'mule', 'donkey'];

/** The classes of traits that the others of their category can't have. */
const CLASSES_OF: Readonly<Record<string, readonly ClassCode[]>> = {
  sireBreed: SERVED,
  serviceFrom: SERVED,
  serviceTo: SERVED,
  pregnancyMethod: EXPECTING,
  pregnancyOn: EXPECTING,
  monthsPregnant: EXPECTING,
  scannedEmpty: EXPECTING,
  scannedSingle: EXPECTING,
  scannedTwins: EXPECTING,
  birthFrom: EXPECTING,
  birthTo: EXPECTING,
  inFoalTo: EXPECTING,
  foalingOn: EXPECTING,
  parity: COWS,
  calfKg: NURSING,
  lactation: [...MILKED, 'dairy_dry'],
  daysInMilk: MILKED,
  litresDay: MILKED,
  somaticCells: MILKED,
  creep: ['calf_m', 'calf_f', 'calf_mixed'],
  shornOn: SHORN,
  micron: SHORN,
  stapleCm: SHORN,
  cleanPercent: SHORN,
  ovisEpididymitis: ['ram_young', 'ram'],
  discipline: RIDDEN,
  broke: [...RIDDEN, 'youngster'],
  layPercent: LAYING,
  layWeeks: LAYING,
  sexed: ['chick_layer', 'chick_broiler', 'poult'],
};

/** The traits that animals of a class may have, by name; without a class, those of all animals of the category. */
export function traitsOfClass(category: Category, code: ClassCode | null): [string, Trait][] {
  return Object.entries<Trait>(TRAITS[category]).filter(([name]) => {
    const classes = CLASSES_OF[name];
    return !classes || (code !== null && classes.includes(code));
  });
}
