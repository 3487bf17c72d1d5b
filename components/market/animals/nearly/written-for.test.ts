import { parseAnimalListingQuery, type AnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import type { UnitsSaid } from '@/lib/finding/understood-searches/dto';
import { browseLabels } from '@/components/market/listings/browse/labels';
import { rangeUnits } from '../range-units';
import { searchChips, writtenFor } from '../search-chips';

it.each([
  ['sin toros, solo vaquillonas', ['sin toros', 'vaquillonas'], 'sin toros, vaquillonas'],
  ['30 vaquillonas y 1 toro', ['vaquillonas', 'toro'], 'vaquillonas, toro'],
  ['terneros overos de destete', ['terneros', 'destete'], 'terneros destete'],
  ['toros angus toros', ['toros', 'toros'], 'toros'],
])('what «%s» says of the class is «%s»', (search, words, expected) => {
  const spans = words.map((word) => {
    const start = search.indexOf(word);
    return { start, end: start + word.length, keys: ['class'] };
  });
  expect(writtenFor(search, spans, ['class'])).toBe(expected);
});

it('what is said of a number has no word before it', () => {
  expect(writtenFor('lote de 200 novilhas', [{ start: 5, end: 11, keys: ['minHeads'] }], ['minHeads'])).toBe('200');
});

it.each([
  ['bulls with low birth weight under 5k', 'weight under 5k', { maxPrice: '5000' }, {}, 'Até US$ 5.000'],
  [
    'vaca de descarte preço da arroba até 280',
    'até 280',
    { maxPriceKg: '1.7' },
    { priceKg: { currency: 'BRL', weight: '@', worth: 0.006 } },
    'Até 280/@',
  ],
] satisfies [string, string, Partial<AnimalListingQuery>, UnitsSaid, string][])(
  'the price of «%s» is said in full',
  async (search, words, said, units, expected) => {
    const labels = await browseLabels('pt');
    const start = search.indexOf(words);
    const spans = [{ start, end: start + words.length, keys: Object.keys(said) }];
    const [chip] = await searchChips({
      ...{ locale: 'pt', labels, action: '/' },
      asked: { ...parseAnimalListingQuery({}).query, search },
      read: { said, spans, places: [], units },
      units: await rangeUnits('pt', labels, units),
    });
    expect(chip?.label.replaceAll('\u00a0', ' ')).toBe(expected);
  },
);
