import { AVIARY } from '@/lib/livestock/species/aviary';
import { BOVINE } from '@/lib/livestock/species/bovine';
import { CAPRINE } from '@/lib/livestock/species/caprine';
import { EQUINE } from '@/lib/livestock/species/equine';
import { OVINE } from '@/lib/livestock/species/ovine';
import type { Species } from '@/lib/livestock/species/species';

/** The animal categories, in display order. */
export const SPECIES = {
  bovine: BOVINE,
  ovine: OVINE,
  caprine: CAPRINE,
  equine: EQUINE,
  aviary: AVIARY,
} as const satisfies Record<string, Species>;

export type Category = keyof typeof SPECIES;

export const CATEGORIES = Object.keys(SPECIES) as [Category, ...Category[]];

/** Returns what is said of each species, by category. */
export const ofSpecies = <Key extends keyof Species>(key: Key & keyof (typeof SPECIES)[Category]) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, SPECIES[category][key]])) as {
    [C in Category]: (typeof SPECIES)[C][Key & keyof (typeof SPECIES)[C]];
  };
