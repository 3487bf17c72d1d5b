import type { BREEDS, Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import type { Coat, CoatOf } from '../pictures/hides';
import type { StockClass } from './classes';
import type { Language } from './types';

type Named = 'Crossbred' | 'Other';
type BreedCoats = { [C in Category]: Record<Exclude<(typeof BREEDS)[C][number], Named>, readonly CoatOf<C>[]> };

/** The coats of each breed, commonest first: the texts and the pictures of a listing follow this table. */
const COATS: BreedCoats = {
  bovine: {
    Angus: ['black'],
    'Red Angus': ['red'],
    Hereford: ['white-face'],
    Brangus: ['black', 'black', 'red'],
    Braford: ['white-face'],
    Brahman: ['zebu-grey', 'zebu-white', 'zebu-grey', 'zebu-red'],
    Nelore: ['zebu-white'],
    Gyr: ['zebu-red', 'zebu-speckled'],
    Guzerat: ['zebu-grey'],
    Indubrasil: ['zebu-grey', 'zebu-red'],
    Girolando: ['black-pied', 'black-pied', 'brown'],
    Holstein: ['black-pied'],
    Jersey: ['fawn'],
    'Brown Swiss': ['grey-brown'],
    Normande: ['brown-pied'],
    Simmental: ['red-pied'],
    Simbrah: ['red-pied', 'red'],
    Charolais: ['cream'],
    Limousin: ['golden-red'],
    Beefmaster: ['red'],
    'Santa Gertrudis': ['cherry'],
    Senepol: ['red'],
    Bonsmara: ['cherry'],
    Shorthorn: ['cherry', 'roan'],
    Gelbvieh: ['golden-red'],
    Wagyu: ['black'],
    Criollo: ['red-speckled', 'yellow', 'brown-pied', 'red'],
    Romosinuano: ['yellow', 'golden-red'],
    'Texas Longhorn': ['red-speckled'],
  },
  ovine: {
    Merino: ['white-horned'],
    Corriedale: ['white'],
    'Polwarth (Ideal)': ['white'],
    'Romney Marsh': ['white'],
    Texel: ['white'],
    Suffolk: ['black-faced'],
    'Hampshire Down': ['brown-faced'],
    'Ile de France': ['white'],
    Rambouillet: ['white-horned'],
    Dorper: ['black-headed'],
    Katahdin: ['hair-white', 'hair-brown'],
    Pelibuey: ['hair-brown', 'hair-white'],
    'Barbados Blackbelly': ['black-bellied'],
    'Santa Inês': ['hair-brown', 'hair-black', 'hair-pied'],
  },
  caprine: {
    Boer: ['red-headed'],
    Kiko: ['white-horned'],
    Savanna: ['white-lop'],
    Spanish: ['brown', 'brown-pied', 'black-pied'],
    Saanen: ['white'],
    Alpine: ['chamois'],
    'Anglo-Nubian': ['spotted-lop', 'brown-lop', 'black-lop'],
    Toggenburg: ['white-striped'],
    LaMancha: ['brown-earless', 'black-earless'],
    'Nigerian Dwarf': ['black-pied', 'brown-pied'],
    'Murciano-Granadina': ['black'],
    Angora: ['curly'],
    Criollo: ['brown-pied', 'brown', 'black', 'black-pied'],
  },
  equine: {
    'American Quarter Horse': ['sorrel', 'bay', 'palomino', 'grey'],
    'American Paint Horse': ['bay-tobiano', 'black-tobiano', 'sorrel-tobiano'],
    Appaloosa: ['leopard'],
    Thoroughbred: ['bay', 'sorrel'],
    Arabian: ['grey', 'bay'],
    Criollo: ['sorrel', 'bay', 'palomino', 'grey', 'bay-tobiano', 'black'],
    'Polo Argentino': ['bay', 'sorrel'],
    'Mangalarga Marchador': ['grey', 'bay', 'sorrel'],
    'Paso Fino': ['bay', 'black', 'sorrel'],
    'Peruvian Paso': ['sorrel', 'palomino'],
    'Pura Raza Española': ['grey', 'bay', 'black'],
    Lusitano: ['grey', 'bay'],
    Azteca: ['grey', 'black', 'bay'],
    Percheron: ['grey', 'black'],
    Donkey: ['grey', 'bay'],
    Mule: ['bay', 'sorrel', 'black'],
  },
  aviary: {
    'Broiler chicken': ['white'],
    'Hybrid layer': ['red'],
    Leghorn: ['white'],
    'Rhode Island Red': ['red'],
    'Plymouth Rock': ['barred'],
    Orpington: ['buff', 'black'],
    Sussex: ['light'],
    'Brahma chicken': ['light', 'buff'],
    'Criolla chicken': ['spotted', 'red', 'black'],
    'Broad Breasted White turkey': ['white'],
    'Bronze turkey': ['bronze'],
    'Pekin duck': ['white'],
    'Muscovy duck': ['black-white'],
    'Embden goose': ['white'],
    'Guinea fowl': ['pearl'],
    Quail: ['brown-streaked'],
  },
};

/** Crosses and breeds outside the list, by the names that texts give them. */
const NAMED_COATS: { [C in Category]: Readonly<Record<string, CoatOf<C>>> } = {
  bovine: {
    'cruza Angus y Hereford': 'black-white-face',
    'cruza Angus com Hereford': 'black-white-face',
    'black baldy': 'black-white-face',
    'cruza británica': 'red',
    'cruza índica': 'zebu-red',
    'cruza Nelore y Criollo': 'zebu-grey',
    'Overo Colorado': 'red-pied',
    'cruza Angus y Overo': 'black',
    'cruza Holando y Jersey': 'brown',
    'cruza Charolais y Angus': 'smoke',
    'Charolais-Angus cross': 'smoke',
    'cruza Cebú y Pardo Suizo': 'zebu-brown',
    'cruza Brahman y Simmental': 'red',
    'cruza Cebú y Simmental': 'cream',
    'Blanco Orejinegro': 'black-eared',
    'cruza Brahman y Holstein': 'brown',
    'meio-sangue Angus': 'black',
    Tabapuã: 'zebu-white',
    'Brahman-Hereford tiger-stripe': 'brindle',
    'Florida Cracker': 'red-pied',
    'cruza Braford': 'white-face',
    Devon: 'cherry',
  },
  ovine: {
    'cruza Texel y Corriedale': 'white',
    'cruza Dorper y Pelibuey': 'black-headed',
    'cruza Dorper com Santa Inês': 'black-headed',
    'Dorper-Rambouillet cross': 'black-headed',
    'de pelo colombianas': 'hair-brown',
    Targhee: 'white',
  },
  caprine: {
    'cruza Boer y Criollo': 'red-headed',
    'cruza Boer': 'red-headed',
    'Boer-Spanish cross': 'red-headed',
    Moxotó: 'cream',
    Myotonic: 'black-pied',
  },
  equine: {
    mestizo: 'bay',
    Morgan: 'bay',
    'costarricense de paso': 'bay',
    Campolina: 'bay',
  },
  aviary: { 'Cuello Desnudo': 'bare-necked', 'Índio Gigante': 'red' },
};

/** The down of chicks. */
const CHICK_COATS: Partial<Record<Breed, CoatOf<'aviary'>>> = {
  'Plymouth Rock': 'black-down',
  'Brahma chicken': 'yellow-down',
  'Rhode Island Red': 'red-down',
  'Hybrid layer': 'red-down',
};

/** The coats that an animal can have; `name` for crosses and breeds outside the list, which have one. */
export function coatsOf(
  category: Category,
  breed: Breed,
  stockClass: StockClass,
  name: string | null,
): readonly Coat[] {
  if (stockClass === 'chick') return [CHICK_COATS[breed] ?? 'yellow-down'];
  const coats: Partial<Record<Breed, readonly Coat[]>> = COATS[category];
  const named: Readonly<Record<string, Coat>> = NAMED_COATS[category];
  const coat = name === null ? undefined : named[name];
  return coats[breed] ?? (coat ? [coat] : []);
}

/** How riders name the coats of horses; Spanish and Portuguese as [masculine, feminine]. */
const HORSE_COATS: Partial<Record<Coat, Record<'es' | 'pt', readonly [string, string]> & { en: string }>> = {
  black: { es: ['oscuro', 'oscura'], pt: ['preto', 'preta'], en: 'black' },
  sorrel: { es: ['alazán', 'alazana'], pt: ['alazão', 'alazã'], en: 'sorrel' },
  bay: { es: ['zaino', 'zaina'], pt: ['castanho', 'castanha'], en: 'bay' },
  palomino: { es: ['bayo', 'baya'], pt: ['baio', 'baia'], en: 'palomino' },
  grey: { es: ['tordillo', 'tordilla'], pt: ['tordilho', 'tordilha'], en: 'gray' },
  'bay-tobiano': { es: ['overo', 'overa'], pt: ['pampa', 'pampa'], en: 'bay tobiano' },
  'black-tobiano': { es: ['tobiano negro', 'tobiana negra'], pt: ['pampa', 'pampa'], en: 'black tobiano' },
  'sorrel-tobiano': { es: ['tobiano', 'tobiana'], pt: ['pampa', 'pampa'], en: 'sorrel overo' },
  leopard: { es: ['moteado', 'moteada'], pt: ['pintado', 'pintada'], en: 'leopard' },
};

/** The word for the coat of a horse, mule or donkey. */
export function horseCoat(coat: Coat, language: Language, feminine: boolean): string {
  const words = HORSE_COATS[coat];
  if (!words) return '';
  return language === 'en' ? words.en : words[language][feminine ? 1 : 0];
}
