import 'server-only';
import type { Transaction } from '@/lib/db/client';

/** Notes that an advertisement's payment failed, so that its owner is not asked for it any more. */
export async function markBannerUnpaid(tx: Transaction, bannerAdId: string): Promise<void> {
  await tx.bannerAd.updateMany({
    where: { id: bannerAdId, paymentStatus: { in: ['pending', 'processing'] } },
    data: { paymentStatus: 'failed' },
  });
}
