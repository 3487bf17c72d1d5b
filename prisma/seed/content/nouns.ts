import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Country, Language, StockClass } from './types';

type Noun = { word: string; feminine: boolean };

const masculine = (word: string): Noun => ({ word, feminine: false });
const feminine = (word: string): Noun => ({ word, feminine: true });

/** Spanish words that vary by country. */
function spanishNoun(stockClass: StockClass, country: Country, months: number): Noun | undefined {
  const mexican = country === 'MX';
  switch (stockClass) {
    case 'calf':
      if (mexican) return masculine('becerros');
      return masculine(country === 'PY' ? 'desmamantes' : 'terneros');
    case 'feeder':
      if (mexican) return masculine('toretes');
      if (country === 'CO' || country === 'PA' || country === 'CR') return masculine('novillos de levante');
      return masculine(country === 'BO' || country === 'EC' ? 'novillos' : 'novillitos');
    case 'finished':
      return masculine(mexican || country === 'CO' ? 'novillos cebados' : 'novillos gordos');
    case 'pregnant': {
      if (months > 36) return feminine('vacas');
      const heifers: Partial<Record<Country, string>> = {
        AR: 'vaquillonas',
        UY: 'vaquillonas',
        MX: 'novillonas',
        EC: 'vaconas',
        PY: 'vaquillas',
        BO: 'vaquillas',
        CL: 'vaquillas',
      };
      return feminine(heifers[country] ?? 'novillas');
    }
    case 'lamb':
      return masculine(mexican || country === 'CO' || country === 'PA' ? 'borregos' : 'corderos');
    case 'ewe':
      return feminine(mexican ? 'borregas' : 'ovejas');
    case 'ram':
      return masculine(mexican ? 'semental' : 'carnero');
    case 'buck':
      return masculine(mexican ? 'semental' : 'chivo');
    default:
      return undefined;
  }
}

const COMMON: Record<Language, Record<StockClass, Noun>> = {
  es: {
    calf: masculine('terneros'),
    feeder: masculine('novillitos'),
    finished: masculine('novillos gordos'),
    pregnant: feminine('vaquillonas'),
    dairy: feminine('vaca'),
    bull: masculine('toro'),
    lamb: masculine('corderos'),
    ewe: feminine('ovejas'),
    ram: masculine('carnero'),
    kid: masculine('cabritos'),
    doe: feminine('cabras'),
    buck: masculine('chivo'),
    foal: masculine('potrillo'),
    horse: masculine('caballo'),
    mule: feminine('mula'),
    chick: masculine('pollitos'),
    fowl: feminine('gallinas'),
    turkey: masculine('pavos'),
  },
  pt: {
    calf: masculine('bezerros'),
    feeder: masculine('garrotes'),
    finished: masculine('bois gordos'),
    pregnant: feminine('novilhas'),
    dairy: feminine('vaca'),
    bull: masculine('touro'),
    lamb: masculine('cordeiros'),
    ewe: feminine('ovelhas'),
    ram: masculine('carneiro'),
    kid: masculine('cabritos'),
    doe: feminine('cabras'),
    buck: masculine('bode'),
    foal: masculine('potro'),
    horse: masculine('cavalo'),
    mule: feminine('mula'),
    chick: masculine('pintinhos'),
    fowl: feminine('galinhas'),
    turkey: masculine('perus'),
  },
  en: {
    calf: masculine('steer calves'),
    feeder: masculine('steers'),
    finished: masculine('fat steers'),
    pregnant: feminine('heifers'),
    dairy: feminine('cow'),
    bull: masculine('bull'),
    lamb: masculine('lambs'),
    ewe: feminine('ewes'),
    ram: masculine('ram'),
    kid: masculine('kids'),
    doe: feminine('does'),
    buck: masculine('buck'),
    foal: masculine('colt'),
    horse: masculine('gelding'),
    mule: feminine('mule'),
    chick: masculine('chicks'),
    fowl: feminine('hens'),
    turkey: masculine('turkeys'),
  },
};

const FOWL: Partial<Record<Breed, Record<Language, Noun>>> = {
  'Pekin duck': { es: masculine('patos'), pt: masculine('patos'), en: masculine('ducks') },
  'Muscovy duck': { es: masculine('patos'), pt: masculine('patos'), en: masculine('ducks') },
  'Embden goose': { es: masculine('gansos'), pt: masculine('gansos'), en: masculine('geese') },
  'Guinea fowl': {
    es: feminine('gallinas de Guinea'),
    pt: feminine("galinhas-d'angola"),
    en: masculine('guinea fowl'),
  },
  Quail: { es: feminine('codornices'), pt: feminine('codornas'), en: masculine('quail') },
  'Broiler chicken': { es: masculine('pollos camperos'), pt: masculine('frangos caipiras'), en: masculine('broilers') },
};

/** Returns the country's word for the animal, in the plural for lots; `gaucho` for Rio Grande do Sul. */
export function nounFor(
  stockClass: StockClass,
  breed: Breed,
  language: Language,
  country: Country,
  months: number,
  gaucho: boolean,
): Noun {
  if (gaucho && stockClass === 'calf') return masculine('terneiros');
  if (breed === 'Donkey')
    return { es: masculine('burro'), pt: masculine('jumento'), en: masculine('donkey') }[language];
  const bird = stockClass === 'fowl' ? FOWL[breed] : undefined;
  if (bird) return bird[language];
  if (language === 'es') return spanishNoun(stockClass, country, months) ?? COMMON.es[stockClass];
  if (stockClass === 'pregnant' && months > 36) return feminine(language === 'pt' ? 'vacas' : 'cows');
  return COMMON[language][stockClass];
}
