import { countryOfPerson } from './country-of-person';

it.each([
  ['Salto, Uruguay', '+5491123456789', 'UY'],
  [null, '+59899333111', 'UY'],
  ['En el campo', '+5491123456789', 'AR'],
  // As it is dialled at home it may be of any country.
  [null, '099333111', null],
  [null, null, null],
])('is from the place %s, or else the telephone %s: %s', (place, phone, country) => {
  expect(countryOfPerson(place, phone)).toBe(country);
});
