import { settleDisputed, type SettledSum } from './disputed-sum';
import type { SettledTerms } from '@/lib/deals/terms/settlement';

const calves: SettledTerms = {
  heads: 60,
  amount: '3.05',
  basis: 'live_kg',
  kg: 170,
  class: 'calf_m',
  shrinkPercent: null,
  dressingPercent: null,
  buyerCommission: null,
  slide: null,
};
const byHead: SettledTerms = { ...calves, basis: 'head', amount: '518.5' };
const came = { heads: 60, kg: '9690' };
const due = (terms: SettledTerms, delivered: typeof came | null, ...settled: SettledSum[]) =>
  settleDisputed(terms, delivered, settled, (kind) => kind)?.due;
const short: SettledSum = { kind: 'weight', amount: '1555.50', heads: 60 };

it('takes the sum for missing weight off what was agreed, never off what came as well', () => {
  expect(due(calves, came)).toBe('29554.50');
  expect(due(calves, came, short)).toBe('29554.50');
  expect(due(calves, null, short)).toBe('29554.50');
  expect(due(byHead, came, short)).toBe('29554.50');
});

it('takes the sum for missing heads off all of them, however many were weighed', () => {
  const missing: SettledSum = { kind: 'heads', amount: '1037', heads: 58 };
  expect(due(byHead, { heads: 58, kg: '9860' }, missing)).toBe('30073.00');
  expect(due(calves, { heads: 58, kg: '9860' }, missing)).toBe('30073.00');
});

it('takes the sum for a fault off what came', () => {
  expect(due(calves, came, { kind: 'fault', amount: '500', heads: 60 })).toBe('29054.50');
});

it('leaves out sums that are nothing, or not about animals', () => {
  expect(due(calves, came, { kind: 'weight', amount: '0.00', heads: 60 })).toBe('29554.50');
  expect(due(calves, came, { kind: 'payment', amount: '900', heads: null })).toBe('29554.50');
});

it('takes it off what came where no weight was agreed', () => {
  expect(due({ ...calves, kg: null }, came, { kind: 'weight', amount: '100', heads: null })).toBe('29454.50');
  expect(due({ ...calves, kg: null }, null, { kind: 'weight', amount: '100', heads: null })).toBeUndefined();
});
