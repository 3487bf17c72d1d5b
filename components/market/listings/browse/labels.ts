import type { AnimalFilterLabels } from '@/components/market/animals/animal-filters';
import type { FavoriteLabels, FavoriteWords } from '@/components/market/favorites/favorites';
import type { AnimalNames } from '@/components/market/animals/animal-listing-card';
import { BREEDS, breedLabel } from '@/lib/livestock/stock/breeds';
import { animalsText, classWord } from '@/lib/market/animal-lots/class-words';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import type { AnimalListingSort } from '@/lib/market/animal-lots/query-schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { translator } from '@/lib/core/i18n/translator';
import type { CardLabels } from '../listing-card';
import type { FilterFormLabels } from './filter-form';
import { lotLabels } from './lot-labels';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { RADII_KM } from '@/lib/places/schema';

async function readCardLabels(locale: Locale): Promise<CardLabels> {
  const t = await translator(locale, 'card');
  return pickLabels(t, [
    'highlighted',
    'negotiable',
    'asked',
    'verified',
    'contact',
    'compare',
    'video',
    'vaccinated',
    'healthCertificate',
    'pregnancyTested',
    'declared',
  ]);
}

/** The texts of toasts about hearts. */
export async function favoriteWords(locale: Locale): Promise<FavoriteWords> {
  const t = await translator(locale, 'card');
  return {
    added: t('favoriteAdded'),
    removed: t('favoriteRemoved'),
    failed: t('favoriteFailed'),
    signInTitle: t('signInTitle'),
    signInText: t('signInToSave'),
    signIn: t('signIn'),
    unauthorized: t('unauthorized'),
    unauthorizedText: t('unauthorizedText'),
  };
}

const readFavoriteLabels = async (locale: Locale): Promise<FavoriteLabels> => ({
  save: (await translator(locale, 'card'))('save'),
});

async function readBreedNames(locale: Locale): Promise<Record<string, string>> {
  const t = await translator(locale, 'breeds');
  const names: string[] = Object.values(BREEDS).flat();
  const labelled = names.map((name) => [name, breedLabel(t as (key: string) => string, name)] as const);
  return Object.fromEntries(labelled.filter(([name, label]) => name !== label));
}

async function readCategoryNames(locale: Locale): Promise<Record<Category, string>> {
  const t = await translator(locale, 'categories');
  return Object.fromEntries(CATEGORIES.map((category) => [category, t(category)])) as Record<Category, string>;
}

async function readFilterLabels(locale: Locale): Promise<AnimalFilterLabels & Omit<FilterFormLabels, 'show'>> {
  const [t, card, breeds, categories] = await Promise.all([
    translator(locale, 'filters'),
    translator(locale, 'card'),
    readBreedNames(locale),
    readCategoryNames(locale),
  ]);
  return {
    ...pickLabels(t, [
      'title',
      'clear',
      'close',
      'apply',
      'more',
      'category',
      'allCategories',
      'breed',
      'class',
      'allBreeds',
      'chooseCategory',
      'price',
      'minPrice',
      'maxPrice',
      'age',
      'minAge',
      'maxAge',
      'months',
      'location',
      'locationPlaceholder',
      'radius',
      'anyRadius',
      'health',
    ]),
    radii: RADII_KM,
    categories,
    breeds,
    flags: pickLabels(card, ['vaccinated', 'healthCertificate', 'pregnancyTested']),
  };
}

/** The words of the filters of areas, which load apart from the page. */
export const areaLabels = async (locale: Locale) =>
  pickLabels(await translator(locale, 'filters'), ['country', 'anyCountry', 'anyRegion']);

export type AreaLabels = Awaited<ReturnType<typeof areaLabels>>;

