import { cents, fromCents, parseAmount } from './amount';

it.each([
  ['es', '31000', '31000.00'],
  ['es', '31.000', '31000.00'],
  ['es', '1.031.000', '1031000.00'],
  ['es', '31.000,5', '31000.50'],
  ['es', '31000.50', '31000.50'],
  ['es', 'US$ 31 000', '31000.00'],
  ['pt', '31.000,50', '31000.50'],
  ['en', '31,000', '31000.00'],
  ['en', '31,000.50', '31000.50'],
  ['en', '$31000', '31000.00'],
  ['es', '007', '7.00'],
] as const)('%s: %s is %s', (locale, typed, amount) => expect(parseAmount(locale, typed)).toBe(amount));

it.each([
  ['es', ''],
  ['es', 'mil'],
  ['es', '-5'],
  ['es', '31,000'],
  ['en', '31.000'],
  ['es', '1.5.0'],
  ['es', '10.555,555'],
  ['es', '123456789'],
  ['en', '1e5'],
] as const)('%s: %s is no amount', (locale, typed) => expect(parseAmount(locale, typed)).toBeNull());

it('counts in cents', () => {
  expect(cents('28600.10')).toBe(2_860_010);
  expect(fromCents(2_860_010)).toBe('28600.10');
});
