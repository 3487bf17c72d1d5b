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
  const [low, high] = isByKilo ? BY_KILO : code ? FAMILY_USD[CLASSES[code].family] : rangeOf(category);
  const asked = isByKilo ? kg : head;
  return asked !== null && (asked < low || asked > high);
}
