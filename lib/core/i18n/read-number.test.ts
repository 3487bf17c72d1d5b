import { formatPrice } from './format';
import { LOCALES } from './locales';
import { readNumber, readNumbers } from './read-number';

describe.each([
  ['1500', '1500'],
  ['1.500', '1500'],
  ['1,500', '1500'],
  ['1 500', '1500'],
  ['1\u00a0500', '1500'],
  ["1'500", '1500'],
  ['1.500,50', '1500.50'],
  ['1,500.50', '1500.50'],
  ['1500.5', '1500.5'],
  ['1500,5', '1500.5'],
  ['1.031.000', '1031000'],
  ['1,031,000.5', '1031000.5'],
  ['US$ 31.000', '31000'],
  ['$31000', '31000'],
  ['12,5', '12.5'],
  ['0.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
])('%s', (typed, number) => {
  it(`is ${number}`, () => expect(readNumber(typed)).toBe(number));

  it.each(LOCALES)('is read again from how the site writes it in %s', (locale) => {
    expect(Number(readNumber(formatPrice(locale, number)))).toBe(Number(number));
  });
});

it.each(['', ' ', 'mil', '-5', '1e5', '1.5.0', '1,50,000', '1.500.50', '10.555,555', '0.500', '1500.500', '.5', '5.'])(
  '“%s” is no number',
  (typed) => expect(readNumber(typed)).toBeNull(),
);

it('replaces the numbers of a form and keeps everything else as typed', () => {
  expect(readNumbers({ price: '1.150', age: 'dos', title: '1.150', vaccinated: true }, ['price', 'age'])).toEqual({
    price: '1150',
    age: 'dos',
    title: '1.150',
    vaccinated: true,
  });
});
