import { CATEGORIES } from './categories';
import { CLASSES, CLASS_CODES, classesOf, isClassOf, type ClassCode } from './classes';

/** What animals are whatever their species, by the classes and families that are it. */
const ROLES = {
  /** May be at the feet of a mother, or just weaned. */
  young: 'calf,lamb,kid,foal',
  /** Mothers that are sold with their young: their head counts with it, and so does a price per head. */
  pair: 'cow_calf,cow_3in1,ewe_lamb,mare_foal',
  /** May have young, but are no pairs by their class. */
  with_young: 'doe_open,doe_milk',
  bred: 'heifer_bred,cow_bred,cow_3in1,ewe_bred,doe_bred,mare_bred',
  served: 'heifer_served,cow_served',
  /** Soon to give birth. */
  due: 'heifer_bred,cow_bred,dairy_heifer,ewe_bred,doe_bred,mare_bred',
  open: 'heifer_open,cow_open,ewe_open,doe_open,mare_open',
  /** To be put to a male. */
  to_join: 'heifer_open,heifer_1_2,cow_open,ewe_open,hogget_f,doe_open',
  for_breeding:
    'heifer_1_2,heifer_open,heifer_served,heifer_bred,cow_bred,cow_served,cow_calf,cow_3in1,cow_open,hogget_f,ewe_open,ewe_bred,ewe_lamb,doeling,doe_open,doe_bred,mare',
  for_milk: 'dairy,calf_dairy,doe_milk',
  in_milk: 'dairy_cow,doe_milk',
  dry: 'dairy_dry,ewe_open,doe_open',
  fat: 'steer_fat,heifer_fat,cow_fat,lamb_fat,kid_fat',
  /** Are slaughtered, though they are not fat by their class. */
  to_eat: 'cow_cull,bull_cull,wether,ewe_cull',
  cull: 'cow_cull,bull_cull,ewe_cull,layer_spent',
  /** Are eaten at Christmas. */
  festive: 'lamb,kid,turkey,broiler,duck,goose,chick',
  /** Males to breed from. */
  sire: 'bull,bull_young,ram,ram_young,buck,buck_young,stallion',
  entire: 'bull,bull_young,bull_feeder,ram,ram_young,buck,buck_young,stallion,rooster',
  castrated: 'gelding,goat_wether,wether,steer',
} as const;

type Role = keyof typeof ROLES;

const NAMED: ReadonlyMap<string, readonly ClassCode[]> = new Map([
  ['all', CLASS_CODES],
  ...CATEGORIES.map((category) => [category, CLASS_CODES.filter((code) => isClassOf(category, code))] as const),
  ...Object.entries(ROLES).map(([role, names]) => [role, classesOf(names)] as const),
]);

/** Returns the classes of a list of classes, families, roles and categories, or `all`; a name of several is the class. */
export const classesNamed = (names: string): ClassCode[] =>
  classesOf([...names.split(',').flatMap((name) => NAMED.get(name) ?? []), names].join());

/** Returns the classes of a role. */
export const inRole = (role: Role): readonly ClassCode[] => NAMED.get(role) ?? [];

const familiesOf = (...roles: readonly Role[]): ReadonlySet<string> =>
  new Set(roles.flatMap(inRole).map((code) => CLASSES[code].family));

export const WITH_YOUNG = inRole('pair');

export const SIRES = inRole('sire');

/** Families of animals that may be at their mothers' feet. */
export const YOUNG_FAMILIES = familiesOf('young');

/** Families of mothers; of those that are called by their milk, too. */
export const MOTHER_FAMILIES = familiesOf('pair', 'with_young');
export const MILKED_FAMILIES = familiesOf('in_milk');

export const FESTIVE_FAMILIES = familiesOf('festive');
