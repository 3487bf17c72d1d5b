import type { Band } from '@/lib/finding/understood-searches/dto';
import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { inRows } from './bands';

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
