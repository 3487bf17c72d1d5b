import type { ClassRow, Family, Species } from '@/lib/livestock/species/species';
import type { Category } from './categories';
import { SPECIES } from './species';

type FamiliesOf<C extends Category> = (typeof SPECIES)[C]['families'];

/** A group of classes that are searched together. */
export type ClassFamily = { [C in Category]: keyof FamiliesOf<C> }[Category];

/** What ranchers call a kind of animal, by code: the class is the truth, words for it differ by country. */
export type ClassCode = {
  [C in Category]: {
    [F in keyof FamiliesOf<C>]: FamiliesOf<C>[F] extends { classes: infer Classes } ? keyof Classes : never;
  }[keyof FamiliesOf<C>];
}[Category];

/** A class of animals. */
export type StockClass = Omit<ClassRow, 'younger'> & {
  category: Category;
  /** Classes that are searched together. */
  family: ClassFamily;
  younger?: ClassCode;
};

const FAMILY_ROWS = Object.entries<Species>(SPECIES).flatMap(([category, { families }]) =>
  Object.entries(families).map(([family, row]) => ({ category, family, ...row })),
);

export const CLASSES = Object.fromEntries(
  FAMILY_ROWS.flatMap(({ category, family, classes }) =>
    Object.entries(classes).map(([code, row]) => [code, { category, family, ...row }]),
  ),
) as Readonly<Record<ClassCode, StockClass>>;

export const FAMILY_USD = Object.fromEntries(FAMILY_ROWS.map(({ family, usd }) => [family, usd])) as Readonly<
  Record<ClassFamily, Family['usd']>
>;

export const CLASS_CODES = Object.keys(CLASSES) as [ClassCode, ...ClassCode[]];

/** True if the class is one of the category's. */
export const isClassOf = (category: string, code: ClassCode): boolean => CLASSES[code].category === category;

/** Narrows a stored class. */
export const isClassCode = (code: string | null): code is ClassCode => code !== null && Object.hasOwn(CLASSES, code);

/** The kilograms that animals of a class usually weigh, or those of its category; null where neither is known. */
export const usualKg = (code: string | null): readonly [number, number] | null =>
  isClassCode(code) ? (CLASSES[code].kg ?? SPECIES[CLASSES[code].category].kg) : null;

/** Whether a weight, as decimal text, is out of what animals of a class usually weigh, and is to be asked about. */
export function isUnusualWeight(code: string | null, kilograms: string): boolean {
  const usual = usualKg(code);
  return usual !== null && kilograms !== '' && (Number(kilograms) < usual[0] || Number(kilograms) > usual[1]);
}

export const SEXES = ['male', 'female', 'mixed'] as const satisfies StockClass['sex'][];

const FAMILIES = FAMILY_ROWS.map(({ family }) => family);

/** What a search may ask for: a class or a family. A name that is both, such as `bull`, is the class. */
export const CLASS_NAMES: ReadonlySet<string> = new Set([...CLASS_CODES, ...FAMILIES]);

/** Returns the classes of a list of classes and families. */
export const classesOf = (names: string): ClassCode[] => {
  const asked = new Set(names.split(','));
  return CLASS_CODES.filter((code) => {
    const { family } = CLASSES[code];
    return asked.has(code) || (asked.has(family) && !isClassCode(family));
  });
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
