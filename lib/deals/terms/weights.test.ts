import { onScale, toKg } from './scale';
import { compareWeights, netWeight, weighsDressed } from './weights';

it('takes the truck off what it weighs loaded', () => {
  expect(netWeight('24620', '14440')).toBe('10180');
  expect(netWeight('24540.00', '14420')).toBe('10120');
  expect(netWeight('10000.5', '0.75')).toBe('9999.75');
});

describe('the weights of both sides', () => {
  it('agree within what they accepted', () => {
    expect(compareWeights('10180', '10120', '3')).toEqual({
      difference: '60',
      percent: '0.59',
      tolerance: '3',
      isWithin: true,
      mean: '10150',
    });
  });

  it('count the same whoever is heavier', () => {
    expect(compareWeights('10120', '10180', '3')).toEqual(compareWeights('10180', '10120', '3'));
  });

  it('take what is usual where nobody agreed on a tolerance', () => {
    expect(compareWeights('10000', '9705', null)).toMatchObject({ tolerance: '3', isWithin: true });
    expect(compareWeights('10000', '9703', null)).toMatchObject({ percent: '3.01', isWithin: false });
  });

  it('are within at the limit itself, and not a gram beyond it that rounds to it', () => {
    expect(compareWeights('1015', '985', '3')).toMatchObject({ percent: '3', isWithin: true });
    expect(compareWeights('1015.01', '985', '3')).toMatchObject({ percent: '3', isWithin: false });
  });

  it('in pounds are compared exactly: 20,500 lb and 20,481 lb are 20,490.5 lb', () => {
    const [one, other] = [toKg('20500', 'lb'), toKg('20481', 'lb')];
    const { mean } = compareWeights(one, other, '3');
    expect([one, onScale(mean, 'lb')]).toEqual(['9298.643585', '20490.5']);
  });

  it('have to be the same where no difference was accepted', () => {
    expect(compareWeights('1000', '1000.00', '0')).toMatchObject({ percent: '0', isWithin: true, mean: '1000' });
    expect(compareWeights('1000', '1000.01', '0')).toMatchObject({ isWithin: false, mean: '1000.005' });
  });
});

it('weighs carcasses where the price is by them and nobody agreed on a yield, and store animals alive', () => {
  const steers = { basis: 'carcass_kg', slide: null, dressingPercent: null, class: 'steer_fat' } as const;
  expect(weighsDressed(steers)).toBe(true);
  expect(weighsDressed({ ...steers, class: null, basis: 'arroba' })).toBe(true);
  expect(weighsDressed({ ...steers, dressingPercent: '54' })).toBe(false);
  expect(weighsDressed({ ...steers, class: 'calf_m', basis: 'arroba' })).toBe(false);
  expect(weighsDressed({ ...steers, basis: 'live_kg' })).toBe(false);
});

it('sees no difference that no scale shows, even where none is tolerated', () => {
  expect(compareWeights('10200', '10200.0000000001', '0').isWithin).toBe(true);
  expect(compareWeights('10200', '10200.01', '0').isWithin).toBe(false);
});
