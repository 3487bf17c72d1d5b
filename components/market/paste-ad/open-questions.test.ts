import { CLASS_CODES, CLASSES, type ClassFamily } from '@/lib/livestock/stock/classes';
import { usualAges } from './open-questions';

const ofFamily = (family: ClassFamily) => CLASS_CODES.filter((code) => CLASSES[code].family === family);

it.each([
  ['steer', 'months', [12, 18, 24, 30, 36]],
  ['steer', 'years', [1, 2, 3, 4, 5]],
  ['heifer', 'months', [12, 18, 24, 30, 36]],
  ['cow', 'years', [3, 4, 5, 6, 7]],
] as const)('offers for any %s, in %s, the ages that most of its classes have', (family, unit, ages) =>
  expect(usualAges(ofFamily(family), unit)).toEqual(ages),
);

it.each([
  ['calf_m', 'months', [4, 6, 8, 10, 12]],
  ['bull', 'months', [24, 36, 60, 72, 96]],
  ['mare_open', 'years', [3, 5, 8, 12, 20]],
  ['layer', 'months', [2, 4, 10, 18, 30]],
] as const)('offers for %s, in %s, ages of its whole range', (code, unit, ages) =>
  expect(usualAges([code], unit)).toEqual(ages),
);

it('offers at most five ages, and none without a class', () => {
  expect(usualAges(CLASS_CODES, 'months').length).toBeLessThanOrEqual(5);
  expect(CLASS_CODES.map((code) => usualAges([code], 'months').length).every((count) => count <= 5)).toBe(true);
  expect(usualAges([], 'months')).toEqual([]);
});
