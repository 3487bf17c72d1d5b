import { LOCALES } from '@/lib/core/i18n/locales';
import { animalsNamed } from './animal-listing-browse-metadata';

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
