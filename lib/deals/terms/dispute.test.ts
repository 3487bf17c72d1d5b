import { faultClaim, headsClaim, weightClaim } from './dispute';
import { settle, type SettledTerms } from './settlement';

const calves: SettledTerms = {
  heads: 60,
  amount: '3.05',
  basis: 'live_kg',
  kg: 170,
  class: 'calf_m',
  shrinkPercent: null,
  dressingPercent: null,
  buyerCommission: null,
  tolerancePercent: null,
  slide: null,
};
const byHead: SettledTerms = { ...calves, basis: 'head', amount: '518.5' };

describe('a dispute about weight', () => {
  it('claims the price by what is missing: 60 calves of 170 kg, of which 9,690 kg came', () => {
    expect(weightClaim(calves, '9690')).toEqual({
      kind: 'weight',
      agreed: '10200',
      delivered: '9690',
      missing: '510',
      percent: '5',
      tolerance: '3',
      isWithin: false,
      amount: '1555.50',
    });
  });

  it('proposes to close what is within the tolerance, to the last gram', () => {
    expect(weightClaim(calves, '9894')).toMatchObject({ percent: '3', isWithin: true, amount: '0.00' });
    expect(weightClaim(calves, '9893.99')).toMatchObject({ percent: '3', isWithin: false, amount: '933.33' });
    expect(weightClaim({ ...calves, tolerancePercent: '5' }, '9690')).toMatchObject({ isWithin: true, amount: '0.00' });
    expect(weightClaim({ ...calves, tolerancePercent: '0' }, '10199.9')).toMatchObject({ isWithin: false });
  });

  it('has nothing to claim where more came', () => {
    expect(weightClaim(calves, '10500')).toMatchObject({ missing: '0', percent: '0', isWithin: true, amount: '0.00' });
  });

  it.each<[string, Partial<SettledTerms>, string]>([
    ['less the shrink, which was not to be paid either', { shrinkPercent: '3' }, '1508.84'],
    ['by the hundredweight', { basis: 'live_cwt', amount: '138.34567285' }, '1555.50'],
    ['by the arroba', { basis: 'arroba', amount: '91.5' }, '1555.50'],
    ['by the head, as its share of the price', { basis: 'head', amount: '518.5' }, '1555.50'],
    ['by the lot, as its share of the price', { basis: 'lot', amount: '31110' }, '1555.50'],
    ['without the commission', { buyerCommission: '8' }, '1555.50'],
  ])('is worked out %s', (_, changes, amount) =>
    expect(weightClaim({ ...calves, ...changes }, '9690')?.amount).toBe(amount),
  );

  it('is what the settlement takes off where the price of lighter animals slides', () => {
    const slide = { kind: 'price', amount: '0.01', unit: 'kg', stop: 20, bothWays: true } as const;
    const terms = { ...calves, heads: 10, shrinkPercent: '3', tolerancePercent: '2', slide };
    const due = (kg: string) => Number(settle(terms, { heads: 10, kg })?.due);
    expect(weightClaim(terms, '1600')).toMatchObject({
      missing: '100',
      amount: '145.31',
      slid: { agreed: '5029.45', delivered: '4884.14' },
    });
    expect(due('1700') - due('1600')).toBeCloseTo(145.31, 2);
    // Lighter by more than the slide counts: what is over the stop is missing at the price that it leaves.
    expect(Number(weightClaim(terms, '1400')?.amount)).toBeCloseTo(due('1700') - due('1400'), 2);
    // A slide of heavier animals alone leaves lighter ones at the price, as the settlement does.
    for (const other of [
      { ...slide, bothWays: false },
      { ...slide, kind: 'extra' as const },
    ])
      expect(weightClaim({ ...terms, slide: other }, '1600')).toMatchObject({ amount: '295.85' });
  });

  it('comes to nothing where lighter animals cost more', () => {
    const slide = { kind: 'price', amount: '1', unit: 'kg', stop: null, bothWays: true } as const;
    expect(weightClaim({ ...byHead, slide }, '9690')).toMatchObject({ isWithin: false, amount: '0.00' });
  });

  it('counts the heads that came: the others are no lost weight', () => {
    expect(weightClaim(calves, '9690', 57)).toMatchObject({ agreed: '9690', missing: '0', isWithin: true });
    expect(weightClaim(byHead, '9180', 57)).toMatchObject({ agreed: '9690', missing: '510', amount: '1555.50' });
  });

  it('of carcasses goes by what the agreed animals yield', () => {
    const steers = { ...calves, basis: 'carcass_kg', amount: '5.4', kg: 480, dressingPercent: '50' } as const;
    const agreed = { agreed: '14400', delivered: '13680', missing: '720', percent: '5', isDressed: true };
    expect(weightClaim(steers, '13680', 60, null, true)).toMatchObject({ ...agreed, amount: '3888.00' });
  });

  it('is unknown where no weight was agreed', () => expect(weightClaim({ ...byHead, kg: null }, '9690')).toBeNull());
});

