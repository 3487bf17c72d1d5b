import 'server-only';
import { db } from '@/lib/db/client';

/** Writes down that advertisements have ended; who reads them earlier sees it from their end. Returns how many. */
export async function expireBannerAds(now = new Date()): Promise<number> {
  const { count } = await db.bannerAd.updateMany({
    where: { status: { in: ['active', 'inactive'] }, endDate: { lte: now } },
    data: { status: 'expired' },
  });
  return count;
}
