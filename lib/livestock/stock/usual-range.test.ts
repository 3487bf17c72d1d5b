import { CLASS_CODES, CLASSES } from '@/lib/livestock/stock/classes';
import { isOutOfRange } from './usual-range';

it.each([
  ['heifer_bred', 1150, 3.1, false],
  ['heifer_bred', 0.75, 0.002, true],
  ['heifer_bred', 1.15, null, true],
  ['heifer_bred', 25_000, 67, true],
  ['steer_1_2', 900, 3.05, false],
  ['steer_1_2', 90, 0.3, true],
  ['steer_1_2', 9, null, true],
  ['bull', 30_000, 30, false],
  ['layer', 6, null, false],
  ['layer', 600, null, true],
] as const)('a %s at %s per head, %s per kilo: out of range is %s', (code, head, kg, isOut) =>
  expect(isOutOfRange(CLASSES[code].category, code, { head, kg })).toBe(isOut),
);

it('knows the range of every class, and doubts nothing without a price', () => {
  for (const code of CLASS_CODES) {
    const { category } = CLASSES[code];
    expect(isOutOfRange(category, code, { head: 1e7, kg: null })).toBe(true);
    expect(isOutOfRange(category, code, { head: null, kg: null })).toBe(false);
  }
});

it.each([
  ['bovine', 0.75, true],
  ['bovine', 35, false],
  ['bovine', 50_000, false],
  ['bovine', 10, false],
  ['bovine', 400_000, true],
  ['equine', 400_000, false],
  ['aviary', 0.75, false],
  ['aviary', 4_000, true],
] as const)('without a class a %s at %s per head is out of range: %s', (category, head, isOut) =>
  expect(isOutOfRange(category, null, { head, kg: null })).toBe(isOut),
);

it.each([
  ['bovine', 0.02, true],
  ['bovine', 305, true],
  ['bovine', 3.05, false],
  ['ovine', 305, true],
  ['equine', 305, false],
  ['aviary', 40, false],
] as const)('without a class a %s at %s per kilogram is out of range: %s', (category, kg, isOut) =>
  expect(isOutOfRange(category, null, { head: 400, kg })).toBe(isOut),
);
