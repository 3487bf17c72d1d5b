import { countryOf } from './country';

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