async function readBrowseLabels(locale: Locale) {
  const [t, f, filters, lot, card, favorites] = await Promise.all([
    translator(locale, 'home'),
    translator(locale, 'filters'),
    readFilterLabels(locale),
    lotLabels(locale),
    readCardLabels(locale),
    readFavoriteLabels(locale),
  ]);
  const sorts: Record<AnimalListingSort, string> = {
    newest: f('sortNewest'),
    price_asc: f('sortPriceAsc'),
    price_desc: f('sortPriceDesc'),
    price_kg_asc: f('sortPriceKgAsc'),
    price_kg_desc: f('sortPriceKgDesc'),
    heads_desc: f('sortHeadsDesc'),
    age_asc: f('sortAgeAsc'),
    age_desc: f('sortAgeDesc'),
    distance_asc: f('sortDistance'),
    near_recent: f('sortNearRecent'),
    relevance: f('sortRelevance'),
  };
  return {
    filters,
    lot,
    card,
    favorites,
    hero: {
      headline: [t('headline1'), t('headline2')] as const,
      ...pickLabels(t, ['search', 'searchLabel', 'searchPlaceholder']),
    },
    categories: t('categories'),
    bar: {
      sort: f('sort'),
      sorts,
      view: f('view'),
      list: f('viewList'),
      map: f('viewMap'),
    },
    activeFilters: f('active'),
    openFilters: f('open'),
    said: f('said'),
    unplaced: (count: number, shown: string) => f('withoutPlaceOut', { count, shown }),
    seeThem: (count: number) => f('seeThem', { count }),
    whichPlace: f('whichPlace'),
    ...pickLabels(t, ['pages', 'previous', 'next', 'emptyText']),
    emptyFilters: (count: number) => f('emptyFilters', { count }),
    browseAll: t('browseAll'),
    past: {
      title: t('pastTitle'),
      first: t('pastFirst'),
      text: (shown: string | null) => (shown === null ? t('pastText') : t('pastCapped', { shown })),
    },
    found: (total: number, shown: string) => t('animals', { total, shown }),
    range: (from: number, to: number) => t('range', { from: formatNumber(locale, from), to: formatNumber(locale, to) }),
    page: (page: number) => t('page', { page }),
    show: (total: number, shown: string) => f('show', { total, shown }),
    backTo: (total: number, shown: string) => f('backTo', { total, shown }),
    chips: {
      upTo: (value: string) => f('upTo', { value }),
      from: (value: string) => f('from', { value }),
      seller: f('seller'),
      notBreed: (breed: string) => f('notBreed', { breed }),
      withCrosses: (breed: string) => f('withCrosses', { breed }),
      only: (breed: string) => f('onlyBreed', { breed }),
      near: (place: string, km: number) => f('nearPlace', { place, km: formatNumber(locale, km) }),
      within: (km: number) => f('radiusKm', { km: formatNumber(locale, km) }),
      withoutPlace: f('withoutPlace'),
      zone: (place: string) => f('zone', { place }),
      remove: (filter: string) => f('remove', { filter }),
      take: f('take'),
    },
  };
}

export type BrowseLabels = Awaited<ReturnType<typeof readBrowseLabels>>;

/** The labels of the home page and its searches. */
export const browseLabels = oncePerLocale(readBrowseLabels);
/** The labels of cards. */
export const cardLabels = oncePerLocale(readCardLabels);
/** The labels of heart buttons. */
export const favoriteLabels = oncePerLocale(readFavoriteLabels);
/** Translated names of the breeds whose name differs from the stored one. */
export const breedNames = oncePerLocale(readBreedNames);
/** The words of animals' cards. */
export const animalNames = oncePerLocale(async (locale): Promise<AnimalNames> => {
  const breeds = await breedNames(locale);
  return {
    breed: (name) => breeds[name] ?? name,
    stockClass: (code, heads) => classWord(code, locale)[heads === 1 ? 'one' : 'other'],
    animals: (facts) => animalsText(facts, locale),
  };
});
/** Translated names of the categories. */
export const categoryNames = oncePerLocale(readCategoryNames);
