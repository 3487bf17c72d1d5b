import 'server-only';
import { isRobot } from '@/lib/core/write-behind/robots';
import { writeBehind, type Counts } from '@/lib/core/write-behind/write-behind';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { isId } from '@/lib/core/validation/fields';
import { ownerNotSuspended, runningAds } from './running-ads';

/** Who views or clicks. */
export type AdViewer = { viewerId: string | null; address: string; userAgent: string | null };

const counter = writeBehind({ name: 'banner ads', write: writeCounts });

function count(kind: 'impressions' | 'clicks', id: string, now: Date): void {
  counter.add(`${id} ${now.toISOString().slice(0, 10)} ${kind}`);
}

/**
 * Adds the counts to the daily rows and the totals in one transaction; counts of deleted advertisements are dropped.
 */
async function writeCounts(counts: Counts): Promise<void> {
  const days = new Map<string, { id: string; day: string; impressions: number; clicks: number }>();
  for (const [key, number] of counts) {
    const [id = '', day = '', kind] = key.split(' ');
    const row = days.get(id + day) ?? { id, day, impressions: 0, clicks: 0 };
    row[kind === 'clicks' ? 'clicks' : 'impressions'] += number;
    days.set(id + day, row);
  }
  const counted = JSON.stringify([...days.values()]);
  await db.$transaction(async (tx) => {
    // Locked in id order, to avoid deadlocks between processes and concurrent deletion.
    await tx.$queryRaw`
      SELECT id FROM banner_ads WHERE id IN (SELECT id FROM jsonb_to_recordset(${counted}::jsonb) AS c(id uuid)) ORDER BY id FOR NO KEY UPDATE`;
    await tx.$executeRaw`
      INSERT INTO banner_ad_days AS d (banner_ad_id, day, impressions, clicks)
      SELECT a.id, c.day, c.impressions, c.clicks
      FROM jsonb_to_recordset(${counted}::jsonb) AS c(id uuid, day date, impressions int, clicks int) JOIN banner_ads a ON a.id = c.id
      ON CONFLICT (banner_ad_id, day) DO UPDATE SET impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks`;
    await tx.$executeRaw`
      UPDATE banner_ads a SET impressions = a.impressions + c.impressions, clicks = a.clicks + c.clicks
      FROM (
        SELECT id, sum(impressions)::int AS impressions, sum(clicks)::int AS clicks
        FROM jsonb_to_recordset(${counted}::jsonb) AS c(id uuid, impressions int, clicks int) GROUP BY id
      ) c WHERE a.id = c.id`;
  });
}

/**
 * Counts an impression of each of these advertisements. Silently ignores robots, advertisers' own views and
 * advertisements that aren't running.
 * @throws DomainError `rate_limited`.
 */
export async function countImpressions(
  ids: readonly string[],
  { viewerId, address, userAgent }: AdViewer,
  now = new Date(),
): Promise<void> {
  if (isRobot(userAgent)) return;
  await consumeHere('adImpressionByAddress', address);
  const ads = await runningAds();
  for (const id of new Set(ids)) {
    const ad = ads.find((candidate) => candidate.id === id);
    if (ad && (viewerId === null || ad.requestedBy !== viewerId)) count('impressions', id, now);
  }
}

/**
 * Counts a click and returns the stored target address. Redirects without counting: robots, the advertiser, a second
 * click within a short time, and a click on an advertisement that ended while its page was open.
 * @throws DomainError `not_found` if it was never shown, was taken down, or its owner is suspended.
 */
export async function followAd(
  id: string,
  { viewerId, address, userAgent }: AdViewer,
  counts = true,
  now = new Date(),
): Promise<string> {
  const running = (await runningAds()).find((ad) => ad.id === id);
  if (!running) {
    const ended = isId(id)
      ? await db.bannerAd.findFirst({
          where: { id, status: { in: ['active', 'expired'] }, ...ownerNotSuspended },
          select: { clickUrl: true },
        })
      : null;
    if (!ended) throw new DomainError('not_found');
    return ended.clickUrl;
  }
  const own = viewerId !== null && running.requestedBy === viewerId;
  if (counts && !own && !isRobot(userAgent)) {
    const first = await consumeHere('adClickByAddress', `${address} ${id}`).then(
      () => true,
      () => false,
    );
    if (first) count('clicks', id, now);
  }
  return running.clickUrl;
}
