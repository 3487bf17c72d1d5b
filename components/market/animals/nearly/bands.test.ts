import type { Band } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { inRows, rowTitles } from './bands';

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
