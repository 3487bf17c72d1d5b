import type { Breed } from '@/lib/listings/breeds';
import type { Coat, Language } from './types';

/** The coats of each breed, commonest first; breeds of one colour have one. */
export const COATS: Partial<Record<Breed, readonly Coat[]>> = {
  Angus: ['black'], 'Red Angus': ['red'], Hereford: ['red-white'], Brangus: ['black', 'black', 'red'], Braford: ['red-white'],
  Brahman: ['grey', 'white', 'grey', 'red'], Nelore: ['white'], Gyr: ['red', 'spotted'], Guzerat: ['grey'],
  Indubrasil: ['grey', 'red'], Girolando: ['black-white', 'black-white', 'brown'], Holstein: ['black-white'], Jersey: ['brown'],
  'Brown Swiss': ['brown'], Normande: ['brown-white'], Simmental: ['red-white'], Simbrah: ['red-white', 'red'],
  Charolais: ['cream', 'white'], Limousin: ['red'], Beefmaster: ['red'], 'Santa Gertrudis': ['red'], Senepol: ['red'],
  Bonsmara: ['red'], Shorthorn: ['red', 'red-white'], Gelbvieh: ['red'], Wagyu: ['black'],
  Romosinuano: ['yellow', 'red'], 'Texas Longhorn': ['spotted', 'red-white', 'brown-white'],
  Merino: ['white'], Corriedale: ['white'], 'Polwarth (Ideal)': ['white'], 'Romney Marsh': ['white'], Texel: ['white'],
  Suffolk: ['black-headed'], 'Hampshire Down': ['black-headed'], 'Ile de France': ['white'], Rambouillet: ['white'],
  Dorper: ['black-headed'], Katahdin: ['white', 'brown'], Pelibuey: ['brown', 'white'], 'Barbados Blackbelly': ['brown'],
  'Santa Inês': ['brown', 'black', 'spotted'],
  Boer: ['red-white'], Kiko: ['white'], Savanna: ['white'], Spanish: ['brown', 'spotted', 'black-white'], Saanen: ['white'],
  Alpine: ['brown', 'black-white'], 'Anglo-Nubian': ['spotted', 'brown', 'black'], Toggenburg: ['brown-white'],
  LaMancha: ['brown', 'black'], 'Nigerian Dwarf': ['black-white', 'brown-white'], 'Murciano-Granadina': ['black'], Angora: ['white'],
  'American Quarter Horse': ['red', 'brown', 'cream', 'grey'], 'American Paint Horse': ['brown-white', 'black-white', 'red-white'],
  Appaloosa: ['spotted'], Thoroughbred: ['brown', 'red'], Arabian: ['grey', 'brown'], 'Polo Argentino': ['brown', 'red'],
  'Mangalarga Marchador': ['grey', 'brown', 'red'], 'Paso Fino': ['brown', 'black', 'red'], 'Peruvian Paso': ['red', 'cream'],
  'Pura Raza Española': ['grey', 'brown', 'black'], Lusitano: ['grey', 'brown'], Azteca: ['grey', 'black', 'brown'],
  Percheron: ['grey', 'black'], Donkey: ['grey', 'brown'], Mule: ['brown', 'red', 'black'],
  'Broiler chicken': ['white'], 'Hybrid layer': ['red'], Leghorn: ['white'], 'Rhode Island Red': ['red'],
  'Plymouth Rock': ['barred'], Orpington: ['yellow', 'black'], Sussex: ['white'], 'Brahma chicken': ['grey', 'yellow'],
  'Criolla chicken': ['spotted', 'red', 'black'], 'Broad Breasted White turkey': ['white'], 'Bronze turkey': ['bronze'],
  'Pekin duck': ['white'], 'Muscovy duck': ['black-white'], 'Embden goose': ['white'], 'Guinea fowl': ['grey'], Quail: ['brown'],
};

/** Breeds named alike in several species, told apart by category. */
export const CRIOLLO_COATS: Record<'bovine' | 'caprine' | 'equine', readonly Coat[]> = {
  bovine: ['spotted', 'yellow', 'brown-white', 'red'],
  caprine: ['spotted', 'brown', 'black', 'black-white'],
  equine: ['red', 'brown', 'cream', 'grey', 'brown-white', 'black'],
};

/** How riders name the coats of horses; Spanish and Portuguese as [masculine, feminine]. */
const HORSE_COATS: Partial<Record<Coat, Record<'es' | 'pt', readonly [string, string]> & { en: string }>> = {
  black: { es: ['oscuro', 'oscura'], pt: ['preto', 'preta'], en: 'black' },
  red: { es: ['alazán', 'alazana'], pt: ['alazão', 'alazã'], en: 'sorrel' },
  brown: { es: ['zaino', 'zaina'], pt: ['castanho', 'castanha'], en: 'bay' },
  cream: { es: ['bayo', 'baya'], pt: ['baio', 'baia'], en: 'palomino' },
  grey: { es: ['tordillo', 'tordilla'], pt: ['tordilho', 'tordilha'], en: 'gray' },
  'brown-white': { es: ['overo', 'overa'], pt: ['pampa', 'pampa'], en: 'bay tobiano' },
  'black-white': { es: ['tobiano negro', 'tobiana negra'], pt: ['pampa', 'pampa'], en: 'black tobiano' },
  'red-white': { es: ['tobiano', 'tobiana'], pt: ['pampa', 'pampa'], en: 'sorrel overo' },
  spotted: { es: ['moteado', 'moteada'], pt: ['pintado', 'pintada'], en: 'leopard' },
};

/** The word for the coat of a horse, mule or donkey. */
export function horseCoat(coat: Coat, language: Language, feminine: boolean): string {
  const words = HORSE_COATS[coat];
  if (!words) return '';
  return language === 'en' ? words.en : words[language][feminine ? 1 : 0];
}
