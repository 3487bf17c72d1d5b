import { readPhone, samePhone } from './read-phone';

it.each([
  ['+598 99 123 456', null, '+59899123456', 'UY'],
  ['99123456', 'Salto, Uruguay', '+59899123456', 'UY'],
  ['59899123456', null, '+59899123456', 'UY'],
  // Argentina's mobiles have a 9 that people leave out; the 15 of old times can't be told from digits.
  ['+54 11 2345-6789', null, '+5491123456789', 'AR'],
  ['+54 9 11 2345-6789', null, '+5491123456789', 'AR'],
  ['11 2345 6789', 'Tandil, Argentina', '+5491123456789', 'AR'],
  // Mexico's had a 1.
  ['+52 1 55 1234 5678', null, '+525512345678', 'MX'],
  ['+52 55 1234 5678', null, '+525512345678', 'MX'],
  ['(806) 555-0110', 'Amarillo, Texas', '+18065550110', 'US'],
  ['+1 204 555 0123', 'Amarillo, Texas', '+12045550123', 'CA'],
  ['+55 67 98123-4567', null, '+5567981234567', 'BR'],
])('reads %s in %s', (typed, place, number, country) => {
  expect(readPhone(typed, place)).toEqual({ number, country });
});

it.each(['', '+', '1', '+999123456789', '12345678901234567890', 'abc', '+59899', '+0123456789', '+'.repeat(500)])(
  'finds no number in %j',
  (typed) => expect(readPhone(typed, null)).toBeNull(),
);

it('compares numbers that no country has by their digits', () => {
  expect(samePhone('+999 12-34', null)).toBe(samePhone('9991234', null));
});
