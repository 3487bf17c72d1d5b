import type { Category } from '@/lib/livestock/stock/categories';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed } from '@/lib/livestock/stock/roles';
import type { Trait } from '@/lib/livestock/species/traits';
import { TRAITS } from './traits';

const EXPECTING = 'bred,due,dairy_dry';
const SERVED = `served,${EXPECTING}`;
const NURSING = 'cow_calf,cow_3in1';

/** The classes of traits that the others of their category can't have. */
const CLASSES_OF: Readonly<Record<string, string>> = {
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
  parity: `${NURSING},cow_bred,cow_served,cow_open,dairy_cow,dairy_dry`,
  calfKg: NURSING,
  lactation: 'in_milk,dairy_dry',
  daysInMilk: 'in_milk',
  litresDay: 'in_milk',
  somaticCells: 'in_milk',
  creep: 'calf_m,calf_f,calf_mixed',
  shornOn: 'shorn',
  micron: 'shorn',
  stapleCm: 'shorn',
  cleanPercent: 'shorn',
  ovisEpididymitis: 'ram_young,ram',
  discipline: 'ridden',
  broke: 'ridden,youngster',
  layPercent: 'laying',
  layWeeks: 'laying',
  sexed: 'chick_layer,chick_broiler,poult',
};

/** The traits that animals of a class may have, by name; without a class, those of all animals of the category. */
export function traitsOfClass(category: Category, code: ClassCode | null): [string, Trait][] {
  return Object.entries<Trait>(TRAITS[category]).filter(([name]) => {
    const classes = CLASSES_OF[name];
    return !classes || (code !== null && classesNamed(classes).includes(code));
  });
}
