import type { Category } from './categories';

/**
 * Breeds per category, stored and sent exactly as written here; each list ends with `Other`. They are apart from what else is
 * said of a species, because the filters of a search load them in the browser.
 */
export const BREEDS = {
  bovine: [
    'Angus',
    'Red Angus',
    'Hereford',
    'Brangus',
    'Braford',
    'Brahman',
    'Nelore',
    'Gyr',
    'Guzerat',
    'Indubrasil',
    'Girolando',
    'Holstein',
    'Jersey',
    'Brown Swiss',
    'Normande',
    'Simmental',
    'Simbrah',
    'Charolais',
    'Limousin',
    'Beefmaster',
    'Santa Gertrudis',
    'Senepol',
    'Bonsmara',
    'Shorthorn',
    'Gelbvieh',
    'Wagyu',
    'Criollo',
    'Romosinuano',
    'Texas Longhorn',
    'Crossbred',
    'Other',
  ],
  ovine: [
    'Merino',
    'Corriedale',
    'Polwarth (Ideal)',
    'Romney Marsh',
    'Texel',
    'Suffolk',
    'Hampshire Down',
    'Ile de France',
    'Rambouillet',
    'Dorper',
    'Katahdin',
    'Pelibuey',
    'Barbados Blackbelly',
    'Santa Inês',
    'Crossbred',
    'Other',
  ],
  caprine: [
    'Boer',
    'Kiko',
    'Savanna',
    'Spanish',
    'Saanen',
    'Alpine',
    'Anglo-Nubian',
    'Toggenburg',
    'LaMancha',
    'Nigerian Dwarf',
    'Murciano-Granadina',
    'Angora',
    'Criollo',
    'Crossbred',
    'Other',
  ],
  equine: [
    'American Quarter Horse',
    'American Paint Horse',
    'Appaloosa',
    'Thoroughbred',
    'Arabian',
    'Criollo',
    'Polo Argentino',
    'Mangalarga Marchador',
    'Paso Fino',
    'Peruvian Paso',
    'Pura Raza Española',
    'Lusitano',
    'Azteca',
    'Percheron',
    'Donkey',
    'Mule',
    'Other',
  ],
  aviary: [
    'Broiler chicken',
    'Hybrid layer',
    'Leghorn',
    'Rhode Island Red',
    'Plymouth Rock',
    'Orpington',
    'Sussex',
    'Brahma chicken',
    'Criolla chicken',
    'Broad Breasted White turkey',
    'Bronze turkey',
    'Pekin duck',
    'Muscovy duck',
    'Embden goose',
    'Guinea fowl',
    'Quail',
    'Other',
  ],
} as const satisfies Record<string, readonly [...string[], 'Other']>;

export type Breed = (typeof BREEDS)[Category][number];

/** Returns whether `breed` is one of the breeds of `category`. */
export function isBreedOf(category: Category, breed: string): breed is Breed {
  return (BREEDS[category] as readonly string[]).includes(breed);
}

/** The breeds that a search asks for, of which any will do: `Angus,Hereford`. */
export const breedsIn = (asked: string | undefined): string[] => asked?.split(',').filter(Boolean) ?? [];

/** The breeds of a list without their crosses; of a list of nothing but crosses those. */
export function pureBreedsIn(asked: string | undefined): string[] {
  const breeds = breedsIn(asked);
  const pure = breeds.filter((breed) => breed !== 'Crossbred');
  return pure.length > 0 ? pure : breeds;
}

/** Breeds that languages have names of their own for: `breeds.<name>` in messages. */
const TRANSLATED: ReadonlySet<string> = new Set([
  'Crossbred',
  'Other',
  'Brown Swiss',
  'Criollo',
  'Guzerat',
  'Gyr',
  'Polwarth (Ideal)',
  'Alpine',
  'Nigerian Dwarf',
  'American Paint Horse',
  'American Quarter Horse',
  'Arabian',
  'Percheron',
  'Peruvian Paso',
  'Thoroughbred',
  'Donkey',
  'Mule',
  'Broiler chicken',
  'Hybrid layer',
  'Brahma chicken',
  'Criolla chicken',
  'Broad Breasted White turkey',
  'Bronze turkey',
  'Pekin duck',
  'Muscovy duck',
  'Embden goose',
  'Guinea fowl',
  'Quail',
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