describe('a dispute about heads', () => {
  it('claims what those cost that are missing', () => {
    expect(headsClaim(byHead, 58)).toEqual({
      kind: 'heads',
      agreed: '60',
      delivered: '58',
      missing: '2',
      percent: '3.33',
      tolerance: '0',
      isWithin: false,
      amount: '1037.00',
    });
    expect(headsClaim(calves, 59).amount).toBe('518.50');
    expect(headsClaim({ ...byHead, basis: 'lot', amount: '100' }, 57).amount).toBe('5.00');
  });

  it('is closed where all came, or more', () => {
    expect(headsClaim(calves, 60)).toMatchObject({ isWithin: true, missing: '0', amount: '0.00' });
    expect(headsClaim(calves, 61)).toMatchObject({ isWithin: true, missing: '0', amount: '0.00' });
  });

  it('has no amount where the price is by a weight that nobody said', () => {
    expect(headsClaim({ ...calves, kg: null }, 59)).toMatchObject({ isWithin: false, missing: '1', amount: null });
  });
});

describe('a dispute about a fault', () => {
  it('tolerates none that was not declared', () => {
    expect(faultClaim(calves, null, 1)).toMatchObject({ isWithin: false, tolerance: '0', amount: '518.50' });
    expect(faultClaim(calves, null, 0)).toMatchObject({ isWithin: true, amount: '0.00' });
  });

  it('tolerates five percent of the heads more than were declared', () => {
    expect(faultClaim(calves, 4, 4)).toMatchObject({ missing: '0', isWithin: true });
    expect(faultClaim(calves, 4, 7)).toMatchObject({ missing: '3', percent: '5', isWithin: true, amount: '0.00' });
    expect(faultClaim(calves, 4, 8)).toMatchObject({ missing: '4', isWithin: false, amount: '2074.00' });
    expect(faultClaim(calves, 4, 2)).toMatchObject({ missing: '0', isWithin: true });
  });

  it('never counts more heads than there are', () => {
    expect(faultClaim(calves, null, 90)).toMatchObject({ missing: '60', amount: '31110.00' });
  });
});

describe('after a firm weight', () => {
  it('nothing is missing of kilograms that are paid by weight', () => {
    const firm = { due: '28975.00', heads: 60 };
    expect(weightClaim(calves, '9500', 60, firm)).toMatchObject({ missing: '0', isWithin: true, amount: '0.00', firm });
    expect(weightClaim(byHead, '9180', 57)).toMatchObject({ missing: '510', amount: '1555.50' });
  });

  it('heads are a share of what is due for those that both stand by', () => {
    const firm = { due: '27000.00', heads: 58 };
    expect(headsClaim(calves, 58, firm)).toMatchObject({ agreed: '58', missing: '0', isWithin: true, amount: '0.00' });
    expect(headsClaim(calves, 57, firm)).toMatchObject({ missing: '1', amount: '465.52' });
    expect(faultClaim(calves, null, 1, firm)).toMatchObject({ amount: '465.52' });
  });
});
