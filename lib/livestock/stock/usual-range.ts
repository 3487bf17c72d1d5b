import type { Category } from './categories';
import type { Family } from '@/lib/livestock/species/species';
import { CLASS_CODES, CLASSES, FAMILY_USD, isClassOf, type ClassCode } from './classes';

/** US dollars per kilogram of live weight that animals sold by weight are sold for anywhere, with room on both sides. */
const BY_KILO: Family['usd'] = [0.4, 16];

/** What is doubted of animals whose class nobody said: so many times out of the range of every class of the category. */
const WITHOUT_CLASS = 5;

/** The range of a category: of animals whose class nobody said. */
function rangeOf(category: Category): Family['usd'] {
  const ranges = CLASS_CODES.filter((code) => isClassOf(category, code)).map(
    (code) => FAMILY_USD[CLASSES[code].family],
  );
  const [low, high] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
  return [low / WITHOUT_CLASS, high * WITHOUT_CLASS];
}

/** Whether some animals of a category are sold by weight. */
const isSoldByKilo = (category: Category): boolean =>
  CLASS_CODES.some((code) => isClassOf(category, code) && CLASSES[code].basis !== 'head');

const isOutOf = ([low, high]: Family['usd'], asked: number | null): boolean =>
  asked !== null && (asked < low || asked > high);

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
  if (code === null) {
    const byKilo: Family['usd'] = [BY_KILO[0] / WITHOUT_CLASS, BY_KILO[1] * WITHOUT_CLASS];
    return isOutOf(rangeOf(category), head) || (isSoldByKilo(category) && isOutOf(byKilo, kg));
  }
  const isByKilo = CLASSES[code].basis !== 'head' && kg !== null;
  return isByKilo ? isOutOf(BY_KILO, kg) : isOutOf(FAMILY_USD[CLASSES[code].family], head);
}
