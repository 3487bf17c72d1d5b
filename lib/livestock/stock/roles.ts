import type { Role, Species } from '@/lib/livestock/species/species';
import { CATEGORIES } from './categories';
import { SPECIES } from './species';
import { CLASSES, CLASS_CODES, classesOf, isClassOf, type ClassCode } from './classes';

const ALL_ROLES = Object.values<Species>(SPECIES).map(({ roles }) => roles);

const NAMED: ReadonlyMap<string, readonly ClassCode[]> = new Map([
  ['all', CLASS_CODES],
  ...CATEGORIES.map((category) => [category, CLASS_CODES.filter((code) => isClassOf(category, code))] as const),
  ...ALL_ROLES.flatMap((roles) => Object.keys(roles) as Role[]).map(
    (role) => [role, classesOf(ALL_ROLES.flatMap((roles) => roles[role] ?? []).join())] as const,
  ),
]);

/** Returns the classes of a list of classes, families, roles and categories, or `all`. */
export const classesNamed = (names: string): ClassCode[] =>
  classesOf([...names.split(',').flatMap((name) => NAMED.get(name) ?? []), names].join());

/** Returns the classes of a role. */
export const inRole = (role: Role): readonly ClassCode[] => NAMED.get(role) ?? [];

const INSTEAD = Object.entries<Species>(SPECIES).flatMap(([category, { instead }]) => {
  const classesIn = (names: string) => classesNamed(names).filter((code) => isClassOf(category, code));
  return Object.entries(instead).map(([of, others]) => ({ of: classesIn(of), others: classesIn(others) }));
});

/** The classes that serve as well as some, these among them; undefined if only their family and their sex say so. */
export const servingAs = (codes: readonly ClassCode[]): readonly ClassCode[] | undefined =>
  INSTEAD.find(({ of }) => codes.every((code) => of.includes(code)))?.others;

const familiesOf = (...roles: readonly Role[]): ReadonlySet<string> =>
  new Set(roles.flatMap(inRole).map((code) => CLASSES[code].family));

export const WITH_YOUNG = inRole('pair');

export const SIRES = inRole('sire');
export const SIRE_FAMILIES = familiesOf('sire');

/** Families of animals that may be at their mothers' feet. */
export const YOUNG_FAMILIES = familiesOf('young');

/** Whether all classes are of such families; true of none. */
export const areAllYoung = (codes: readonly ClassCode[]) =>
  codes.every((code) => YOUNG_FAMILIES.has(CLASSES[code].family));

/** Families of mothers; of those that are called by their milk, too. */
export const MOTHER_FAMILIES = familiesOf('pair', 'with_young');
export const MILKED_FAMILIES = familiesOf('in_milk');

export const FESTIVE_FAMILIES = familiesOf('festive');
