import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { widenedQuery } from './widened-query';

const none = parseAnimalListingQuery({}).query;
const search = 'vaquillonas angus hasta 1200 cerca de tacuarembó';
const span = (text: string, ...keys: string[]) => {
  const start = search.indexOf(text);
  return { start, end: start + text.length, keys };
};
const read = {
  spans: [
    span('vaquillonas', 'class'),
    span('angus', 'breed'),
    span('hasta 1200', 'maxPrice'),
    span('cerca de tacuarembó', 'near', 'radius'),
  ],
};
const asked: AnimalListingQuery = { ...none, search, country: 'UY' };
const meant: AnimalListingQuery = {
  ...none,
  ...{ class: 'heifer', breed: 'Angus', maxPrice: '1200', location: 'Tacuarembó, Uruguay', radius: 150 },
  country: 'UY',
};

it('keeps the sentence but for the words of what is widened', () => {
  const of = (wide: Partial<AnimalListingQuery>) =>
    Object.fromEntries(new URLSearchParams(widenedQuery({ ...meant, ...wide }, meant, asked, read)));
  expect(of({ radius: 700 })).toEqual({
    ...{ location: 'Tacuarembó, Uruguay', radius: '700', country: 'UY' },
    search: 'vaquillonas angus hasta 1200',
  });
  expect(of({ breed: undefined })).toEqual({
    ...{ country: 'UY', search: 'vaquillonas hasta 1200 cerca de tacuarembó' },
  });
  expect(of({ maxPrice: '1500', location: undefined, radius: undefined, country: undefined })).toEqual({
    ...{ maxPrice: '1500', search: 'vaquillonas angus' },
  });
});

it('is the whole search where no text was read', () => {
  expect(widenedQuery({ ...meant, radius: 700 }, meant, meant, undefined)).toContain('breed=Angus');
});
