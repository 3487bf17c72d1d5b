import { countryInText, inCountryText } from './country-in-text';
import { countryOf, placeIn } from './country';

describe('countryOf', () => {
  it.each([
    ['Tacuarembó, Uruguay', 'UY'],
    ['Florida, Uruguay', 'UY'],
    ['Bagé, Rio Grande do Sul, Brasil', 'BR'],
    ['Barretos, BRAZIL ', 'BR'],
    ['Torreón, Mexico', 'MX'],
    ['Bozeman, Montana', 'US'],
    ['Paraguay', 'PY'],
    ['Paraje Los Ceibos', null],
    ['Ruta 5, km 386', null],
    ['', null],
  ])('%p is in %p', (place, code) => expect(countryOf(place)).toBe(code));
});

it.each([
  ['Salto, Uruguai', 'es', 'Salto, Uruguay'],
  ['Bagé, Rio Grande do Sul, Brazil', 'pt', 'Bagé, Rio Grande do Sul, Brasil'],
  ['Salto, Uruguay', 'pt', 'Salto, Uruguai'],
  ['Uruguai', 'en', 'Uruguay'],
  ['Paraje Los Ceibos, Tacuarembó, uruguay', 'es', 'Paraje Los Ceibos, Tacuarembó, Uruguay'],
  ['Amarillo, Texas', 'es', 'Amarillo, Texas'],
  ['Atlanta, Georgia', 'pt', 'Atlanta, Georgia'],
  ['Paraje sin país', 'en', 'Paraje sin país'],
] as const)('%s in %s is %s', (place, locale, shown) => expect(placeIn(place, locale)).toBe(shown));

it.each([
  ['Salto, Uruguay', 'Salto'],
  ['Uruguay', 'Uruguay'],
  ['Corrientes, Argentina', 'Corrientes, Argentina'],
])('%s of a visitor from Uruguay is %s', (place, shown) => expect(placeIn(place, 'es', 'UY')).toBe(shown));

it.each([
  ['US', 'en', 'the United States'],
  ['NL', 'en', 'the Netherlands'],
  ['UY', 'en', 'Uruguay'],
  ['US', 'es', 'Estados Unidos'],
] as const)('%s in %s is %s', (code, locale, text) => expect(countryInText(code, locale)).toBe(text));

it.each([
  ['pt', 'Em {place}', 'BR', 'No Brasil'],
  ['pt', 'Em {place}', 'AR', 'Na Argentina'],
  ['pt', 'Em {place}', 'US', 'Nos Estados Unidos'],
  ['pt', 'Em {place}', 'PT', 'Em Portugal'],
  ['en', 'In {place}', 'US', 'In the United States'],
  ['es', 'En {place}', 'UY', 'En Uruguay'],
] as const)('in %s, %s of %s is “%s”', (locale, pattern, code, text) => {
  expect(inCountryText(pattern, code, locale)).toBe(text);
});
