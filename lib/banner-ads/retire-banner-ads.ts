import 'server-only';
import type { Transaction } from '@/lib/db/client';

/**
 * What becomes of the advertisements of an account that is deleted, within the caller's transaction: requests go, what runs stops, and
 * whom to write to is forgotten. What was paid stays in the books.
 */
export async function retireBannerAds(tx: Transaction, userId: string): Promise<void> {
  await tx.bannerAd.deleteMany({ where: { requestedBy: userId, status: { in: ['pending_request', 'pending_approval'] } } });
  await tx.bannerAd.updateMany({ where: { requestedBy: userId, status: 'active' }, data: { status: 'inactive' } });
  await tx.bannerAd.updateMany({ where: { requestedBy: userId }, data: { contactEmail: '', contactPhone: null } });
}
