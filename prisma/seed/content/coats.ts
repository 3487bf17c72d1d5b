import type { Breed } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { COATS, type Coat, type CoatOf } from '../pictures/hides';
import type { StockClass } from './classes';
import type { Language } from './types';

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
  const coats: { breeds: Partial<Record<Breed, readonly Coat[]>>; named: Readonly<Record<string, Coat>> } =
    COATS[category];
  const coat = name === null ? undefined : coats.named[name];
  return coats.breeds[breed] ?? (coat ? [coat] : []);
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
