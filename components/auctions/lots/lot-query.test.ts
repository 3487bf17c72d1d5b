import { parseTypedLotQuery } from '@/lib/market/auctions/query-schema';

it('finds what is wrong with the prices of an address, and searches without them', () => {
  expect(parseTypedLotQuery({ minPrice: 'abc', state: 'ended' }, 'es')).toMatchObject({
    query: { state: 'ended' },
    errors: { minPrice: [{ key: 'amount' }] },
  });
  expect(parseTypedLotQuery({ minPrice: 'abc' }, 'es').query.minPrice).toBeUndefined();
  expect(parseTypedLotQuery({ minPrice: '900', maxPrice: '100' }, 'es').errors).toMatchObject({
    minPrice: [{ key: 'minAboveMax' }],
  });
  expect(parseTypedLotQuery({ minPrice: '1.500,50' }, 'es')).toMatchObject({
    query: { state: 'live', minPrice: '1500.50' },
    errors: {},
  });
});
