import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/** Records that an advertisement's payment failed, so that its owner is no longer asked to pay. */
export async function markBannerUnpaid(tx: Transaction, bannerAdId: string): Promise<void> {
  await tx.bannerAd.updateMany({
    where: { id: bannerAdId, paymentStatus: { in: ['pending', 'processing'] } },
    data: { paymentStatus: 'failed' },
  });
}
