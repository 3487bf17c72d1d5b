import { perProcess } from '@/lib/core/per-process';
import { countImpressions, followAd, type AdViewer } from '@/lib/money/banner-ads/count-views';
import { listOwnBannerAds } from '@/lib/money/banner-ads/list-own-banner-ads';
import { runningAds } from '@/lib/money/banner-ads/running-ads';
import { isRobot } from '@/lib/core/write-behind/robots';
import { flushCounters } from '@/lib/core/write-behind/write-behind';
import { db, pool } from '@/lib/core/db/client';
import { beforeExit, finishShutdown } from '@/lib/core/shutdown/shutdown';
import { makeBannerAd } from '@/tests/factories/banner-ad';
import { makeUser } from '@/tests/factories/user';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
let addresses = 0;
/** Returns a visitor with a unique address, so that only tests of the limits reach them. */
const visitor = (traits: Partial<AdViewer> = {}): AdViewer => ({
  viewerId: null,
  address: `192.0.2.${(addresses += 1)}`,
  userAgent: BROWSER,
  ...traits,
});
const numbers = async (id: string) => {
  await flushCounters();
  const { impressions, clicks, days } = await db.bannerAd.findUniqueOrThrow({
    where: { id },
    include: { days: { orderBy: { day: 'asc' } } },
  });
  return {
    impressions,
    clicks,
    days: days.map((day) => [day.day.toISOString().slice(0, 10), day.impressions, day.clicks]),
  };
};
/** The running advertisements are cached for a moment. */
const memory = perProcess<{ known?: { readAt: number } }>('running-ads', () => ({}));
const clearRunning = () => delete memory.known;

describe('counting impressions and clicks', () => {
  let owner: Awaited<ReturnType<typeof makeUser>>;
  let id: string;

  beforeEach(async () => {
    owner = await makeUser({ role: 'commercial_seller' });
    id = (await makeBannerAd(owner.id)).id;
    clearRunning();
  });

  it('neither counts nor shows anything of a suspended advertiser', async () => {
    await db.user.update({ where: { id: owner.id }, data: { suspendedAt: new Date() } });
    clearRunning();
    await countImpressions([id], visitor());
    expect(await numbers(id)).toMatchObject({ impressions: 0 });
    expect((await runningAds()).map((ad) => ad.id)).not.toContain(id);
    const ended = await makeBannerAd(owner.id, {
      status: 'expired',
      endDate: new Date(Date.now() - 1000),
      startDate: new Date('2026-01-01'),
    });
    // Our link no longer redirects to their address either.
    for (const ad of [id, ended.id]) await expect(followAd(ad, visitor())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('adds them to the day and to the sum, an ad once per report', async () => {
    const other = await makeBannerAd(owner.id);
    await countImpressions([id, id, other.id], visitor(), new Date('2026-11-20T23:59:59Z'));
    await countImpressions([id], visitor(), new Date('2026-11-21T00:00:01Z'));
    await followAd(id, visitor(), true, new Date('2026-11-21T08:00:00Z'));
    expect(await numbers(id)).toEqual({
      impressions: 2,
      clicks: 1,
      days: [
        ['2026-11-20', 1, 0],
        ['2026-11-21', 1, 1],
      ],
    });
    await countImpressions([id], visitor(), new Date('2026-11-21T09:00:00Z'));
    expect(await numbers(id)).toEqual({
      impressions: 3,
      clicks: 1,
      days: [
        ['2026-11-20', 1, 0],
        ['2026-11-21', 2, 1],
      ],
    });
    expect(await numbers(other.id)).toMatchObject({ impressions: 1 });
  });

  it('ignores robots, the advertiser, ads that don’t run and invalid ids', async () => {
    const off = await makeBannerAd(owner.id, { status: 'inactive' });
    const robot = visitor({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await countImpressions([id], robot);
    await countImpressions([id], visitor({ viewerId: owner.id }));
    await countImpressions([off.id, 'x', '0199aaaa-0000-7000-8000-000000000000'], visitor());
    expect(await followAd(id, robot)).toBe('https://semillas.test/');
    expect(await followAd(id, visitor({ viewerId: owner.id }))).toBe('https://semillas.test/');
    expect(await followAd(id, visitor(), false)).toBe('https://semillas.test/');
    expect(await numbers(id)).toEqual({ impressions: 0, clicks: 0, days: [] });
    expect(await numbers(off.id)).toMatchObject({ impressions: 0 });
  });

  it('counts one of five clicks by the same person, and redirects each time', async () => {
    const eager = visitor();
    const where = await Promise.all(Array.from({ length: 5 }, () => followAd(id, eager)));
    expect(new Set(where)).toEqual(new Set(['https://semillas.test/']));
    expect(await numbers(id)).toMatchObject({ clicks: 1 });
  });

  it('redirects from an ended ad without counting, but not from one that was never shown or was taken down', async () => {
    const ended = await makeBannerAd(owner.id, {
      status: 'expired',
      endDate: new Date(Date.now() - 1000),
      startDate: new Date('2026-01-01'),
    });
    expect(await followAd(ended.id, visitor())).toBe('https://semillas.test/');
    expect(await numbers(ended.id)).toMatchObject({ clicks: 0 });
    for (const status of ['pending_request', 'pending_approval', 'inactive'] as const) {
      const hidden = await makeBannerAd(owner.id, { status });
      await expect(followAd(hidden.id, visitor())).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(followAd('../etc', visitor())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('bounds what one address reports', async () => {
    const flood = visitor();
    const results = await Promise.allSettled(Array.from({ length: 700 }, () => countImpressions([id], flood)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(100);
    expect(await numbers(id)).toMatchObject({ impressions: 600 });
  });

  it('writes thousands in one transaction, and nothing for an ad that was deleted meanwhile', async () => {
    const gone = await makeBannerAd(owner.id);
    clearRunning();
    await countImpressions([id], visitor());
    if (memory.known) memory.known.readAt = Infinity;
    await flushCounters();
    const written: string[] = [];
    const onAcquire = () => written.push('connection');
    pool.on('acquire', onAcquire);
    for (let view = 0; view < 5000; view += 1)
      await countImpressions([id, gone.id], visitor({ address: `198.51.100.${view}` }));
    expect(written).toHaveLength(0);
    pool.off('acquire', onAcquire);
    await db.bannerAd.delete({ where: { id: gone.id } });
    expect(await numbers(id)).toMatchObject({ impressions: 5001 });
  });

  it('shows its owner every day of a running ad', async () => {
    const now = new Date();
    await countImpressions([id], visitor(), now);
    await flushCounters();
    const [ad] = await listOwnBannerAds(owner.actor, now);
    expect(ad).toMatchObject({
      impressions: 1,
      days: [
        { impressions: 0, clicks: 0 },
        { day: now.toISOString().slice(0, 10), impressions: 1, clicks: 0 },
      ],
    });
  });

  it('writes pending counts before a stopped process exits', async () => {
    beforeExit(flushCounters);
    await countImpressions([id], visitor());
    await finishShutdown();
    expect((await db.bannerAd.findUnique({ where: { id } }))?.impressions).toBe(1);
  });

  it.each([
    [BROWSER, false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      false,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', true],
    ['curl/8.5.0', true],
    ['', true],
    [null, true],
  ])('takes the user agent %p for a robot: %p', (userAgent, expected) => {
    expect(isRobot(userAgent)).toBe(expected);
  });
});
