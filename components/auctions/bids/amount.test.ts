import { cents, fromCents } from './amount';

it('counts in cents', () => {
  expect(cents('28600.10')).toBe(2_860_010);
  expect(fromCents(2_860_010)).toBe('28600.10');
});
