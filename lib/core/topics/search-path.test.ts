import { asEquipmentSearch, equipmentQueryOf, savedSearchPath } from './search-path';

it('a saved search of equipment has its query again, and its path', () => {
  const saved = asEquipmentSearch('?category=tractors&page=1');
  expect(equipmentQueryOf(saved)).toBe('category=tractors&page=1');
  expect(savedSearchPath(saved)).toBe('/equipment?category=tractors&page=1');
});

it('a saved search of animals is its query', () => {
  expect(equipmentQueryOf('category=bovine')).toBeNull();
  expect(savedSearchPath('category=bovine')).toBe('/?category=bovine');
});
