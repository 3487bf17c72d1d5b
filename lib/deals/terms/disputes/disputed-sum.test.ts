import { balanceOf, isEven, dueAfter, dueOf, isAbove, mostOf, paidApart, type SettledSum } from './disputed-sum';
import type { SettledTerms } from '@/lib/deals/terms/settlement';

const calves: SettledTerms = {
  heads: 60,
  amount: '3.05',
  basis: 'live_kg',
  kg: 170,
  class: 'calf_m',
  shrinkPercent: '3',
  dressingPercent: null,
  buyerCommission: null,
  slide: null,
  tolerancePercent: null,
};
const byHead: SettledTerms = { ...calves, basis: 'head', amount: '500' };
const firm = (heads: number, kg: string) => ({ heads, kg });
const sum = (kind: SettledSum['kind'], amount: string, knewFirm = false): SettledSum => ({
  kind,
  amount,
  knewFirm,
  isRefund: false,
  payee: 'buyer',
});
const worked = (terms: SettledTerms, delivered: ReturnType<typeof firm> | null, ...settled: SettledSum[]) =>
  dueOf({ terms, delivered, settled, paid: null, balancePaid: '0' }, (kind) => kind);
const due = (...account: Parameters<typeof worked>) => worked(...account)?.due;

describe('a firm weight', () => {
  it('is what is due, whatever the complaint was about', () => {
    expect(due(calves, null)).toBe('30176.70');
    expect(due(calves, firm(60, '9500'))).toBe('28105.75');
    expect(due(calves, firm(60, '9500'), sum('weight', '500', true))).toBe('27605.75');
    expect(due(calves, firm(58, '9000'), sum('heads', '1005.89'))).toBe('26626.50');
    expect(worked(calves, firm(58, '9000'), sum('heads', '1005.89'))?.lines[0]).toEqual({
      kind: 'net',
      scale: 'kg',
      total: '9000',
    });
  });

  it('that came after a complaint was settled takes the same off once', () => {
    expect(due(calves, firm(60, '9500'), sum('weight', '500'))).toBe('28105.75');
    // What is over what the weight took off stays.
    expect(due(calves, firm(60, '9500'), sum('weight', '2170.95'))).toBe('28005.75');
    expect(due(calves, firm(60, '9500'), sum('weight', '2070.95'), sum('heads', '100'))).toBe('28105.75');
    expect(due(calves, firm(60, '10500'), sum('weight', '500'))).toBe('30564.25');
  });

  it('loses what is missing of a price by the head beyond the tolerance once, and heads', () => {
    expect(due(byHead, firm(60, '9500'))).toBe('27941.18');
    expect(due(byHead, firm(60, '9500'), sum('weight', '500'))).toBe('27941.18');
    expect(due(byHead, firm(60, '10000'), sum('weight', '500'))).toBe('29500.00');
    expect(due(byHead, firm(58, '9860'), sum('heads', '1000'))).toBe('29000.00');
    expect(due({ ...byHead, basis: 'lot', amount: '30000' }, firm(58, '9860'), sum('heads', '1000'))).toBe('29000.00');
  });
});

it('before it, complaints are taken off what was agreed, of which nobody weighed a kilogram', () => {
  const agreed = worked(calves, null, sum('weight', '500'));
  expect(agreed?.due).toBe('29676.70');
  expect(agreed?.lines.map(({ kind }) => kind)).toEqual(['weight', 'shrink', 'price', 'deduction', 'due']);
  expect(due({ ...calves, kg: null }, null, sum('weight', '100'))).toBeUndefined();
  expect(due({ ...calves, kg: null }, firm(60, '9690'), sum('weight', '100'))).toBe('28567.87');
});

it('no settled sum ever raises what is due, or takes more than there is', () => {
  for (const terms of [calves, byHead])
    for (const delivered of [null, firm(60, '9500'), firm(58, '9000'), firm(60, '11000')])
      for (const kind of ['weight', 'heads', 'fault'] as const)
        for (const knewFirm of [true, false]) {
          const before = Number(due(terms, delivered));
          const after = Number(due(terms, delivered, sum(kind, '500', knewFirm)));
          expect([after <= before, after >= 0]).toEqual([true, true]);
        }
  expect(due(calves, null, sum('fault', '20000'), sum('health', '20000'))).toBe('0.00');
});

it('leaves out sums that are nothing, or not about animals', () => {
  expect(due(calves, null, sum('weight', '0.00'), sum('payment', '900'))).toBe('30176.70');
});

