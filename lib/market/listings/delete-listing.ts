import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { sealTopic } from '@/lib/records/sealed-records/seal';
import { moveSoon } from '@/lib/records/sealed-records/sealed-files';
import { consume } from '@/lib/core/rate-limit/limit';
import { storage } from '@/lib/files/storage/storage';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { notifyOfferers } from '@/lib/market/off-sale/notify-offerers';
import type { ListingKind } from './kind';
import { lockOwnListing } from './lock-listing';
import { mayDeleteListing } from './policy';

/**
 * Deletes a listing, its favourites and its files; messages about it stay, without their link to it. Open offers for it go
 * with it, and their buyers are notified. What a report or a case refers to is sealed. An administrator's deletion is
 * recorded in the audit log.
 * @throws DomainError `listing_not_found`, `forbidden` if it isn't the actor's, `listing_in_deal` for the owner while heads of
 * it are in open deals, `rate_limited`.
 */
export async function deleteListing(actor: Actor, kind: ListingKind<unknown>, id: string): Promise<void> {
  await consume('changeByUser', actor.id);
  const gone =
    actor.role === 'admin'
      ? await adminAct(actor, async (tx) => {
          const result = await remove(tx, actor, kind, id);
          const { title, userId, isActive } = result;
          const operation: AuditEntry = {
            action: 'listing.deleted',
            target: kind.topic,
            id,
            before: { title, userId, isActive },
            after: null,
          };
          return { result, entries: [operation] };
        })
      : await db.$transaction((tx) => remove(tx, actor, kind, id));
  const pictures = [...imageKeys(gone.images), ...(gone.videoFile ? [gone.videoFile] : [])];
  if (gone.sealed) await moveSoon([gone.sealed.id]);
  await storage()
    .delete([...gone.papers, ...(gone.sealed ? [] : pictures)])
    .catch(() => undefined);
}

async function remove(tx: Transaction, actor: Actor, kind: ListingKind<unknown>, id: string) {
  const listing = await lockOwnListing(tx, kind, id, actor, mayDeleteListing);
  // What a deal was about, and its price, outlive nobody's second thoughts.
  if (actor.id === listing.userId && listing.headsReserved > 0) throw new DomainError('listing_in_deal');
  // An administrator's deletion is itself what refers to it.
  const always = actor.id !== listing.userId;
  const sealed = await sealTopic(tx, { kind: kind.topic, id }, new Date(), { always });
  await notifyOfferers(tx, id);
  const papers = await tx.paper.findMany({ where: { listingId: id }, select: { key: true } });
  const [gone] = await tx.$queryRaw<
    { title: string }[]
  >`DELETE FROM ${kind.table} WHERE id = ${id}::uuid RETURNING title`;
  await tx.riskSignal.deleteMany({ where: { subjectId: id } });
  await pagesChanged(tx, listingTags(kind.topic, listing, { offSale: true }));
  return { ...listing, title: gone?.title ?? '', sealed, papers: papers.map(({ key }) => key) };
}
