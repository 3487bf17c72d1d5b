import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { Trait } from './traits';

/** What animals of any species may be. */
export type Role =
  /** May be at the feet of a mother, or just weaned. */
  | 'young'
  /** Mothers that are sold with their young: their head counts with it, and so does a price per head. */
  | 'pair'
  /** May have young, but are no pairs by their class. */
  | 'with_young'
  | 'bred'
  | 'served'
  /** Soon to give birth. */
  | 'due'
  | 'open'
  /** To be put to a male. */
  | 'to_join'
  | 'for_breeding'
  | 'for_milk'
  | 'in_milk'
  | 'dry'
  | 'fat'
  /** Are slaughtered, though they are not fat by their class. */
  | 'to_eat'
  | 'cull'
  /** Are eaten at Christmas. */
  | 'festive'
  /** Males to breed from. */
  | 'sire'
  | 'entire'
  | 'castrated'
  | 'shorn'
  | 'laying'
  | 'ridden';

/** A class of animals. */
export interface ClassRow {
  sex: 'male' | 'female' | 'mixed';
  /** The usual age; null is open. It only warns. */
  months: readonly [number, number | null];
  /** The usual live weight per head. It only warns. */
  kg?: readonly [number, number];
  /** How the class is usually priced; a pair of cow and calf counts as one head. */
  basis: PriceBasis;
  /** The class that the young of it go by. */
  younger?: string;
  /** Of both sexes, and feminine in Spanish and Portuguese. */
  isFeminine?: true;
}

/** Classes that are searched together. */
export interface Family {
  /** The least and the most US dollars per head that animals are sold for anywhere, with room on both sides. They only warn. */
  usd: readonly [low: number, high: number];
  classes: Readonly<Record<string, ClassRow>>;
}

/** What is true of every animal of a category, and what it may be. */
export interface Species {
  /** Teeth tell its age, it may have horns, and it loses weight on the way. */
  ruminant: boolean;
  /** Its price says little without a weight. */
  weighed: boolean;
  /** One is sold at a time. */
  soldSingly: boolean;
  /** Females may be tested for pregnancy. */
  mammal: boolean;
  /** What animals weigh whose class doesn't say it; null if they are never asked for by it. */
  kg: readonly [low: number, high: number] | null;
  /** Nobody sells a head for fewer US dollars, nor one for more: such an amount is for a kilo, or for all of them. */
  headUsd: readonly [low: number, high: number];
  families: Readonly<Record<string, Family>>;
  /**
   * What serves as well as some classes where there are none of them, whatever its sex or family; of classes that no row
   * has, others of their family and their sex do. Both sides name classes, families or roles.
   */
  instead: Readonly<Record<string, string>>;
  /** The classes that are something, if any are. */
  roles: Readonly<Partial<Record<Role, readonly string[]>>>;
  /** Beyond the facts that searches ask for, by name; all are optional. */
  traits: Readonly<Record<string, Trait>>;
}
