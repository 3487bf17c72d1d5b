import en from './en.json';

const texts = (of: unknown): string[] =>
  typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : [String(of)];

it('spells English in one way, the American one', () => {
  // Names of arguments and of their values, in braces, are the code's and not the reader's.
  const british =
    /\b(centres?|(kilo)?metres?|(favour|colour|neighbour)\w*|labour|licences?|recognis\w*|anaemia|any more)\b/i;
  const doubled = /\bcancell(ed|ing)\b(?! \{)|(?<!\{)\benquir/i;
  expect(texts(en).filter((text) => british.test(text) || doubled.test(text))).toEqual([]);
});

it('writes email in one way', () => {
  expect(texts(en).filter((text) => /\be-mail/i.test(text))).toEqual([]);
});

it('sorts by price per weight, which may be shown by the pound or the hundredweight', () => {
  const sorts = JSON.stringify(en).match(/"sortPriceKg\w+":"[^"]+"/g) ?? [];
  expect(sorts).toHaveLength(2);
  for (const text of sorts) expect(text).toMatch(/per weight"$/);
});
