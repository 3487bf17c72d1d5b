import { KG_PER_POUND } from '@/lib/core/i18n/pound';
import type { Slide } from './schema';
import { settle, type SettledTerms } from './settlement';
import { sumTexts, workedTexts } from './worked-text';

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

const pounds = (number: number) => Number((number * KG_PER_POUND).toFixed(8));
const all = (heads: number, each: number) => ({ heads, kg: (heads * pounds(each)).toFixed(8) });

/** A hundred feeder steers of 500 lb at US$ 150 a hundredweight. */
const feeders: SettledTerms = {
  ...calves,
  heads: 100,
  amount: '150',
  basis: 'live_cwt',
  kg: pounds(500),
  shrinkPercent: null,
};
const slide = (changes: Partial<Slide>): Slide => ({
  kind: 'price',
  amount: '0.1',
  unit: 'lb',
  stop: null,
  bothWays: false,
  ...changes,
});

const kindsAndTotals = (sum: ReturnType<typeof settle>) => sum?.lines.map(({ kind, total }) => [kind, total]);

describe('a settlement', () => {
  it('is the mean of both scales, less the shrink, at the price', () => {
    const sum = settle(calves, { heads: 60, kg: '10150' });
    expect(kindsAndTotals(sum)).toEqual([
      ['net', '10150'],
      ['shrink', '9845.5'],
      ['price', '30028.78'],
      ['due', '30028.78'],
    ]);
    expect(sum).toMatchObject({ due: '30028.78', commission: null, buyerPays: '30028.78' });
    expect(sumTexts('es', sum?.lines ?? [], 'USD').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      '10.150 kg',
      '10.150 kg − 3 % = 9.845,5 kg',
      '9.845,5 kg × US$ 3,05 = US$ 30.028,78',
    ]);
  });

  describe('where weight is missing of the agreed one', () => {
    const byHead: SettledTerms = { ...calves, heads: 38, amount: '1140', basis: 'head', kg: 385, shrinkPercent: null };
    const due = (terms: SettledTerms, kg: string | null, heads = 38) => settle(terms, { heads, kg })?.due;

    it('loses all of it beyond the tolerance, by the share of a price by the head', () => {
      const sum = settle(byHead, { heads: 38, kg: '14000' });
      expect(kindsAndTotals(sum)).toEqual([
        ['net', '14000'],
        ['price', '43320.00'],
        ['short', '1865.45'],
        ['due', '41454.55'],
      ]);
      expect(sumTexts('es', sum?.lines ?? [], 'USD').map((text) => text.replaceAll('\u00a0', ' '))).toContain(
        '630 kg = −US$ 1.865,45',
      );
    });

    it.each([
      ['the agreed weight', '14630'],
      ['more than was agreed', '15500'],
      ['less within the tolerance', '14300'],
      ['less by just the tolerance', '14191.1'],
      ['no weight', null],
    ])('leaves a price by the head at %s', (_name, kg) => {
      expect(due(byHead, kg)).toBe('43320.00');
    });

    it('loses it from just over the tolerance, which the two may have set', () => {
      expect(due(byHead, '14191.099')).toBe('42020.40');
      expect(due({ ...byHead, tolerancePercent: '5' }, '14000')).toBe('43320.00');
      expect(due({ ...byHead, tolerancePercent: '0' }, '14629')).toBe('43317.04');
    });

    it('compares with what so many heads were to weigh', () => {
      expect(due(byHead, '13860', 36)).toBe('41040.00');
      expect(due({ ...byHead, basis: 'lot', amount: '43320' }, '13000', 36)).toBe('38493.51');
    });

    it('leaves it to the kilograms where those are paid, and to heads whose weight nobody said', () => {
      expect(due({ ...calves, shrinkPercent: null }, '9500')).toBe('28975.00');
      expect(due({ ...byHead, kg: null }, '9000')).toBe('43320.00');
    });
  });

  it('is of carcass by the dressing, and knows no shrink', () => {
    const terms: SettledTerms = {
      ...calves,
      basis: 'arroba',
      amount: '320',
      dressingPercent: '52',
      class: 'steer_fat',
    };
    expect(kindsAndTotals(settle(terms, { heads: 18, kg: '9720' }))).toEqual([
      ['net', '9720'],
      ['dressing', '5054.4'],
      ['unit', '336.96'],
      ['price', '107827.20'],
      ['due', '107827.20'],
    ]);
  });

  it('is of what hung on the hook, whatever dressing was expected', () => {
    const terms: SettledTerms = { ...calves, basis: 'carcass_kg', amount: '5.4', dressingPercent: '52', kg: 480 };
    const hung = { heads: 18, kg: '4912.5', isDressed: true };
    expect(kindsAndTotals(settle(terms, hung))).toEqual([
      ['carcass', '4912.5'],
      ['price', '26527.50'],
      ['due', '26527.50'],
    ]);
    expect(kindsAndTotals(settle({ ...terms, basis: 'arroba', amount: '320' }, { ...hung, kg: '4860' }))).toEqual([
      ['carcass', '4860'],
      ['unit', '324'],
      ['price', '103680.00'],
      ['due', '103680.00'],
    ]);
  });

  it('by the head counts those that came, and needs no scale', () => {
    const terms: SettledTerms = { ...calves, basis: 'head', amount: '518.5', kg: null };
    expect(kindsAndTotals(settle(terms, { heads: 59, kg: null }))).toEqual([
      ['price', '30591.50'],
      ['due', '30591.50'],
    ]);
    expect(settle({ ...terms, basis: 'lot' }, { heads: 59, kg: '10000' })?.due).toBe('509.86');
  });

  it('is unknown by weight where nobody weighed', () => {
    expect(settle(calves, { heads: 60, kg: null })).toBeNull();
  });

  it('takes off what both sides agreed, and computes the commission of the rest', () => {
    const taken = [
      { note: 'Un ternero golpeado', amount: '28.78' },
      { note: 'Balanza', amount: '30' },
    ];
    const sum = settle({ ...calves, buyerCommission: '2' }, { heads: 60, kg: '10150' }, taken);
    expect(kindsAndTotals(sum)?.slice(2)).toEqual([
      ['price', '30028.78'],
      ['deduction', '28.78'],
      ['deduction', '30.00'],
      ['due', '29970.00'],
      ['commission', '599.40'],
      ['buyerPays', '30569.40'],
    ]);
    expect(workedTexts('es', sum?.lines ?? [], 'USD')[3]?.total).toBe('−US$\u00a028,78');
  });

  it('says so where the seller owes', () => {
    const taken = [{ note: 'Todo mal', amount: '30028.79' }];
    expect(settle({ ...calves, buyerCommission: '2' }, { heads: 60, kg: '10150' }, taken)).toMatchObject({
      due: '-0.01',
      commission: '0.00',
      buyerPays: '-0.01',
    });
  });
});

