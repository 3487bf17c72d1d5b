import { normalisePrice, dressing } from '@/lib/livestock/pricing/normalise-price';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { dealTermsRule, type DealTerms } from './schema';
import { sumTexts, workedTexts } from './worked-text';
import { isFarOff, percentBelow, worthOf } from './worth';

/** Steers by the kilogram, of which nothing else was said. */
const steers: DealTerms = {
  heads: 40,
  amount: '3.05',
  basis: 'live_kg',
  currency: 'USD',
  kg: 342,
  class: 'steer_2_3',
  weightMethod: null,
  curfewHours: null,
  shrinkPercent: null,
  dressingPercent: null,
  payment: null,
  buyerCommission: null,
  deliverFrom: null,
  deliverTo: null,
  freightPayer: null,
  cutPercent: null,
  tolerancePercent: null,
  slide: null,
  note: null,
};

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The sums of terms as a page writes them. */
const sums = (changes: Partial<DealTerms>, locale: 'es' | 'en' | 'pt' = 'es') => {
  const terms = { ...steers, ...changes };
  return sumTexts(locale, worthOf(terms)?.lines ?? [], terms.currency).map(plainSpaces);
};

it('works on terms as they are stored', () => expect(dealTermsRule.parse(steers)).toEqual(steers));

