import { LOCALES, type Locale } from './locales';
import { choicesOf, held, heldOfSpelling, readings, readSearched, unreadText } from './typed-number';

it.each([
  ['1500', '1500'],
  ['1 500', '1500'],
  ['1\u00a0500', '1500'],
  ["1'500", '1500'],
  ['1.500,50', '1500.50'],
  ['1,500.50', '1500.50'],
  ['1.031.000', '1031000'],
  ['1,031,000.5', '1031000.5'],
  ['3,05', '3.05'],
  ['3.05', '3.05'],
  ['0.385', '0.385'],
  ['3,4250', '3.4250'],
  ['007', '7'],
  ['1.2k', '1200'],
  ['1,2 mil', '1200'],
  ['2.5 K', '2500'],
  ['25 mil', '25000'],
  ['1,5 millones', '1500000'],
  ['1.5 million', '1500000'],
  ['2 milhões', '2000000'],
  ['0,25 k', '250'],
])('%s is %s in every language', (typed, number) => {
  for (const locale of LOCALES) expect(readings(locale, typed)).toEqual([number]);
});

it.each<[Locale, string, string[]]>([
  ['es', '1.150', ['1150']],
  ['pt', '1.150', ['1150']],
  ['en', '1,150', ['1150']],
  ['es', '1,150', ['1150', '1.150']],
  ['pt', '1,150', ['1150', '1.150']],
  ['en', '1.150', ['1150', '1.150']],
])('in %s, %s is read as %j', (locale, typed, numbers) => expect(readings(locale, typed)).toEqual(numbers));

it.each(['', ' ', 'mil', '-5', '1e5', '1.5.0', '1,50,000', '1.500.50', '.5', '5.', '12 5', '3 vacas', '1.2.k'])(
  '“%s” is no number',
  (typed) => {
    for (const locale of LOCALES) expect(readings(locale, typed)).toEqual([]);
  },
);

it('holds a number, or the text that is none yet, which no language takes for a number', () => {
  expect(held(readings, 'es', '1.150')).toBe('1150');
  expect(held(readings, 'es', ' ')).toBe('');
  for (const typed of ['1.150', 'tres']) {
    const value = held(readings, 'en', typed);
    expect(unreadText(value)).toBe(typed);
    for (const locale of LOCALES) expect(readings(locale, value)).toEqual([]);
  }
  expect(choicesOf(readings, held(readings, 'en', '1.150'))).toEqual(['1150', '1.150']);
  expect(choicesOf(readings, held(readings, 'en', 'tres'))).toEqual([]);
  expect(choicesOf(readings, '1150')).toEqual([]);
});

it('takes from an older draft only what is the same in every language', () => {
  expect(
    ['1150', '3,05', '1.200,50', '1.150', '1,150', 'tres', ''].map((typed) => heldOfSpelling(readings, typed)),
  ).toEqual(['1150', '3.05', '1200.50', '', '', '', '']);
});

it.each([
  ['en', 'minPriceKg', '1,200', '1200'],
  ['es', 'minPriceKg', '1.200', '1200'],
  ['es', 'minPrice', 'US$ 1.200', '1200'],
  ['es', 'maxPriceKg', '3,40', '3.40'],
  ['pt', 'maxPrice', '1,5 mil', '1500'],
  // An animal is whole: the decimal mark can't begin decimals.
  ['es', 'maxHeads', '1,150', '1150'],
  ['en', 'minWeight', '1.200', '1200'],
] as const)('a search in %s with %s of %s asks for %s', (locale, name, typed, number) => {
  expect(readSearched(locale, name, typed)).toEqual([number]);
  for (const other of LOCALES) expect(readSearched(other, name, number)).toEqual([number]);
});

it.each([
  ['es', 'minPrice', '1,150'],
  ['pt', 'maxPriceKg', '1,150'],
  ['en', 'minPrice', 'US$ 1.150'],
] as const)('a search in %s with %s of %s may ask for two', (locale, name, typed) => {
  expect(readSearched(locale, name, typed)).toEqual(['1150', '1.150']);
});

it.each(['-5', 'mucho', '5.', '$U 500'])('“%s” is no price', (typed) => {
  for (const locale of LOCALES) expect(readSearched(locale, 'maxPrice', typed)).toEqual([]);
});
