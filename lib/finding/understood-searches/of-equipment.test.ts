import { isEquipmentAlone } from './of-equipment';
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
});
