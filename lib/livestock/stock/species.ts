import { AVIARY } from '@/lib/livestock/species/aviary';
import { BOVINE } from '@/lib/livestock/species/bovine';
import { CAPRINE } from '@/lib/livestock/species/caprine';
import { EQUINE } from '@/lib/livestock/species/equine';
import { OVINE } from '@/lib/livestock/species/ovine';
import type { Species } from '@/lib/livestock/species/species';
import type { Category } from './categories';

/** What is true of the animals of each category. */
export const SPECIES = {
  bovine: BOVINE,
  ovine: OVINE,
  caprine: CAPRINE,
  equine: EQUINE,
  aviary: AVIARY,
} as const satisfies Record<Category, Species>;
