import { revalidateTag } from 'next/cache';
import { applyPageChanges } from './apply-page-changes';
import { markRevalidated } from './page-cache-store.mjs';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('./page-cache-store.mjs', () => ({ markRevalidated: jest.fn() }));
jest.mock('./page-changes', () => ({
  rememberChangedTags: async (work: () => Promise<unknown>) => ({ result: await work(), tags: new Set(['listing:1']) }),
}));

beforeEach(() => jest.clearAllMocks());

it('expires the pages that a change made stale, and what browsers have prefetched', async () => {
  expect(await applyPageChanges(() => Promise.resolve('done'))).toBe('done');
  expect(revalidateTag).toHaveBeenCalledWith('listing:1', { expire: 0 });
});

it('expires the pages alone where the next ones are loaded already', async () => {
  expect(await applyPageChanges(() => Promise.resolve('done'), true)).toBe('done');
  expect(markRevalidated).toHaveBeenCalledWith(['listing:1']);
  expect(revalidateTag).not.toHaveBeenCalled();
});
