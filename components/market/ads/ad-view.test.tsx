import type { ShownAd } from '@/lib/money/banner-ads/dto';
import { askForAd } from './ad-view';

const ad = (id: string): ShownAd => ({
  id,
  title: id,
  description: '',
  companyName: 'Nutrición Sierra',
  imageUrl: null,
});

/** Returns what a slot shows when its page is opened at `path`. */
async function shownAt(path: string): Promise<string | undefined> {
  window.history.replaceState(null, '', path);
  let shown: string | undefined;
  askForAd('leaderboard', (answer) => (shown = answer.id));
  await jest.advanceTimersByTimeAsync(0);
  return shown;
}

it('keeps the advertisement while filters change, and asks again on another page', async () => {
  jest.useFakeTimers();
  document.documentElement.lang = 'pt';
  let count = 0;
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ leaderboard: ad(`ad ${count++}`) }) } as Response),
  );
  expect(await shownAt('/')).toBe('ad 0');
  expect(await shownAt('/?category=ovine')).toBe('ad 0');
  expect(await shownAt('/?category=ovine&maxPrice=900')).toBe('ad 0');
  expect(await shownAt('/equipment')).toBe('ad 1');
  expect(await shownAt('/')).toBe('ad 2');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch).toHaveBeenLastCalledWith('/api/banner-ads/slots?slots=leaderboard&language=pt');
  jest.useRealTimers();
});
