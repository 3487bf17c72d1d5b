import type { Country, Language } from './types';

/** Places with their local spelling; `country` determines language, prices and vocabulary. */
export const PLACES = {
  tandil: { city: 'Tandil', location: 'Tandil, Argentina', country: 'AR' },
  santaRosa: { city: 'Santa Rosa', location: 'Santa Rosa, La Pampa, Argentina', country: 'AR' },
  rioCuarto: { city: 'Río Cuarto', location: 'Río Cuarto, Argentina', country: 'AR' },
  reconquista: { city: 'Reconquista', location: 'Reconquista, Argentina', country: 'AR' },
  villaguay: { city: 'Villaguay', location: 'Villaguay, Argentina', country: 'AR' },
  mercedes: { city: 'Mercedes', location: 'Mercedes, Corrientes, Argentina', country: 'AR' },
  salto: { city: 'Salto', location: 'Salto, Uruguay', country: 'UY' },
  tacuarembo: { city: 'Tacuarembó', location: 'Tacuarembó, Uruguay', country: 'UY' },
  durazno: { city: 'Durazno', location: 'Durazno, Uruguay', country: 'UY' },
  melo: { city: 'Melo', location: 'Melo, Uruguay', country: 'UY' },
  campoGrande: { city: 'Campo Grande', location: 'Campo Grande, MS, Brasil', country: 'BR' },
  cuiaba: { city: 'Cuiabá', location: 'Cuiabá, MT, Brasil', country: 'BR' },
  goiania: { city: 'Goiânia', location: 'Goiânia, GO, Brasil', country: 'BR' },
  aracatuba: { city: 'Araçatuba', location: 'Araçatuba, SP, Brasil', country: 'BR' },
  uberaba: { city: 'Uberaba', location: 'Uberaba, MG, Brasil', country: 'BR' },
  maraba: { city: 'Marabá', location: 'Marabá, PA, Brasil', country: 'BR' },
  bage: { city: 'Bagé', location: 'Bagé, RS, Brasil', country: 'BR' },
  concepcion: { city: 'Concepción', location: 'Concepción, Paraguay', country: 'PY' },
  filadelfia: { city: 'Filadelfia', location: 'Filadelfia, Paraguay', country: 'PY' },
  santaCruz: { city: 'Santa Cruz', location: 'Santa Cruz, Bolivia', country: 'BO' },
  trinidad: { city: 'Trinidad', location: 'Trinidad, Bolivia', country: 'BO' },
  hermosillo: { city: 'Hermosillo', location: 'Hermosillo, México', country: 'MX' },
  chihuahua: { city: 'Chihuahua', location: 'Chihuahua, México', country: 'MX' },
  durango: { city: 'Durango', location: 'Durango, México', country: 'MX' },
  tepatitlan: { city: 'Tepatitlán', location: 'Tepatitlán, México', country: 'MX' },
  tizimin: { city: 'Tizimín', location: 'Tizimín, México', country: 'MX' },
  villahermosa: { city: 'Villahermosa', location: 'Villahermosa, México', country: 'MX' },
  monteria: { city: 'Montería', location: 'Montería, Colombia', country: 'CO' },
  villavicencio: { city: 'Villavicencio', location: 'Villavicencio, Colombia', country: 'CO' },
  yopal: { city: 'Yopal', location: 'Yopal, Colombia', country: 'CO' },
  osorno: { city: 'Osorno', location: 'Osorno, Chile', country: 'CL' },
  santoDomingo: { city: 'Santo Domingo', location: 'Santo Domingo, Ecuador', country: 'EC' },
  liberia: { city: 'Liberia', location: 'Liberia, Costa Rica', country: 'CR' },
  david: { city: 'David', location: 'David, Panamá', country: 'PA' },
  amarillo: { city: 'Amarillo', location: 'Amarillo, Texas', country: 'US' },
  sanAngelo: { city: 'San Angelo', location: 'San Angelo, Texas', country: 'US' },
  oklahomaCity: { city: 'Oklahoma City', location: 'Oklahoma City, Oklahoma', country: 'US' },
  dodgeCity: { city: 'Dodge City', location: 'Dodge City, Kansas', country: 'US' },
  valentine: { city: 'Valentine', location: 'Valentine, Nebraska', country: 'US' },
  torrington: { city: 'Torrington', location: 'Torrington, Wyoming', country: 'US' },
  billings: { city: 'Billings', location: 'Billings, Montana', country: 'US' },
  okeechobee: { city: 'Okeechobee', location: 'Okeechobee, Florida', country: 'US' },
} as const satisfies Record<string, { city: string; location: string; country: Country }>;

export type PlaceKey = keyof typeof PLACES;

/** The language of a country's listings. */
export function languageOf(country: Country): Language {
  if (country === 'BR') return 'pt';
  return country === 'US' ? 'en' : 'es';
}
