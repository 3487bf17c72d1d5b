import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { releasePicture } from './pictures/banner-picture';
import { cancelOwed, lockBanner } from './lock-banner';

/** What undoing the deletion puts back: the rows as they are stored, and the charges that were for them. */
type KeptBanner = { ad: Prisma.JsonObject; days: Prisma.JsonArray; payments: string[] };

async function keptBanner(tx: Transaction, id: string): Promise<KeptBanner | undefined> {
  const [kept] = await tx.$queryRaw<KeptBanner[]>`
    SELECT to_jsonb(b) AS ad,
      (SELECT coalesce(jsonb_agg(d), '[]') FROM banner_ad_days d WHERE d.banner_ad_id = b.id) AS days,
      (SELECT coalesce(jsonb_agg(t.id), '[]') FROM transactions t WHERE t.banner_ad_id = b.id) AS payments
    FROM banner_ads b WHERE b.id = ${id}::uuid`;
  return kept;
}

/**
 * Deletes an advertisement with its statistics and its picture, which can be undone for ten seconds. Payments stay on
 * record; what was still owed is cancelled.
 * @throws DomainError `forbidden` unless the actor is an administrator, `not_found`.
 */
export async function deleteBannerAd(actor: Actor, id: string, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    const { title, companyName, status, paymentStatus, clickUrl, imageUrl } = await lockBanner(tx, id);
    const kept = await keptBanner(tx, id);
    const cancelled = await cancelOwed(tx, id);
    await tx.bannerAd.delete({ where: { id } });
    await releasePicture(tx, actor, imageUrl, now);
    await pagesChanged(tx, ['ads']);
    const operation: AuditEntry = {
      action: 'banner_ad.deleted',
      target: 'banner_ad',
      id,
      before: { title, companyName, status, paymentStatus, clickUrl },
      after: null,
    };
    const before = { ...kept, owed: cancelled.map((entry) => entry.id) };
    await keepUndo(tx, actor, { kind: 'bannerDeletion', targetId: id, before, after: {} }, now);
    return { result: undefined, entries: [operation, ...cancelled] };
  });
}
