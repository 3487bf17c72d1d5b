import { isInPounds } from '../range-units';

it.each([
  [{ weight: { weight: 'lb', worth: 0.45 } }, true],
  [{ priceKg: { currency: 'USD', weight: 'cwt', worth: 0.02 } }, true],
  [{ weight: { weight: '@', worth: 30 } }, false],
  [{ price: { currency: 'UYU', worth: 0.025 } }, false],
  [undefined, false],
] as const)('%j is said in pounds: %s', (said, expected) => {
  expect(isInPounds(said)).toBe(expected);
});
