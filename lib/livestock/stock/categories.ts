import { BREEDS, breedsIn, isBreedOf } from './breeds';

export type Category = keyof typeof BREEDS;

/** The animal categories, in display order. */
export const CATEGORIES = Object.keys(BREEDS) as [Category, ...Category[]];

/** The category of all animals of some breeds; undefined if they are of several. */
export function speciesOfBreeds(asked: string | undefined): Category | undefined {
  const [first, ...others] = CATEGORIES.filter((one) => breedsIn(asked).some((breed) => isBreedOf(one, breed)));
  return others.length > 0 ? undefined : first;
}
