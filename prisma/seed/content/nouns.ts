import type { Breed } from '@/lib/livestock/stock/breeds';
import { CLASSES, type StockClass } from './classes';
import type { Country, Language } from './types';

type Noun = { word: string; feminine: boolean };

const masculine = (word: string): Noun => ({ word, feminine: false });
const feminine = (word: string): Noun => ({ word, feminine: true });

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
  if (stockClass === 'pregnant' && months > 36) return feminine(language === 'en' ? 'cows' : 'vacas');
  const row = CLASSES[stockClass];
  return { word: row.noun[country] ?? row.noun[language], feminine: row.feminine === true };
}
