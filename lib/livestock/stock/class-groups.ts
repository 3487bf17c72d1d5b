import { CLASSES, CLASS_CODES, classesOf, isClassCode, type ClassCode } from './classes';

/** What words of ranchers stand for that are neither a class nor a family: «novillos de recria», “chickens”. */
const OF_WORDS = [
  'calf_m,calf_f,calf_mixed',
  'steer_1_2,steer_2_3',
  'cow_calf,cow_3in1',
  'cow_bred,cow_calf,cow_3in1',
  'lamb,ram_young',
  'mule,donkey',
  'chick,broiler,layer,layer_spent,pullet,rooster',
  'pullet,layer',
];

const families = [...new Set(CLASS_CODES.map((code) => CLASSES[code].family))].map((family) =>
  CLASS_CODES.filter((code) => CLASSES[code].family === family),
);

/** A name that is both a class and a family is the class, so that such a family is the list of its classes. */
const nameOf = (codes: readonly ClassCode[]): string => {
  const [first] = codes;
  const family = first && CLASSES[first].family;
  const isFamily = families.some((of) => of.join() === codes.join());
  return family && isFamily && !isClassCode(family) ? family : codes.join();
};

/** Classes and groups of them by name, the narrowest first. */
const GROUPS: readonly { name: string; codes: readonly ClassCode[] }[] = [
  ...CLASS_CODES.map((code) => [code]),
  ...families,
  ...OF_WORDS.map(classesOf),
]
  .toSorted((a, b) => a.length - b.length)
  .map((codes) => ({ name: nameOf(codes), codes }));

const isWithin = (codes: readonly ClassCode[], all: readonly ClassCode[]) => codes.every((code) => all.includes(code));

/** Returns the classes and the groups of classes that have no others than these. */
export const groupsWithin = (codes: readonly ClassCode[]): string[] => [
  ...new Set(GROUPS.filter((group) => isWithin(group.codes, codes)).map(({ name }) => name)),
];

/**
 * Returns the class or the group that a word for these classes is kept as: the family that most of them are, so that
 * «vaquillonas», which may be dairy ones, are heifers; or else the narrowest group of all of them. Null if there is none.
 */
export function groupOf(codes: readonly ClassCode[]): string | null {
  const family = families.find((of) => of.length > codes.length / 2 && isWithin(of, codes));
  if (family) return nameOf(family);
  return (codes.length > 0 && GROUPS.find((group) => isWithin(codes, group.codes))?.name) || null;
}
