import { isUnlikely } from './unlikely-weight';

const weighing = (grossKg: string, tareKg = '0') => ({ heads: 60, grossKg, tareKg, isDressed: false });
const byLiveKg = { basis: 'live_kg', dressingPercent: null, slide: null } as const;

it('asks about less than half and more than twice of what was agreed', () => {
  const agreed = { ...byLiveKg, kg: 170, class: 'calf_m' } as const;
  const unlikely = (grossKg: string, tareKg?: string) => isUnlikely(agreed, weighing(grossKg, tareKg));
  expect([unlikely('1'), unlikely('5099'), unlikely('20401'), unlikely('101800')]).toEqual([true, true, true, true]);
  expect([unlikely('5100'), unlikely('24640', '14440'), unlikely('20400')]).toEqual([false, false, false]);
});

it('goes by what is usual of the class where no weight was agreed, and asks nothing where nothing is known', () => {
  expect(isUnlikely({ ...byLiveKg, kg: null, class: 'calf_m' }, weighing('3000'))).toBe(true);
  expect(isUnlikely({ ...byLiveKg, kg: null, class: 'calf_m' }, weighing('10200'))).toBe(false);
  expect(isUnlikely({ ...byLiveKg, kg: null, class: null }, weighing('1'))).toBe(false);
});

it('expects of a carcass what the live animal yields', () => {
  const steers = { basis: 'carcass_kg', dressingPercent: '50', kg: 480, class: null, slide: null } as const;
  const unlikely = (grossKg: string, isDressed: boolean) => isUnlikely(steers, { ...weighing(grossKg), isDressed });
  expect([unlikely('10799', true), unlikely('10800', true), unlikely('19201', true)]).toEqual([true, false, true]);
  expect(unlikely('7200', false)).toBe(true);
});

it('takes carcasses for live animals, and those for carcasses, where the price is by carcass', () => {
  for (const [basis, dressingPercent] of [
    ['arroba', '52.5'],
    ['carcass_kg', '60'],
    ['carcass_kg', '45'],
  ] as const) {
    const steers = { basis, dressingPercent, kg: 480, class: null, slide: null } as const;
    const live = weighing(String(480 * 60));
    const dressed = weighing(String((480 * 60 * Number(dressingPercent)) / 100));
    expect(isUnlikely(steers, { ...live, isDressed: true })).toBe(true);
    expect(isUnlikely(steers, { ...dressed, isDressed: false })).toBe(true);
    expect(isUnlikely(steers, live)).toBe(false);
    expect(isUnlikely(steers, { ...dressed, isDressed: true })).toBe(false);
  }
});
