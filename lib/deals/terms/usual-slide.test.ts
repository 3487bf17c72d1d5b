import type { Slide } from './schema';
import { isUsualSlide } from './usual-slide';

/** Sixty calves of 170 kg less 3 % at US$ 3.05 a kilogram. */
const calves = {
  ...{ heads: 60, amount: '3.05', basis: 'live_kg' as const, currency: 'USD' as const, kg: 170 },
  ...{ shrinkPercent: '3', dressingPercent: null, buyerCommission: null, tolerancePercent: null, class: null },
};
const slide = (amount: string, changes: Partial<Slide> = {}): Slide => ({
  ...{ kind: 'price' as const, amount, unit: 'kg' as const, stop: null, bothWays: false },
  ...changes,
});

it.each([
  [true, slide('0.01')],
  [true, slide('0.01', { stop: 20, bothWays: true })],
  // Thirty percent heavier they cost less in all, though a tenth heavier they don't.
  [false, slide('0.016')],
  [false, slide('0.016', { stop: 30 })],
  // A kilogram more at 2 cents less costs less in all.
  [false, slide('0.02')],
  [false, slide('0.30')],
  [false, slide('99999', { bothWays: true })],
  // A kilogram over costs a quarter less, which more over hides; as many over as it counts cost no less.
  [false, slide('0.25', { stop: 1 })],
  [false, slide('0.25', { stop: 1, bothWays: true })],
  [true, slide('0.015', { stop: 1 })],
  [true, slide('0.01', { stop: 400 })],
  // What is over for nothing, or for half of the price.
  [true, slide('0', { kind: 'extra' })],
  [true, slide('1.5', { kind: 'extra' })],
  [false, slide('99999', { kind: 'extra' })],
])('is %s of a slide of %o', (isUsual, of) => {
  expect(isUsualSlide({ ...calves, slide: of })).toBe(isUsual);
});

it('is true of the right slide of feeders: 500 lb at 150 a hundredweight, 70 cents a pound over', () => {
  const feeders = {
    ...calves,
    heads: 100,
    amount: '150',
    basis: 'live_cwt' as const,
    kg: 226.796185,
    shrinkPercent: null,
  };
  expect(isUsualSlide({ ...feeders, slide: slide('0.7', { kind: 'extra', unit: 'lb' }) })).toBe(true);
  expect(isUsualSlide({ ...feeders, slide: slide('0.1', { unit: 'lb' }) })).toBe(true);
});

it('has nothing to say without a slide, or a weight that it counts from', () => {
  expect(isUsualSlide({ ...calves, slide: null })).toBe(true);
  expect(isUsualSlide({ ...calves, kg: null, slide: slide('9') })).toBe(true);
});
