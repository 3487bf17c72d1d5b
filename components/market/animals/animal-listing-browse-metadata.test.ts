import { LOCALES } from '@/lib/core/i18n/locales';
import { ofEquipmentAlone } from '@/components/market/listings/browse/with-sorts';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { animalListingBrowseSubject, animalsNamed } from './animal-listing-browse-metadata';

const named = (query: Parameters<typeof animalsNamed>[1]) =>
  Promise.all(LOCALES.map((locale) => animalsNamed(locale, query)));

it('names animals as their language does', async () => {
  expect(await named({ category: 'bovine', breed: 'Angus' })).toEqual([
    'Bovinos Angus',
    'Angus cattle',
    'Bovinos Angus',
  ]);
  expect(await named({ class: 'heifer', breed: 'Angus,Hereford' })).toEqual([
    'Vaquillonas Angus / Hereford',
    'Angus / Hereford heifers',
    'Novilhas Angus / Hereford',
  ]);
  expect(await named({ category: 'bovine' })).toEqual(['Bovinos', 'Cattle', 'Bovinos']);
  expect(await named({ breed: 'Angus' })).toEqual(['Angus', 'Angus', 'Angus']);
  expect(await named({})).toEqual([undefined, undefined, undefined]);
});

it('calls equipment what it is, and sorts it by nothing that only animals have', async () => {
  const { query } = parseAnimalListingQuery({ search: 'tractor' });
  const titleOf = async (isOfEquipment: boolean) =>
    (await animalListingBrowseSubject('es', query, { total: 0, totalIsCapped: false, isOfEquipment })).title;
  expect(await titleOf(true)).toBe('tractor: equipos en venta');
  expect(await titleOf(false)).toBe('tractor: animales en venta');
  const sorts = { newest: 'a', price_asc: 'b', price_kg_asc: 'c', heads_desc: 'd', distance_asc: 'e' };
  const { bar, filters } = ofEquipmentAlone({ bar: { sorts }, filters: { more: 'Más filtros' as string | undefined } });
  expect(Object.keys(bar.sorts)).toEqual(['newest', 'price_asc', 'distance_asc']);
  expect(filters.more).toBeUndefined();
});
