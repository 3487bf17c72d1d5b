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
