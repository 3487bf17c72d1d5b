import { readPastedAnimals } from './read-pasted';

const asks = (text: string) =>
  readPastedAnimals(text, { language: 'es', country: 'UY' }).questions.map((question) => question.asks);

it.each([
  'Vendo tractor John Deere 5075E, año 2018, US$ 32.000, Tacuarembó',
  'Rotoenfardadora New Holland, poco uso, 18.000 dólares',
])('asks whether a machine is in the right place: %s', (text) => {
  expect(asks(text)).toContain('equipment');
});

it.each([
  '46 vaquillonas Angus de 370 kg, cargamos con tractor',
  '80 ovejas Corriedale, Tacuarembó',
  'Buenas, vendo barato, consultar precio',
])('asks nothing of the kind otherwise: %s', (text) => {
  expect(asks(text)).not.toContain('equipment');
});

it.each([
  ['Rematamos el viernes 18 de diciembre 30 novillos Angus, base US$ 2,45 el kilo. Salto', true],
  ['20 novillos Angus, 400 kg, puja inicial US$ 900', true],
  // Sells it cheap, bought it there.
  ['Remato x viaje 15 vaquillonas Braford, 900 dólares', false],
  ['20 vacas compradas en remate, 900 dólares', false],
])('asks whether animals for auction are in the right place: %s', (text, isAsked) => {
  expect(asks(text).includes('auction')).toBe(isAsked);
});