it('agreed on once the money was in is given back: what was paid stays what it was', () => {
  const back: SettledSum = { ...sum('fault', '1000'), isRefund: true };
  const account = {
    terms: calves,
    delivered: firm(60, '9500'),
    settled: [back, { ...back, amount: '500.50' }],
    paid: '28105.75',
    balancePaid: '0',
  };
  expect(dueOf(account)?.due).toBe('28105.75');
  expect(balanceOf(account)).toMatchObject({ refund: '1500.50', owed: null });
  // What was taken off before the payment is no part of it.
  expect(balanceOf({ ...account, settled: [sum('fault', '1000')], paid: '27105.75' })).toMatchObject({
    refund: null,
    owed: null,
  });
  // Older deals don't know what was paid.
  expect(balanceOf({ ...account, paid: null })).toMatchObject({ refund: '1500.50', owed: null });
  // What went back is left no more; what went back of a sum that was agreed on later isn't either.
  expect(balanceOf({ ...account, balancePaid: '1500.50' })).toEqual({
    refund: null,
    owed: null,
    returned: '1500.50',
    paidLater: null,
  });
  expect(isEven({ ...account, balancePaid: '1500.50' })).toBe(true);
  expect(balanceOf({ ...account, balancePaid: '1000.00' })).toMatchObject({ refund: '500.50', returned: '1000.00' });
  expect(balanceOf({ ...account, settled: [], balancePaid: '-20.00' })).toMatchObject({
    refund: '20.00',
    paidLater: '20.00',
  });
  expect(mostOf(account, 'fault')).toBe('26605.25');
  expect(dueAfter(account, back)).toBeNull();
});

it('says what is due before and after one more sum, and what is the most that it can be', () => {
  const account = {
    terms: { ...calves, buyerCommission: '2' },
    delivered: firm(60, '9500'),
    settled: [],
    paid: null,
    balancePaid: '0',
  };
  expect(dueAfter(account, sum('weight', '500', true))).toEqual({ before: '28105.75', after: '27605.75' });
  expect(dueAfter(account, sum('payment', '500'))).toBeNull();
  expect([mostOf(account, 'fault'), mostOf(account, 'payment')]).toEqual(['28105.75', '28667.87']);
  expect([isAbove('28105.76', '28105.75'), isAbove('28105.75', '28105.75'), isAbove('9', null)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('weights that come after the money', () => {
  const paid = '30176.70';
  const back = (kind: SettledSum['kind'], amount: string): SettledSum => ({ ...sum(kind, amount), isRefund: true });
  const balance = (delivered: ReturnType<typeof firm> | null, ...settled: SettledSum[]) =>
    balanceOf({ terms: calves, delivered, settled, paid, balancePaid: '0' });

  it('leave what was paid, and say what goes back or is still owed', () => {
    expect(balance(null)).toMatchObject({ refund: null, owed: null });
    expect(balance(firm(60, '9500'))).toMatchObject({ refund: '2070.95', owed: null });
    expect(balance(firm(60, '10500'))).toMatchObject({ refund: null, owed: '887.55' });
  });

  it('give nothing back twice, nor more than was paid', () => {
    expect(balance(null, back('weight', '2070.95'))).toMatchObject({ refund: '2070.95', owed: null });
    expect(balance(firm(60, '9500'), back('weight', '2070.95'))).toMatchObject({ refund: '2070.95', owed: null });
    expect(balance(firm(60, '9500'), back('weight', '2170.95'))).toMatchObject({ refund: '2170.95', owed: null });
    expect(balance(firm(60, '9500'), back('heads', '30176.70'), back('fault', '30176.70'))).toMatchObject({
      refund: paid,
      owed: null,
    });
    // More that came is set off against it.
    expect(balance(firm(60, '10500'), back('fault', '1000'))).toMatchObject({ refund: '112.45', owed: null });
  });
});

it('a price for the lot is shared by its heads', () => {
  const lot: SettledTerms = { ...byHead, basis: 'lot', amount: '13000', heads: 12 };
  expect(due(lot, firm(12, '2000'))).toBe('13000.00');
  expect(due(lot, firm(11, '1900'))).toBe('11916.67');
  expect(worked(lot, firm(11, '1900'))?.lines).toContainEqual(
    expect.objectContaining({ kind: 'price', part: { came: '11', of: '12' }, total: '11916.67' }),
  );
  expect(worked(lot, null)?.lines).toEqual([expect.not.objectContaining({ part: expect.anything() as unknown })]);
});

it('what is no matter of the animals is paid apart, and changes nothing of what they come to', () => {
  const settled = [sum('noShow', '150'), sum('payment', '0'), sum('heads', '500')];
  expect(paidApart(settled, true)).toEqual([sum('noShow', '150')]);
  expect(due(calves, null, sum('noShow', '150'))).toBe('30176.70');
  // The price is no second sum.
  expect(paidApart([sum('payment', '11025')], true)).toEqual([]);
  expect(paidApart([sum('payment', '11025')], false)).toEqual([sum('payment', '11025')]);
});
