import { writtenFor } from '../search-chips';

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
