import type { PlaceKey } from './places';
import type { StockClass } from './types';

/** Which list of breeds a class draws from. */
export type BreedGroup = 'beef' | 'dairy' | 'sheep' | 'goats' | 'horses' | 'mules' | 'chicks' | 'fowl' | 'turkeys';

export const GROUP_OF: Record<StockClass, BreedGroup> = {
  calf: 'beef', feeder: 'beef', finished: 'beef', pregnant: 'beef', bull: 'beef', dairy: 'dairy',
  lamb: 'sheep', ewe: 'sheep', ram: 'sheep', kid: 'goats', doe: 'goats', buck: 'goats',
  foal: 'horses', horse: 'horses', mule: 'mules', chick: 'chicks', fowl: 'fowl', turkey: 'turkeys',
};

type Zone = Partial<Record<BreedGroup, readonly string[]>>;

const TURKEYS = ['Broad Breasted White turkey', 'Bronze turkey'];
const MULES = ['Mule', 'Donkey', 'Mule'];
const PAMPAS: Zone = {
  beef: ['Angus', 'Hereford', 'Crossbred:cruza Angus y Hereford:black-white', 'Red Angus', 'Limousin', 'Angus', 'Charolais', 'Shorthorn', 'Hereford', 'Wagyu', 'Crossbred:cruza británica:red'],
  dairy: ['Holstein', 'Jersey', 'Holstein', 'Normande', 'Crossbred:cruza Holando y Jersey:brown', 'Brown Swiss'],
  sheep: ['Corriedale', 'Merino', 'Polwarth (Ideal)', 'Texel', 'Romney Marsh', 'Hampshire Down', 'Ile de France', 'Merino', 'Corriedale', 'Crossbred:cruza Texel y Corriedale:white', 'Suffolk'],
  goats: ['Criollo', 'Angora', 'Boer', 'Anglo-Nubian'],
  horses: ['Criollo', 'American Quarter Horse', 'Criollo', 'Polo Argentino', 'Percheron', 'Arabian', 'Thoroughbred', 'Other:mestizo:brown'],
  mules: MULES,
  chicks: ['Hybrid layer', 'Broiler chicken', 'Rhode Island Red', 'Plymouth Rock'],
  fowl: ['Hybrid layer', 'Muscovy duck', 'Rhode Island Red', 'Embden goose', 'Plymouth Rock', 'Guinea fowl', 'Leghorn', 'Broiler chicken', 'Sussex', 'Criolla chicken'],
  turkeys: TURKEYS,
};
/** Northern Argentina, Paraguay and the Bolivian lowlands. */
const CHACO: Zone = {
  ...PAMPAS,
  beef: ['Brangus', 'Braford', 'Brahman', 'Criollo', 'Brangus', 'Santa Gertrudis', 'Nelore', 'Braford', 'Crossbred:cruza índica:red', 'Senepol', 'Bonsmara'],
  dairy: ['Holstein', 'Girolando', 'Brown Swiss', 'Gyr'],
  goats: ['Criollo', 'Boer', 'Anglo-Nubian'],
};
const BENI: Zone = {
  ...CHACO,
  beef: ['Nelore', 'Brahman', 'Gyr', 'Criollo', 'Senepol', 'Nelore', 'Crossbred:cruza Nelore y Criollo:grey'],
  horses: ['Criollo', 'Peruvian Paso', 'American Quarter Horse'],
  fowl: ['Criolla chicken', 'Muscovy duck', 'Hybrid layer'],
};
const OSORNO: Zone = {
  ...PAMPAS,
  beef: ['Angus', 'Hereford', 'Other:Overo Colorado:red-white', 'Red Angus', 'Crossbred:cruza Angus y Overo:black'],
  dairy: ['Holstein', 'Jersey', 'Other:Overo Colorado:red-white'],
  sheep: ['Romney Marsh', 'Suffolk', 'Texel'],
};
const NORTHERN_MEXICO: Zone = {
  beef: ['Charolais', 'Angus', 'Beefmaster', 'Hereford', 'Brangus', 'Limousin', 'Crossbred:cruza Charolais y Angus:cream', 'Simmental', 'Santa Gertrudis', 'Charolais', 'Texas Longhorn'],
  dairy: ['Holstein', 'Jersey', 'Holstein', 'Brown Swiss'],
  goats: ['Boer', 'Alpine', 'Criollo', 'Saanen', 'Anglo-Nubian', 'Murciano-Granadina', 'Crossbred:cruza Boer y Criollo:red-white', 'Toggenburg'],
  horses: ['American Quarter Horse', 'Azteca', 'American Quarter Horse', 'Appaloosa', 'Pura Raza Española', 'Azteca', 'American Paint Horse'],
  mules: MULES,
  chicks: ['Broiler chicken', 'Hybrid layer', 'Plymouth Rock', 'Rhode Island Red'],
  fowl: ['Hybrid layer', 'Rhode Island Red', 'Quail', 'Other:Cuello Desnudo:red', 'Criolla chicken', 'Leghorn', 'Pekin duck'],
  turkeys: TURKEYS,
};
const TROPICS: Zone = {
  ...NORTHERN_MEXICO,
  beef: ['Brahman', 'Simbrah', 'Nelore', 'Crossbred:cruza Cebú y Pardo Suizo:brown', 'Beefmaster', 'Guzerat', 'Brahman', 'Indubrasil', 'Senepol', 'Gyr', 'Crossbred:cruza Brahman y Simmental:red'],
  dairy: ['Brown Swiss', 'Girolando', 'Holstein', 'Gyr', 'Jersey', 'Normande'],
  sheep: ['Pelibuey', 'Katahdin', 'Dorper', 'Barbados Blackbelly', 'Crossbred:cruza Dorper y Pelibuey:black-headed'],
  goats: ['Anglo-Nubian', 'Saanen', 'Alpine', 'Criollo'],
  horses: ['American Quarter Horse', 'Peruvian Paso', 'Pura Raza Española', 'Paso Fino'],
  fowl: ['Criolla chicken', 'Hybrid layer', 'Muscovy duck', 'Rhode Island Red'],
};
const COLOMBIA: Zone = {
  ...TROPICS,
  beef: ['Brahman', 'Romosinuano', 'Simbrah', 'Crossbred:cruza Cebú y Simmental:cream', 'Brahman', 'Other:Blanco Orejinegro:white', 'Guzerat', 'Senepol', 'Gyr'],
  dairy: ['Normande', 'Gyr', 'Girolando', 'Holstein', 'Jersey'],
  sheep: ['Katahdin', 'Santa Inês', 'Other:de pelo colombianas:brown', 'Katahdin'],
  horses: ['Paso Fino', 'American Quarter Horse', 'Paso Fino'],
};
const CERRADO: Zone = {
  beef: ['Nelore', 'Brahman', 'Nelore', 'Crossbred:meio-sangue Angus:black', 'Senepol', 'Nelore', 'Bonsmara', 'Guzerat', 'Other:Tabapuã:white', 'Santa Gertrudis', 'Simmental', 'Brangus'],
  dairy: ['Girolando', 'Gyr', 'Holstein', 'Jersey', 'Girolando'],
  sheep: ['Santa Inês', 'Dorper', 'Crossbred:cruza Dorper com Santa Inês:black-headed'],
  goats: ['Boer', 'Anglo-Nubian', 'Saanen', 'Crossbred:cruza Boer:red-white', 'Other:Moxotó:cream'],
  horses: ['American Quarter Horse', 'Appaloosa', 'Lusitano', 'American Paint Horse'],
  mules: MULES,
  chicks: ['Broiler chicken', 'Hybrid layer', 'Rhode Island Red', 'Brahma chicken'],
  fowl: ['Hybrid layer', 'Guinea fowl', 'Other:Índio Gigante:red', 'Quail', 'Muscovy duck', 'Brahma chicken', 'Rhode Island Red', 'Leghorn'],
  turkeys: TURKEYS,
};
const SOUTHERN_PLAINS: Zone = {
  beef: ['Angus', 'Crossbred:black baldy:black-white', 'Charolais', 'Hereford', 'Red Angus', 'Crossbred:Charolais-Angus cross:grey', 'Santa Gertrudis', 'Texas Longhorn', 'Beefmaster', 'Brangus'],
  dairy: ['Holstein', 'Jersey'],
  sheep: ['Rambouillet', 'Dorper', 'Suffolk', 'Rambouillet', 'Katahdin', 'Barbados Blackbelly', 'Crossbred:Dorper-Rambouillet cross:black-headed', 'Hampshire Down'],
  goats: ['Boer', 'Kiko', 'Spanish', 'Angora', 'Savanna', 'Crossbred:Boer-Spanish cross:red-white', 'LaMancha', 'Nigerian Dwarf', 'Boer', 'Toggenburg', 'Other:Myotonic:black-white'],
  horses: ['American Quarter Horse', 'American Paint Horse', 'American Quarter Horse', 'Appaloosa', 'Thoroughbred', 'Arabian', 'Other:Morgan:brown', 'Percheron'],
  mules: ['Mule', 'Donkey'],
  chicks: ['Plymouth Rock', 'Brahma chicken', 'Orpington', 'Broiler chicken', 'Rhode Island Red', 'Hybrid layer'],
  fowl: ['Orpington', 'Pekin duck', 'Sussex', 'Guinea fowl', 'Plymouth Rock', 'Embden goose', 'Quail', 'Brahma chicken'],
  turkeys: ['Bronze turkey', 'Broad Breasted White turkey'],
};
const NORTHERN_PLAINS: Zone = {
  ...SOUTHERN_PLAINS,
  beef: ['Angus', 'Red Angus', 'Hereford', 'Crossbred:black baldy:black-white', 'Gelbvieh', 'Simmental', 'Angus', 'Shorthorn', 'Limousin', 'Charolais', 'Wagyu'],
  sheep: ['Rambouillet', 'Suffolk', 'Hampshire Down', 'Other:Targhee:white', 'Merino'],
  horses: ['American Quarter Horse', 'Percheron', 'American Paint Horse'],
};
const CARIBBEAN_FLORIDA: Zone = {
  ...SOUTHERN_PLAINS,
  beef: ['Brahman', 'Brangus', 'Beefmaster', 'Crossbred:Brahman-Hereford tiger-stripe:red', 'Other:Florida Cracker:red-white'],
  goats: ['Nigerian Dwarf', 'Boer', 'LaMancha', 'Kiko', 'Spanish', 'Toggenburg'],
};

