import en from './en.json';

const texts = (of: unknown): string[] =>
  typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : [String(of)];

it('spells English in one way, the American one', () => {
  const british = /\b(centres?|favourites?|colours?|(kilo)?metres?|labour|neighbour\w*)\b/i;
  expect(texts(en).filter((text) => british.test(text))).toEqual([]);
});

it('sorts by price per weight, which may be shown by the pound or the hundredweight', () => {
  const sorts = JSON.stringify(en).match(/"sortPriceKg\w+":"[^"]+"/g) ?? [];
  expect(sorts).toHaveLength(2);
  for (const text of sorts) expect(text).toMatch(/per weight"$/);
});
