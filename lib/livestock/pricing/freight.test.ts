import { freightPerHead, freightRate } from './freight';

const uruguay = freightRate('UY');

/** US dollars per kilogram of a load of calves of 170 kg. */
const perKg = (heads: number, km: number) =>
  uruguay && freightPerHead(uruguay, { heads, kg: 170, areCalves: true }, km) / 170;

it('adds to a price per kilogram what the truck costs: a lot farther away may cost less', () => {
  expect(3.05 + (perKg(60, 191) ?? NaN)).toBeCloseTo(3.12, 2);
  expect(3.12 + (perKg(60, 40) ?? NaN)).toBeCloseTo(3.135, 3);
});

it('takes as many trucks as it needs, and fewer calves than steers fit in one', () => {
  const of = (heads: number, kg: number, areCalves = false) =>
    uruguay && Math.round(freightPerHead(uruguay, { heads, kg, areCalves }, 100) * heads);
  expect([of(1, 420), of(42, 420), of(43, 420), of(72, 160, true), of(73, 160, true)]).toEqual([
    375, 375, 750, 375, 750,
  ]);
});

it('counts by loaded mile in the United States', () => {
  const rate = freightRate('US');
  expect(rate && freightPerHead(rate, { heads: 60, kg: 300, areCalves: false }, 160.9344) * 60).toBeCloseTo(687.5, 6);
});

it('is unknown where nobody wrote down what a truck costs', () => {
  expect([freightRate('BR'), freightRate('constructor')]).toEqual([null, null]);
});
