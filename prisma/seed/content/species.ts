import type { Category } from '@/lib/livestock/stock/categories';
import { CATTLE_EN } from './en/cattle';
import { BIRDS_EN, HORSES_EN } from './en/horses-and-birds';
import { GOATS_EN, SHEEP_EN } from './en/small-stock';
import { BIRDS_ES } from './es/birds';
import { CATTLE_ES } from './es/cattle';
import { HORSES_ES } from './es/equines';
import { GOATS_ES } from './es/goats';
import { SHEEP_ES } from './es/sheep';
import { CATTLE_PT } from './pt/cattle';
import { BIRDS_PT, HORSES_PT } from './pt/horses-and-birds';
import { GOATS_PT, SHEEP_PT } from './pt/small-stock';
import type { Language } from './types';
import type { SpeciesText } from './voice';

/** What the listings of each species say. */
export const SPECIES_TEXTS: { readonly [C in Category]: Readonly<Record<Language, SpeciesText<C>>> } = {
  bovine: { es: CATTLE_ES, en: CATTLE_EN, pt: CATTLE_PT },
  ovine: { es: SHEEP_ES, en: SHEEP_EN, pt: SHEEP_PT },
  caprine: { es: GOATS_ES, en: GOATS_EN, pt: GOATS_PT },
  equine: { es: HORSES_ES, en: HORSES_EN, pt: HORSES_PT },
  aviary: { es: BIRDS_ES, en: BIRDS_EN, pt: BIRDS_PT },
};
