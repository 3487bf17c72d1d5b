import { lotTotal } from '@/lib/livestock/price-formats/bid-price';
import { LOT_FORM } from './lot-form-kind';
import { lotTotalOf, lotWorth } from './lot-worth';

const lot = { ...LOT_FORM.empty, quantity: '20', priceBasis: 'live_kg', priceCurrency: 'UYU' } as const;
const t = (key: string, { amount }: { amount: string }) => `${key}: ${amount}`;

it('multiplies by a weight with decimals', () => {
  const facts = { ...lot, averageWeight: '240.5' };
  expect(lotTotalOf(facts, '100.00')).toEqual({ lot: '481000.00', head: '24050.00' });
  expect(lotWorth('es', t, facts, '100.00')).toEqual(['worth.lot: $U\u00a0481.000', 'worth.head: $U\u00a024.050']);
});

it.each([
  ['no weight', { averageWeight: '' }, ['worth.weight: 100.00']],
  ['a weight that may be two', { averageWeight: '?1,150' }, ['worth.weight: 100.00']],
  ['a number of head that may be two', { averageWeight: '240', quantity: '?1,150' }, []],
])('says no total of %s', (_name, facts, words) => {
  expect(lotTotalOf({ ...lot, ...facts }, '100.00')).toBeNull();
  expect(lotWorth('es', t, { ...lot, ...facts }, '100.00')).toEqual(words);
});

it('shows no total on a card while nobody knows how many units there are', () => {
  expect(lotTotal('es', '100.00', { ...lot, priceUnits: '0' })).toBeNull();
});
