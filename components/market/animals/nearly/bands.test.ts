import type { AnimalNames } from '@/components/market/animals/animal-listing-card';
import type { BrowseLabels } from '@/components/market/listings/browse/labels';
import type { RangeUnit, RangeUnits } from '@/components/ui/units/range-unit';
import type { Band } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { besideExact, givenUp, inRows, rowTitles } from './band-rows';
import { Bands, nothingExact } from './bands';

const band = (gives: Band['gives'], lots: number): Band => ({
  gives,
  query: parseAnimalListingQuery({}).query,
  lots: Array.from({ length: lots }, () => ({}) as Band['lots'][number]),
});

it('puts small bands that follow each other in one row, in their order', () => {
  const bands = [band('radius', 1), band('heads', 2), band('price', 3), band('weight', 1), band('breed', 1)];
  const rows = inRows(bands).map((row) => row.map(({ gives }) => gives));
  expect(rows).toEqual([['radius', 'heads'], ['price'], ['weight', 'breed']]);
});

it('names both of two bands in a row, and says no heading twice', () => {
  const small = (gives: Band['gives']) => band(gives, 1);
  const nameOf = ({ gives }: Band) => gives;
  const one = [[small('radius'), small('heads'), small('age')], [band('price', 3)], [small('weight'), small('breed')]];
  expect(rowTitles(one, nameOf, 'mixed')).toEqual(['mixed', 'price', 'weight · breed']);
  const two = [one[0] ?? [], [small('weight'), small('breed'), small('class')]];
  expect(rowTitles(two, nameOf, 'mixed')).toEqual(['radius · heads · age', 'weight · breed · class']);
});

it.each([es, en, pt])('has a name of its own for each band', ({ bands: { band: names } }) => {
  expect(new Set(Object.values(names)).size).toBe(Object.values(names).length);
});

it('offers a higher limit in dollars beside filters in dollars alone', async () => {
  const { query } = parseAnimalListingQuery({ maxPrice: '1000' });
  const bands = [{ ...band('price', 0), query: parseAnimalListingQuery({ maxPrice: '1500' }).query }];
  const labels = { filters: {} } as BrowseLabels;
  const props = { locale: 'es', labels, names: {} as AnimalNames, action: '/', query, asked: query, bands } as const;
  const offered = async (units: RangeUnits) => {
    const shown = await Bands({ ...props, units, exact: 0, search: '', isAll: false, isTextAlone: false });
    return JSON.stringify(shown.props);
  };
  expect(await offered({})).toContain('Subir a US$ 1.500');
  const price: RangeUnit = { worth: 0.025, before: '$', label: '', limits: ['', ''], words: ['', '', ''] };
  expect(await offered({ price })).not.toContain('US$');
});

it('names in what most of its lots differ', () => {
  const lot = (...differences: Band['lots'][number]['differences']) => ({
    ...({} as Band['lots'][number]),
    differences,
  });
  const dearer = { of: 'price', percent: 40, asked: 700 } as const;
  const lots = [lot(dearer, { of: 'breed', has: 'Angus' }), lot({ of: 'distance', has: 192 }, dearer)];
  expect(givenUp({ ...band('several', 0), lots })).toEqual(['price', 'breed', 'radius']);
});

it.each([
  [1, 3, 2],
  [1, 2, 2],
  [2, 5, 4],
  [0, 5, 5],
  [3, 5, 5],
])('beside %i lots that are exactly it shows of %i others as many as fill rows: %i', (exact, lots, shown) => {
  expect(besideExact([band('radius', lots)], exact)[0]?.lots).toHaveLength(shown);
});

it.each([
  ['Mercedes, Corrientes, Argentina', 'Exact matches are in other countries.'],
  ['Salto, Uruguay', 'Exact matches are in other countries. What comes closest in yours goes first.'],
])('says that what is at home goes first only where it does: %s', async (location, sentence) => {
  const lots = [{ listing: { location } }] as Band['lots'];
  const said = { home: 'UY', otherAnimal: null, isFar: true, isTextAlone: false };
  expect(await nothingExact('en', { ...said, bands: [{ ...band('several', 0), lots }] })).toBe(sentence);
});