/** The breeds that are found around each place, commonest more than once; `Breed:how it is named:coat` for crosses and others. */
export const BREEDS_BY_PLACE: Record<PlaceKey, Zone> = {
  tandil: PAMPAS,
  santaRosa: PAMPAS,
  rioCuarto: PAMPAS,
  villaguay: PAMPAS,
  reconquista: CHACO,
  mercedes: { ...CHACO, beef: ['Braford', 'Brangus', 'Hereford', 'Braford', 'Crossbred:cruza Braford:red-white', 'Brahman'] },
  salto: { ...PAMPAS, beef: ['Hereford', 'Braford', 'Angus'] },
  tacuarembo: { ...PAMPAS, beef: ['Angus', 'Hereford', 'Simmental', 'Red Angus', 'Crossbred:cruza Angus y Hereford:black-white', 'Limousin', 'Charolais', 'Shorthorn', 'Brangus', 'Angus'] },
  durazno: PAMPAS,
  melo: PAMPAS,
  concepcion: CHACO,
  filadelfia: CHACO,
  santaCruz: BENI,
  trinidad: BENI,
  osorno: OSORNO,
  hermosillo: NORTHERN_MEXICO,
  chihuahua: NORTHERN_MEXICO,
  durango: NORTHERN_MEXICO,
  tepatitlan: NORTHERN_MEXICO,
  tizimin: TROPICS,
  villahermosa: TROPICS,
  monteria: COLOMBIA,
  villavicencio: COLOMBIA,
  yopal: COLOMBIA,
  santoDomingo: { ...TROPICS, beef: ['Brahman', 'Charolais', 'Crossbred:cruza Brahman y Holstein:brown'], dairy: ['Brown Swiss', 'Holstein', 'Girolando'] },
  liberia: { ...TROPICS, horses: ['Pura Raza Española', 'Other:costarricense de paso:brown', 'American Quarter Horse'] },
  david: TROPICS,
  campoGrande: CERRADO,
  cuiaba: CERRADO,
  goiania: CERRADO,
  aracatuba: CERRADO,
  uberaba: {
    ...CERRADO,
    beef: ['Nelore', 'Gyr', 'Guzerat', 'Indubrasil', 'Brahman', 'Nelore', 'Other:Tabapuã:white', 'Senepol'],
    dairy: ['Gyr', 'Girolando', 'Guzerat'],
    horses: ['Mangalarga Marchador', 'Mangalarga Marchador', 'Other:Campolina:brown', 'Mangalarga Marchador'],
  },
  maraba: CERRADO,
  bage: {
    beef: ['Hereford', 'Braford', 'Angus', 'Charolais', 'Other:Devon:red', 'Crossbred:cruza Angus com Hereford:black-white'],
    sheep: ['Corriedale', 'Texel', 'Polwarth (Ideal)', 'Ile de France', 'Romney Marsh'],
    horses: ['Criollo'],
  },
  amarillo: SOUTHERN_PLAINS,
  sanAngelo: SOUTHERN_PLAINS,
  oklahomaCity: SOUTHERN_PLAINS,
  dodgeCity: SOUTHERN_PLAINS,
  valentine: { ...NORTHERN_PLAINS, beef: ['Angus', 'Angus', 'Crossbred:black baldy:black-white', 'Red Angus'] },
  torrington: NORTHERN_PLAINS,
  billings: NORTHERN_PLAINS,
  okeechobee: CARIBBEAN_FLORIDA,
};
