import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { bannerSelect, toBannerDto } from './columns';
import type { BannerDay, OwnBannerAd } from './dto';
import { requireAdvertiser } from './policy';

const CHART_DAYS = 30;
const OWN_MAX = 100;

/** Returns the last thirty days up to `now`, but none before the start; days without counts are zeros. */
function everyDay(days: { day: Date; impressions: number; clicks: number }[], startDate: Date, now: Date): BannerDay[] {
  const counted = new Map(
    days.map(({ day, impressions, clicks }) => [day.toISOString().slice(0, 10), { impressions, clicks }]),
  );
  const age = Math.floor(now.getTime() / DAY_MS) - Math.floor(startDate.getTime() / DAY_MS) + 1;
  const length = Math.min(CHART_DAYS, Math.max(1, age));
  return Array.from({ length }, (_, index) => {
    const day = new Date(now.getTime() - (length - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, ...(counted.get(day) ?? { impressions: 0, clicks: 0 }) };
  });
}

/**
 * Lists the actor's advertisements, newest first, with the daily counts of those that have run.
 * @throws DomainError `forbidden` unless the actor is a commercial seller.
 */
export async function listOwnBannerAds(actor: Actor, now = new Date()): Promise<OwnBannerAd[]> {
  requireAdvertiser(actor);
  const since = new Date(now.getTime() - CHART_DAYS * DAY_MS);
  const rows = await db.bannerAd.findMany({
    where: { requestedBy: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: OWN_MAX,
    select: {
      ...bannerSelect,
      days: { where: { day: { gte: since } }, select: { day: true, impressions: true, clicks: true } },
    },
  });
  return rows.map(({ days, ...row }) => {
    const ad = toBannerDto(row, now);
    return { ...ad, days: ad.status === 'active' && row.startDate ? everyDay(days, row.startDate, now) : [] };
  });
}
