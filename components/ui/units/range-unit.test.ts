import { fromUnit, inUnit } from './range-unit';

const NUMBERS = Array.from({ length: 3000 }, (_, index) => String(index + 1));

it.each([
  ['pounds', 0.45359237],
  ['hundredweights', 45.359237],
  ['arrobas of Brazil', 30],
  ['arrobas of Colombia', 12.5],
])('shows a whole number of %s as it was typed', (_, worth) => {
  const shown = NUMBERS.map((typed) => inUnit(fromUnit(Number(typed), { worth }, 2), { worth }));
  expect(shown).toEqual(NUMBERS);
});

it.each([
  ['1.37', 1 / 7302, '10000'],
  ['2.47', 1 / 7302, '18000'],
  ['2738.98', 1 / 7302, '20000000'],
  ['6.62', 1 / 0.45359237, '3'],
])('shows the amount that a limit of %s dollars was said as', (value, worth, said) =>
  expect(inUnit(value, { worth, before: '$' })).toBe(said),
);
