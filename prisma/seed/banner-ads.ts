import { pictureUrl } from '@/lib/money/banner-ads/pictures/banner-picture';
import { addMonths } from '@/lib/money/banner-ads/period';
import { bannerPrice } from '@/lib/money/banner-ads/schema';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { storage } from '@/lib/files/storage/storage';
import { DEMO_BANNER_ADS, type DemoBannerAd } from './content/banner-ads';
import { createRandom, type Random } from './content/random';
import { composeScene } from './pictures/compose';
import { renderPicture } from './pictures/render';

/** Traffic per day of the week, from Sunday, relative to an ordinary day: weekends are quiet. */
const WEEK = [0.62, 1.05, 1.1, 1.08, 1.02, 0.98, 0.7];
const PAID = {
  pending_request: 'pending',
  pending_approval: 'pending',
  active: 'completed',
  rejected: 'failed',
  expired: 'completed',
} as const;

type People = { advertiser: string; admin: string };
type NewId = (name: string, time: Date) => string;

async function drawPicture({ scene }: DemoBannerAd, id: string): Promise<string> {
  const { variants } = await renderPicture(composeScene(scene));
  // Like one that was uploaded, so that whoever asks again for an advertisement can take it along.
  const key = `banners/${id}`;
  for (const { width, webp } of variants) await storage().put(`${key}-${width}.webp`, webp, 'image/webp');
  return pictureUrl(key);
}

/**
 * Daily views and clicks from `start` to the end: more on weekdays, growing by the week, one click per about seventy
 * views.
 */
function dailyNumbers(random: Random, views: number, start: Date, end: Date) {
  const count = Math.floor((end.getTime() - start.getTime()) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start.getTime() + index * DAY_MS);
    const impressions = Math.round(
      views * (WEEK[day.getUTCDay()] ?? 1) * (0.88 + index * 0.004 + random.next() * 0.24),
    );
    return { day, impressions, clicks: Math.round(impressions * (0.009 + random.next() * 0.011)) };
  });
}

/** Creates the demo's banner ads with their pictures, daily statistics and transactions. */
export async function createBannerAds({ advertiser, admin }: People, newId: NewId, now: Date): Promise<void> {
  const random = createRandom(2026);
  for (const ad of DEMO_BANNER_ADS) {
    const { companyName, title, description, language, host, months, status, startedDaysAgo, views, rejectionReason } =
      ad;
    const createdAt = new Date(now.getTime() - ad.requestedDaysAgo * DAY_MS);
    const startDate = startedDaysAgo === undefined ? null : new Date(now.getTime() - startedDaysAgo * DAY_MS);
    const endDate = startDate && addMonths(startDate, months);
    const days =
      startDate && endDate && views ? dailyNumbers(random, views, startDate, endDate < now ? endDate : now) : [];
    const sum = (key: 'impressions' | 'clicks') => days.reduce((total, day) => total + day[key], 0);
    const approved =
      status === 'pending_request' || status === 'rejected'
        ? {}
        : { approvedBy: admin, approvedAt: new Date(createdAt.getTime() + DAY_MS / 2) };
    const amount = bannerPrice(months);
    const id = newId(`banner ${ad.slug}`, createdAt);
    await db.bannerAd.create({
      data: {
        id,
        requestedBy: advertiser,
        companyName,
        title,
        description,
        languages: [language],
        status,
        createdAt,
        startDate,
        endDate,
        amount,
        ...approved,
        contactEmail: `ventas@${host}`,
        contactPhone: '+543584001122',
        clickUrl: `https://${host}/`,
        imageUrl: await drawPicture(ad, id),
        durationMonths: months,
        impressions: sum('impressions'),
        clicks: sum('clicks'),
        rejectionReason: rejectionReason ?? null,
        paymentStatus: startDate ? 'paid' : 'pending',
        days: { create: days },
      },
    });
    await db.transaction.create({
      data: {
        userId: advertiser,
        bannerAdId: id,
        type: 'banner_ad_request',
        amount,
        status: PAID[status],
        description: `${companyName} · ${title}`,
        createdAt,
      },
    });
  }
}