describe('a slide', () => {
  it('pays extra pounds apart: 500 lb at 150 delivered at 525 lb are 767.50 a head, 146.19 a hundredweight', () => {
    const right = slide({ kind: 'extra', amount: '0.7' });
    const one = settle({ ...feeders, heads: 1, slide: right }, { heads: 1, kg: String(pounds(525)) });
    expect(one?.due).toBe('767.50');
    expect((Number(one?.due) / 5.25).toFixed(2)).toBe('146.19');
    expect(kindsAndTotals(settle({ ...feeders, slide: right }, all(100, 525)))).toEqual([
      ['net', '52500'],
      ['weight', '50000'],
      ['unit', '500'],
      ['price', '75000.00'],
      ['extra', '1750.00'],
      ['due', '76750.00'],
    ]);
  });

  it('pays nothing apart where there are no extra pounds', () => {
    const right = slide({ kind: 'extra', amount: '0.7', bothWays: true });
    expect(settle({ ...feeders, slide: right }, all(100, 500))?.due).toBe('75000.00');
    expect(settle({ ...feeders, slide: right }, all(100, 480))?.due).toBe('72000.00');
  });

  it('doesn’t pay kilograms over a cap', () => {
    const cap = slide({ kind: 'extra', amount: '0', unit: 'kg' });
    const terms: SettledTerms = { ...calves, shrinkPercent: null, slide: cap };
    expect(settle(terms, { heads: 60, kg: '10800' })?.due).toBe('31110.00');
    expect(settle(terms, { heads: 60, kg: '10199' })?.due).toBe('31106.95');
  });

  it('pays extra weight beside a price by the head', () => {
    const terms: SettledTerms = {
      ...calves,
      basis: 'head',
      amount: '500',
      slide: slide({ kind: 'extra', unit: 'kg', amount: '2' }),
    };
    expect(settle(terms, { heads: 60, kg: '10260' })?.due).toBe('30120.00');
  });

  it('lowers the price of all pounds, ten cents a hundredweight for each pound over', () => {
    const sum = settle({ ...feeders, slide: slide({}) }, all(100, 525));
    expect(sum?.lines[1]).toEqual({
      kind: 'slide',
      price: '150',
      over: '25',
      unit: 'lb',
      amount: '0.1',
      off: '2.5',
      total: '147.5',
    });
    expect(sum?.due).toBe('77437.50');
    expect(workedTexts('en', sum?.lines ?? [], 'USD')[1]).toEqual({
      kind: 'slide',
      formula: 'US$\u00a0150 − 25\u00a0lb × US$\u00a00.10',
      total: 'US$\u00a0147.50',
    });
  });

  it('leaves the price of lighter animals, unless it goes both ways', () => {
    expect(settle({ ...feeders, slide: slide({}) }, all(100, 480))?.due).toBe('72000.00');
    const both = settle({ ...feeders, slide: slide({ bothWays: true }) }, all(100, 480));
    expect(both?.due).toBe('72960.00');
    expect(workedTexts('en', both?.lines ?? [], 'USD')[1]?.formula).toBe('US$\u00a0150 + 20\u00a0lb × US$\u00a00.10');
  });

  it('stops at 25 lb, up and down', () => {
    const stop = slide({ bothWays: true, stop: 25 });
    const priceAt = (each: number) =>
      settle({ ...feeders, slide: stop }, all(100, each))?.lines.find(({ kind }) => kind === 'slide')?.total;
    expect([400, 475, 490, 500, 525, 526, 600].map(priceAt)).toEqual([
      '152.5',
      '152.5',
      '151',
      undefined,
      '147.5',
      '147.5',
      '147.5',
    ]);
  });

  it('counts kilograms where it says so, after the shrink', () => {
    const terms: SettledTerms = { ...calves, slide: slide({ amount: '0.01', unit: 'kg' }) };
    // (180 − 170) kg less 3 % are 9.7 kg over, 9.7 cents of the price.
    expect(kindsAndTotals(settle(terms, { heads: 60, kg: '10800' }))).toEqual([
      ['net', '10800'],
      ['slide', '2.953'],
      ['shrink', '10476'],
      ['price', '30935.63'],
      ['due', '30935.63'],
    ]);
  });

  it('never makes a price less than nothing', () => {
    expect(settle({ ...feeders, slide: slide({ amount: '99' }) }, all(100, 525))?.due).toBe('0.00');
  });

  it('leaves the sum unknown where no weight was expected', () => {
    expect(settle({ ...feeders, kg: null, slide: slide({}) }, all(100, 525))).toBeNull();
    expect(settle({ ...feeders, basis: 'head', slide: slide({}) }, { heads: 100, kg: null })).toBeNull();
  });
});
