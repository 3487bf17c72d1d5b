import { parseAnimalListingQuery } from '@/lib/market/animal-lots/query-schema';
import { hasChangedSince } from '@/lib/core/cache/page-changes';
import { countHitsByPlace } from '@/lib/market/search/count-hits';
import { MANY_LOTS, MANY_LOTS_KEPT_MS, countLots } from './count-lots';

jest.mock('@/lib/market/search/count-hits', () => ({ countHitsByPlace: jest.fn() }));
jest.mock('@/lib/core/cache/page-changes', () => ({ hasChangedSince: jest.fn(() => false) }));
const count = jest.mocked(countHitsByPlace);

const place = { placeId: 1, country: 'UY', regionId: 2, lat: -31, lon: -55, heads: 1, prices: null };
const read = (raw: Record<string, string>) => countLots(parseAnimalListingQuery(raw).query);

beforeEach(() => {
  count.mockReset();
});
afterEach(() => jest.useRealTimers());

it('counts very many lots once for all zones of their map, until some minutes later', async () => {
  jest.useFakeTimers({ now: 0 });
  count.mockResolvedValue([{ ...place, total: MANY_LOTS + 1 }]);
  await read({ category: 'bovine' });
  await read({ category: 'bovine', zone: '6.-20.9', sort: 'price_asc', page: '2' });
  expect(count).toHaveBeenCalledTimes(1);
  await read({ category: 'ovine', zone: '6.-20.9' });
  expect(count).toHaveBeenCalledTimes(2);
  jest.setSystemTime(MANY_LOTS_KEPT_MS + 1);
  await read({ category: 'bovine' });
  expect(count).toHaveBeenCalledTimes(3);
});

it('counts once for all who ask at the same time, and again if that fails', async () => {
  count.mockRejectedValueOnce(new Error('gone'));
  const failed = [read({ category: 'caprine' }), read({ category: 'caprine', zone: '6.-20.9' })];
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(count).toHaveBeenCalledTimes(1);
  count.mockResolvedValue([{ ...place, total: MANY_LOTS + 1 }]);
  await Promise.all([read({ category: 'caprine' }), read({ category: 'caprine', zone: '6.-20.9' })]);
  expect(count).toHaveBeenCalledTimes(2);
});

it('counts anew what changed while it was counted', async () => {
  count.mockResolvedValue([{ ...place, total: 3 }]);
  const before = read({ category: 'equine' });
  jest.mocked(hasChangedSince).mockReturnValueOnce(true);
  await Promise.all([before, read({ category: 'equine' })]);
  expect(count).toHaveBeenCalledTimes(2);
});

it('says until when counts stay, from when they were counted', async () => {
  jest.useFakeTimers({ now: 0 });
  count.mockResolvedValue([{ ...place, total: MANY_LOTS + 1 }]);
  await read({ category: 'aviary' });
  jest.setSystemTime(MANY_LOTS_KEPT_MS - 1);
  expect((await read({ category: 'aviary', zone: '6.-20.9' })).keptUntil).toEqual(new Date(MANY_LOTS_KEPT_MS));
});

it('counts few lots each time, because they may have changed', async () => {
  count.mockResolvedValue([{ ...place, total: MANY_LOTS }]);
  await read({ country: 'UY' });
  await read({ country: 'UY' });
  expect(count).toHaveBeenCalledTimes(2);
});

it('asks for prices per kilogram where all classes are sold by weight, and for none of every kind of animal', async () => {
  count.mockResolvedValue([{ ...place, total: 3, prices: [1, 2, 3] }]);
  const per = async (raw: Record<string, string>) => (await read(raw)).per;
  expect(await per({ class: 'calf_m,steer_3' })).toBe('kg');
  expect(await per({ class: 'calf_m,calf_dairy' })).toBe('head');
  expect(await per({ category: 'bovine' })).toBe('head');
  await per({ country: 'UY' });
  expect(count.mock.lastCall?.[2].price).toBeNull();
  count.mockResolvedValue([{ ...place, total: 3 }]);
  expect(await per({ category: 'bovine' })).toBeNull();
});
