import 'server-only';
import { db } from '@/lib/core/db/client';

/**
 * Marks advertisements past their end as expired and returns how many. Readers derive that status from the end date
 * before.
 */
export async function expireBannerAds(now = new Date()): Promise<number> {
  const { count } = await db.bannerAd.updateMany({
    where: { status: { in: ['active', 'inactive'] }, endDate: { lte: now } },
    data: { status: 'expired' },
  });
  return count;
}
