import { freightTotal } from './freight-total';

it('is the amount of the trip, or that of each head', () => {
  expect(freightTotal({ amount: '850.50', basis: 'trip', km: null }, 60)).toBe('850.50');
  expect(freightTotal({ amount: '14.15', basis: 'head', km: null }, 60)).toBe('849.00');
});

it('is worked out by kilometres only where the carrier said them', () => {
  expect(freightTotal({ amount: '3.35', basis: 'km', km: 210 }, 60)).toBe('703.50');
  expect(freightTotal({ amount: '3.35', basis: 'km', km: null }, 60)).toBeNull();
});
