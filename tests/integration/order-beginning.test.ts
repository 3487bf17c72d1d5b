import { ORDERS, beginning } from '@/lib/listings/result-order';
import { daysOfStep, timeOfStep, timeStep } from '@/lib/listings/search-terms';

const now = timeStep(new Date());
const shares = new Map([
  ['is:highlighted', 0.01],
  ['time:' + now, 0.03],
  ['time:' + (now - 1), 0.03],
  ...[now, now - 1].flatMap((step) => daysOfStep(step).map(({ term }) => [term, 0.01] as const)),
  ['price:0', 0.02],
  ['price:1', 0.02],
  ['price:2', 0.3],
]);
const termsOf = (order: keyof typeof ORDERS, part: number, most = 20) =>
  beginning(ORDERS[order], part, shares, most)?.terms ?? null;

describe('what comes first in an order', () => {
  it('is the highlighted, whole steps, and days of the last one', () => {
    expect(termsOf('newest', 0.008)).toEqual(['is:highlighted']);
    const [latest] = daysOfStep(now);
    // Nothing is dated ahead as a rule, but what is comes first.
    const ahead = `time:${now + 1}`;
    expect(termsOf('newest', 0.02)).toEqual(['is:highlighted', ahead, latest?.term]);
    const [, , third] = daysOfStep(now - 1);
    expect(termsOf('newest', 0.055)).toEqual([
      'is:highlighted',
      ahead,
      `time:${now}`,
      ...daysOfStep(now - 1)
        .slice(0, 2)
        .map(({ term }) => term),
    ]);
    expect(third?.end).toBe(timeOfStep(now - 1));
  });

  it('is whole steps where there are no pieces, from either end', () => {
    expect(termsOf('price_asc', 0.04)).toEqual(['is:highlighted', 'price:0', 'price:1']);
    expect(termsOf('price_desc', 0.25)?.at(-1)).toBe('price:2');
  });

  it('is not told by too many terms, nor by steps that have far more', () => {
    expect(termsOf('newest', 0.9)).toBeNull();
    expect(termsOf('newest', 0.055, 2)).toBeNull();
    expect(termsOf('price_asc', 0.06)).toBeNull();
  });
});
