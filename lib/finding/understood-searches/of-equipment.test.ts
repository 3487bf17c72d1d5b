import { isOfAnimals, isOfEquipment } from './of-equipment';
import { geneticsIn, otherAnimalIn } from './other-animals';

it('knows animals that the market doesn’t have by their own names', () => {
  expect(otherAnimalIn('cebras')).toBe('cebras');
  expect(otherAnimalIn('zebras for sale')).toBe('zebras');
  expect(otherAnimalIn('zebra')).toBe('zebra');
  expect(otherAnimalIn('alpacas en Perú')).toBe('alpacas');
  expect(otherAnimalIn('cabras')).toBeNull();
  expect(otherAnimalIn('búfalas murrah leiteiras')).toBe('búfalas');
  expect(otherAnimalIn('leiteiras murrah')).toBe('murrah');
});

it.each([
  ['alambre', 'es'],
  ['bebederos', 'es'],
  ['tractor', 'es'],
  ['hay', 'en'],
  ['used skid steer under 30000', 'en'],
  ['bobcat s70', 'en'],
  ['massey 265', 'es'],
  ['alfalfa hay', 'en'],
  ['cavalo mecânico scania', 'pt'],
  ['rodillo pata de cabra', 'es'],
  ['bebederos para vacas', 'es'],
  ['camioneta barata', 'es'],
  ['bomba solar barata', 'es'],
  ['bomba de agua para vacas', 'es'],
  ['balança de gado', 'pt'],
  ['caminhão boiadeiro', 'pt'],
  ['sal mineral', 'pt'],
  ['hay kansas', 'en'],
  ['cheap hay', 'en'],
  ['heavy duty cattle squeeze chute', 'en'],
  ['camión para ganado', 'es'],
  ['camión jaula para hacienda', 'es'],
  ['jaula para hacienda', 'es'],
  ['una chata para llevar hacienda', 'es'],
  ['montura para caballo', 'es'],
  ['carro para llevar animales', 'es'],
  ['caminhão para gado', 'pt'],
  ['saddle for horse', 'en'],
] as const)('asks for equipment: %s', (text, locale) => expect(isOfEquipment(text, locale)).toBe(true));

it.each([
  ['hay', 'es'],
  ['toros', 'es'],
  ['toros con bebedero', 'es'],
  ['hay toros', 'es'],
  ['', 'es'],
  ['toros con semen probado', 'es'],
  ['que hay en salto', 'es'],
  ['dodge city kansas', 'en'],
  ['angus con racion', 'es'],
  ['bred heifers', 'en'],
  ['cows broke to electric fence', 'en'],
  ['truck load of calves', 'en'],
  ['vacas com sal mineral', 'pt'],
  ['camión de novillos', 'es'],
  ['caballo para montura', 'es'],
  ['semen de toro angus', 'es'],
] as const)('asks for no equipment: %s', (text, locale) => expect(isOfEquipment(text, locale)).toBe(false));

it.each([
  ['semen de toro angus', 'es', 'semen', 'toro angus'],
  ['vendo sêmen de touro nelore', 'pt', 'sêmen', 'vendo touro nelore'],
  ['angus bull semen', 'en', 'semen', 'angus bull'],
  ['frozen embryos', 'en', 'frozen embryos', ''],
] as const)('knows a text that asks for semen or embryos: %s', (text, locale, written, rest) => {
  const found = geneticsIn(text, locale);
  expect([found?.written, found?.rest.length]).toEqual([written, text.length]);
  expect(found?.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
});

it.each([
  ['toros angus con semen evaluado', 'es'],
  ['semen tank', 'en'],
  ['springing heifers bred to sexed semen', 'en'],
  ['bulls, semen tested', 'en'],
] as const)('knows that a text asks for none: %s', (text, locale) => expect(geneticsIn(text, locale)).toBeNull());

it.each([
  ['vaquillonas angus', 'es', true],
  ['bebederos para vacas', 'es', false],
  ['cattle trailer', 'en', false],
  ['bomba solar barata', 'es', false],
] as const)('knows whether a text asks for animals: %s', (text, locale, isIt) =>
  expect(isOfAnimals(text, locale)).toBe(isIt),
);