describe('what a deal comes to', () => {
  it.each<[string, Partial<DealTerms>, string[]]>([
    ['by the kilogram', {}, ['40 × 342 kg × US$ 3,05 = US$ 41.724']],
    ['of calves', { heads: 60, kg: 170 }, ['60 × 170 kg × US$ 3,05 = US$ 31.110']],
    [
      'with a shrink',
      { shrinkPercent: '3' },
      ['40 × 342 kg = 13.680 kg', '13.680 kg − 3 % = 13.269,6 kg', '13.269,6 kg × US$ 3,05 = US$ 40.472,28'],
    ],
    ['with a shrink of nothing', { shrinkPercent: '0' }, ['40 × 342 kg × US$ 3,05 = US$ 41.724']],
    ['by the head', { basis: 'head', amount: '980', kg: null }, ['40 × US$ 980 = US$ 39.200']],
    ['by the lot', { basis: 'lot', amount: '39200.5' }, ['US$ 39.200,50']],
    [
      'by the kilogram of carcass',
      { basis: 'carcass_kg', amount: '5.4', kg: 480, dressingPercent: '55.5' },
      ['40 × 480 kg = 19.200 kg', '19.200 kg × 55,5 % = 10.656 kg', '10.656 kg × US$ 5,40 = US$ 57.542,40'],
    ],
    [
      'by the arroba',
      { basis: 'arroba', amount: '320', currency: 'BRL', kg: 540, heads: 18 },
      [
        '18 × 540 kg = 9.720 kg',
        '9.720 kg × 50 % = 4.860 kg',
        '4.860 kg ÷ 15 kg = 324 @',
        '324 @ × R$ 320 = R$ 103.680',
      ],
    ],
    [
      'by the hundredweight',
      { basis: 'live_cwt', amount: '342.5', kg: 238.13599425, heads: 1 },
      ['1 × 525 lb = 525 lb', '525 lb ÷ 100 lb = 5,25 cwt', '5,25 cwt × US$ 342,50 = US$ 1.798,13'],
    ],
    [
      'by the hundredweight, of kilograms, whose quantity at its price comes to the cents of the sum',
      { basis: 'live_cwt', amount: '268', kg: 349.86, heads: 50 },
      [
        '50 × 771,30927 lb = 38.565,463524 lb',
        '38.565,463524 lb ÷ 100 lb = 385,654635 cwt',
        '385,654635 cwt × US$ 268 = US$ 103.355,44',
      ],
    ],
    [
      'by the pound, after the shrink',
      { basis: 'live_lb', amount: '1.85', kg: 238.13599425, heads: 40, shrinkPercent: '2' },
      ['40 × 525 lb = 21.000 lb', '21.000 lb − 2 % = 20.580 lb', '20.580 lb × US$ 1,85 = US$ 38.073'],
    ],
    [
      'by the pound',
      { basis: 'live_lb', amount: '1.85', kg: 238.13599425, heads: 40 },
      ['40 × 525 lb × US$ 1,85 = US$ 38.850'],
    ],
  ])('%s', (_, changes, expected) => expect(sums(changes)).toEqual(expected));

  it('is written as each language writes numbers', () => {
    expect(sums({}, 'en')).toEqual(['40 × 342 kg × US$ 3.05 = US$ 41,724']);
    expect(sums({ currency: 'PYG', amount: '15000' }, 'pt')).toEqual(['40 × 342 kg × ₲ 15.000 = ₲ 205.200.000']);
  });

  it('is unknown where the price is by weight and nobody said one', () => {
    for (const basis of PRICE_BASES)
      expect(worthOf({ ...steers, basis, kg: null }) === null).toBe(basis !== 'head' && basis !== 'lot');
  });

  it('is what the price of the listing comes to, in every basis', () => {
    for (const basis of PRICE_BASES)
      for (const shrinkPercent of [null, '0', '2.75', '5'])
        for (const kg of [0.045, 170, 238.13599425, 341.7]) {
          const terms = { ...steers, basis, shrinkPercent, kg, heads: 57, amount: '3.0575' };
          const { lot } = normalisePrice({
            ...{ amount: terms.amount, basis, perUsd: '1', heads: 57, kg, shrink: shrinkPercent },
            dressing: dressing(null, basis, terms.class),
          });
          expect([basis, kg, worthOf(terms)?.due]).toEqual([basis, kg, lot]);
        }
  });

  it('says where the dressing is the trade’s figure', () => {
    const dressed = (dressingPercent: string | null) =>
      worthOf({ ...steers, class: 'steer_fat', basis: 'carcass_kg', dressingPercent })?.lines[1];
    expect(dressed(null)).toMatchObject({ kind: 'dressing', percent: '54', isUsual: true });
    expect(dressed('56')).toMatchObject({ kind: 'dressing', percent: '56', isUsual: false });
  });

  it('adds the commission that the buyer pays on top', () => {
    const worth = worthOf({ ...steers, buyerCommission: '2.75' });
    expect(worth).toMatchObject({ due: '41724.00', commission: '1147.41', buyerPays: '42871.41' });
    expect(workedTexts('es', worth?.lines ?? [], 'USD').slice(-2)).toEqual([
      { kind: 'commission', formula: '2,75\u00a0% × US$\u00a041.724', total: 'US$\u00a01.147,41' },
      { kind: 'buyerPays', formula: '', total: 'US$\u00a042.871,41' },
    ]);
  });

  it('tells no commission from one of nothing', () => {
    expect(worthOf(steers)?.commission).toBeNull();
    expect(worthOf({ ...steers, buyerCommission: '0' })).toMatchObject({ commission: '0.00', buyerPays: '41724.00' });
  });

  it('loses no cent of the largest sums', () => {
    const terms = { ...steers, heads: 99_999, amount: '9999999999.9999', kg: 4999.99999999 };
    expect(worthOf(terms)?.due).toBe('4999949999989950100.50');
    expect(worthOf({ ...steers, heads: 1, kg: 0.01, amount: '0.0001' })?.due).toBe('0.00');
  });
});

describe('an offer below the asked price', () => {
  it.each([
    ['43092', '41724', '3.2'],
    ['3.15', '3.05', '3.2'],
    ['100', '60', '40.0'],
    ['100', '99.99', '0.0'],
    ['100', '100.00', null],
    ['100', '100.01', null],
  ])('of %s, %s is %s percent below', (asked, offered, percent) => expect(percentBelow(asked, offered)).toBe(percent));

  it('is far below under 60 percent', () => {
    expect(isFarOff('3.0000', '1.8')).toBe(false);
    expect(isFarOff('3', '1.7999')).toBe(true);
    expect(isFarOff('3', '30')).toBe(true);
    expect(isFarOff('3', '5')).toBe(false);
  });
});
