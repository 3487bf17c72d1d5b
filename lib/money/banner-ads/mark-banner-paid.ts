import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { BannerAdStatus, BannerPaymentStatus } from '@/lib/core/db/generated/enums';
import type { Transaction } from '@/lib/core/db/client';
import { addMonths } from './period';

type Payable = { status: BannerAdStatus; paymentStatus: BannerPaymentStatus; durationMonths: number };

async function lockPayable(tx: Transaction, id: string): Promise<Payable | undefined> {
  const rows = await tx.$queryRaw<Payable[]>`
    SELECT ${columnsOf('BannerAd', ['status', 'paymentStatus', 'durationMonths'])} FROM banner_ads WHERE id = ${id}::uuid FOR UPDATE`;
  return rows[0];
}

/**
 * Records that an advertisement's transaction was completed. An approved one starts to run at once; one that still
 * waits for approval starts when approved. Does nothing if it is deleted or already paid.
 */
export async function markBannerPaid(tx: Transaction, bannerAdId: string, now: Date): Promise<void> {
  const ad = await lockPayable(tx, bannerAdId);
  if (!ad || ad.paymentStatus === 'paid') return;
  const run =
    ad.status === 'pending_approval'
      ? { status: 'active' as const, startDate: now, endDate: addMonths(now, ad.durationMonths) }
      : {};
  await tx.bannerAd.update({ where: { id: bannerAdId }, data: { paymentStatus: 'paid', ...run } });
  await pagesChanged(tx, ['ads']);
}

/** Records a refund; a running advertisement is switched off. */
export async function markBannerRefunded(tx: Transaction, bannerAdId: string): Promise<void> {
  const ad = await lockPayable(tx, bannerAdId);
  if (!ad) return;
  await tx.bannerAd.update({
    where: { id: bannerAdId },
    data: { paymentStatus: 'refunded', ...(ad.status === 'active' ? { status: 'inactive' as const } : {}) },
  });
  await pagesChanged(tx, ['ads']);
}
