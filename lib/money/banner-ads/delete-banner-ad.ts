import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { storage } from '@/lib/files/storage/storage';
import { pictureFiles } from './pictures/banner-picture';
import { cancelOwed, lockBanner } from './lock-banner';

/**
 * Deletes an advertisement with its statistics and its picture. Payments stay on record; what was still owed is
 * cancelled.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`.
 */
export async function deleteBannerAd(actor: Actor, id: string): Promise<void> {
  const imageUrl = await adminAct(actor, async (tx) => {
    const { title, companyName, status, paymentStatus, clickUrl, imageUrl: picture } = await lockBanner(tx, id);
    const cancelled = await cancelOwed(tx, id);
    await tx.bannerAd.delete({ where: { id } });
    await pagesChanged(tx, ['ads']);
    const operation: AuditEntry = {
      action: 'banner_ad.deleted',
      target: 'banner_ad',
      id,
      before: { title, companyName, status, paymentStatus, clickUrl },
      after: null,
    };
    return { result: picture, entries: [operation, ...cancelled] };
  });
  await storage()
    .delete(pictureFiles(imageUrl))
    .catch(() => undefined);
}
