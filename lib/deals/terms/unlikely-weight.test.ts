import { isUnlikely } from './unlikely-weight';

const weighing = (grossKg: string, tareKg = '0') => ({ heads: 60, grossKg, tareKg });

it('asks about less than half and more than twice of what was agreed', () => {
  const agreed = { kg: 170, class: 'calf_m' } as const;
  const unlikely = (grossKg: string, tareKg?: string) => isUnlikely(agreed, weighing(grossKg, tareKg));
  expect([unlikely('1'), unlikely('5099'), unlikely('20401'), unlikely('101800')]).toEqual([true, true, true, true]);
  expect([unlikely('5100'), unlikely('24640', '14440'), unlikely('20400')]).toEqual([false, false, false]);
});

it('goes by what is usual of the class where no weight was agreed, and asks nothing where nothing is known', () => {
  expect(isUnlikely({ kg: null, class: 'calf_m' }, weighing('3000'))).toBe(true);
  expect(isUnlikely({ kg: null, class: 'calf_m' }, weighing('10200'))).toBe(false);
  expect(isUnlikely({ kg: null, class: null }, weighing('1'))).toBe(false);
});
