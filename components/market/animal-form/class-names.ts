import { CLASS_CODES, CLASSES, type ClassCode, type ClassFamily } from '@/lib/livestock/stock/classes';
import { readWord, withoutBreed, type ClassTexts, type Word } from '@/lib/market/animal-lots/lots/title';

/** What a seller's country calls the classes and their families. */
export interface ClassNames {
  classes: Record<ClassCode, Word>;
  families: Record<ClassFamily, Word>;
}

/** Reads the names of classes and families in the words of a region, where those differ. */
export function classNames({ classes, families }: ClassTexts, region: string | null): ClassNames {
  const named = CLASS_CODES.map((code) => {
    const { one, other } = readWord(classes, code, region);
    return [code, { one: withoutBreed(one), other: withoutBreed(other) }] as const;
  });
  const ofFamilies = CLASS_CODES.map((code) => CLASSES[code].family).map(
    (family) => [family, readWord(families, family, region)] as const,
  );
  return {
    classes: Object.fromEntries(named) as ClassNames['classes'],
    families: Object.fromEntries(ofFamilies) as ClassNames['families'],
  };
}
