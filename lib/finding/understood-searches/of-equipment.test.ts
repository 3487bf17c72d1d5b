import { isEquipmentAlone, isOfEquipment } from './of-equipment';
import { otherAnimalIn } from './other-animals';

it('knows a text that is nothing but a name of equipment', () => {
  for (const text of ['alambre', 'bebederos', 'tractor'])
    expect([text, isEquipmentAlone(text, 'es')]).toEqual([text, true]);
  expect(isEquipmentAlone('hay', 'en')).toBe(true);
  expect(isEquipmentAlone('hay', 'es')).toBe(false);
  for (const text of ['toros', 'toros con bebedero', 'hay toros', ''])
    expect([text, isEquipmentAlone(text, 'es')]).toEqual([text, false]);
});

it('knows animals that the market doesn’t have by their own names', () => {
  expect(otherAnimalIn('cebras', 'es')).toBe('cebras');
  expect(otherAnimalIn('zebras for sale', 'en')).toBe('zebras');
  expect(otherAnimalIn('zebra', 'pt')).toBe('zebra');
  expect(otherAnimalIn('cabras', 'es')).toBeNull();
  expect(otherAnimalIn('búfalas murrah leiteiras', 'pt')).toBe('búfalas');
  expect(otherAnimalIn('leiteiras murrah', 'pt')).toBe('murrah');
});

it.each([
  ['used skid steer under 30000', 'en'],
  ['bobcat s70', 'en'],
  ['alfalfa hay', 'en'],
  ['cavalo mecânico scania', 'pt'],
  ['rodillo pata de cabra', 'es'],
  ['bebederos para vacas', 'es'],
] as const)('asks for equipment: %s', (text, locale) => expect(isOfEquipment(text, locale)).toBe(true));

it.each([
  ['toros con semen probado', 'es'],
  ['que hay en salto', 'es'],
  ['angus con racion', 'es'],
  ['bred heifers', 'en'],
] as const)('asks for no equipment: %s', (text, locale) => expect(isOfEquipment(text, locale)).toBe(false));
