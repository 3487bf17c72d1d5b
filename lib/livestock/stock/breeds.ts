import type { Species } from '@/lib/livestock/species/species';
import { ofSpecies, SPECIES, type Category } from './categories';

/** Breeds per category, stored and sent exactly as written here; each list ends with `Other`. */
export const BREEDS = ofSpecies('breeds');

export type Breed = (typeof BREEDS)[Category][number];

/** Returns whether `breed` is one of the breeds of `category`. */
export function isBreedOf(category: Category, breed: string): breed is Breed {
  return (BREEDS[category] as readonly string[]).includes(breed);
}

/** The breeds that a search asks for, of which any will do: `Angus,Hereford`. */
export const breedsIn = (asked: string | undefined): string[] => asked?.split(',').filter(Boolean) ?? [];

const TRANSLATED: ReadonlySet<string> = new Set([
  'Crossbred',
  'Other',
  ...Object.values<Species>(SPECIES).flatMap(({ translated = [] }) => translated),
]);

/** Returns a breed's label: names that each language has its own of are translated (`breeds.<name>` in messages). */
export function breedLabel(translate: (breed: string) => string, breed: string): string {
  return TRANSLATED.has(breed) ? translate(breed) : breed;
}

/**
 * Returns the labels in `names` of the breeds that a search asks for, else the breeds themselves: `Angus / Hereford`.
 * Checks own properties only, since a breed may come from a URL and be `constructor`.
 */
export function nameOfBreeds(names: Readonly<Record<string, string>>, asked: string): string {
  return breedsIn(asked)
    .map((breed) => (Object.hasOwn(names, breed) ? names[breed] : undefined) ?? breed)
    .join(' / ');
}
