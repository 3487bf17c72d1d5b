import { EMPTY_FACTS } from '@/lib/livestock/facts/stored-facts';
import { claimTexts } from './claim-text';
import { headsClaim, weightClaim } from '@/lib/deals/terms/dispute';
import type { DealTerms } from '@/lib/deals/terms/schema';

const calves: DealTerms = {
  ...EMPTY_FACTS,
  heads: 60,
  amount: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  kg: 170,
  class: 'calf_m',
  tolerancePercent: null,
  slide: null,
  note: null,
};
const byHead: DealTerms = { ...calves, basis: 'head', amount: '518.5' };
const written = (terms: DealTerms, claim: Parameters<typeof claimTexts>[2] | null) =>
  claim && claimTexts('es', terms, claim).map((line) => line.replaceAll('\u00a0', ' '));

it('of missing carcass takes no dressing off again', () => {
  const steers = { ...calves, basis: 'carcass_kg', amount: '5.4', kg: 480, dressingPercent: '50' } as const;
  expect(written(steers, weightClaim(steers, '13680', 60, null, true))).toEqual(['720 kg × US$ 5,40 = US$ 3.888']);
});

it('writes what is missing at the price', () => {
  expect(written(calves, weightClaim(calves, '9690'))).toEqual(['510 kg × US$ 3,05 = US$ 1.555,50']);
  const shrunk = { ...calves, shrinkPercent: '3' };
  expect(written(shrunk, weightClaim(shrunk, '9690'))).toEqual([
    '510 kg − 3 % = 494,7 kg',
    '494,7 kg × US$ 3,05 = US$ 1.508,84',
  ]);
});

it('writes how much less is due where the price of lighter animals slides', () => {
  const slide = { kind: 'price', amount: '0.01', unit: 'kg', stop: 20, bothWays: true } as const;
  const sliding = { ...calves, heads: 10, shrinkPercent: '3', slide };
  expect(written(sliding, weightClaim(sliding, '1600'))).toEqual(['US$ 5.029,45 − US$ 4.884,14 = US$ 145,31']);
  const dear = { ...sliding, slide: { ...slide, amount: '1' } };
  expect(written(dear, weightClaim(dear, '1600'))).toEqual([]);
});

it('writes the share of a price that is not by weight', () => {
  expect(written(byHead, headsClaim(byHead, 58))).toEqual(['US$ 31.110 × 2 ÷ 60 = US$ 1.037']);
  expect(written(byHead, weightClaim(byHead, '9690'))).toEqual(['US$ 31.110 × 510 kg ÷ 10.200 kg = US$ 1.555,50']);
});

it('writes nothing of what is within the tolerance', () => {
  expect(written(calves, weightClaim(calves, '10000'))).toEqual([]);
});
