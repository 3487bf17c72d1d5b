import 'server-only';
import { lockAdmins, refuseLastAdmin } from '@/lib/accounts/accounts/last-admin';
import { portraitKeys } from '@/lib/accounts/accounts/portrait';
import { lockName } from '@/lib/core/db/locks';
import { leaveAuctions, lockLotsOf } from '@/lib/market/auctions/lots-of-account';
import { retireBannerAds } from '@/lib/money/banner-ads/retire-banner-ads';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { referredTopicsOf, sealAccount, sealTopic, type Sealed } from '@/lib/records/sealed-records/seal';
import { moveSoon, unsealed } from '@/lib/records/sealed-records/sealed-files';
import { leaveListings, lockListingsOf } from '@/lib/market/listings/listing-files';
import { logger } from '@/lib/core/log/logger';
import { forgetUndosOf } from '@/lib/records/undo/forget-undos';
import { storage } from '@/lib/files/storage/storage';
import { documentKey, isDocumentName } from '@/lib/accounts/verification/document-name';
import { closedBefore } from './deletion-date';
import { leaveConversations } from './leave-conversations';
import { uploadFilesOf } from './upload-files';

const TIMEOUT_MS = 20_000;

/** Accounts that one run of the job deletes. */
const BATCH = 100;

/**
 * Deletes an account that was closed 14 days ago or earlier and what belongs to it: listings, favourites, sessions and
 * files. Messages stay for the other side, until that is deleted as well; what a report, a case or a bid refers to is
 * sealed. Returns whether there was such an account.
 * @throws DomainError `last_admin`, `open_auctions`.
 */
export async function deleteAccount({ id }: { id: string }, now = new Date()): Promise<boolean> {
  const gone = await db.$transaction(
    async (tx) => {
      // One after the other, so that of two people who wrote to each other the second one deletes their messages.
      await lockName(tx, 'deletion of accounts');
      // Locks listings before their owner, in the same order as a listing update does, to avoid deadlocks.
      await lockListingsOf(tx, id);
      await lockLotsOf(tx, id);
      refuseLastAdmin(await lockAdmins(tx, id), id);
      // With the user row locked, no new row can refer to this account from here on.
      const [user] = await tx.$queryRaw<{ picture: string | null; documents: string[]; name: string }[]>`
        SELECT profile_image_url AS picture, verification_documents AS documents, first_name || ' ' || last_name AS name FROM users
        WHERE id = ${id}::uuid AND closed_at <= ${closedBefore(now)} FOR UPDATE`;
      if (!user) return null;
      const sealed: Sealed[] = [];
      for (const topic of await referredTopicsOf(tx, id, now)) {
        const record = await sealTopic(tx, topic, now);
        if (record) sealed.push(record);
      }
      const account = await sealAccount(tx, id, sealed, now);
      if (account) sealed.push(account);
      const papers = await tx.paper.findMany({ where: { ownerId: id }, select: { key: true } });
      const documents = user.documents.filter(isDocumentName).map(documentKey);
      const keys = [
        ...(await leaveListings(tx, id)),
        ...(await uploadFilesOf(tx, id)),
        ...(await leaveConversations(tx, id)),
        ...documents,
        ...papers.map(({ key }) => key),
        ...portraitKeys(user.picture),
      ];
      // Payments and debts stay in the books under the user's name.
      await tx.transaction.updateMany({ where: { userId: id }, data: { userName: user.name } });
      keys.push(...(await retireBannerAds(tx, id)), ...(await leaveAuctions(tx, id)));
      await forgetUndosOf(tx, id);
      await pagesChanged(tx, [`seller:${id}`]);
      await tx.user.delete({ where: { id } });
      const records = sealed.map((record) => record.id);
      return { keys: await unsealed(tx, keys, records), records };
    },
    { timeout: TIMEOUT_MS },
  );
  if (!gone) return false;
  await moveSoon(gone.records);
  await storage()
    .delete(gone.keys)
    // The account is deleted even if its files aren't; the operator can remove the logged keys by hand.
    .catch((err: unknown) => logger.error({ err, keys: gone.keys }, 'files of a deleted account could not be deleted'));
  return true;
}

/** Deletes every account whose time has come; returns how many. One with an auction under way waits for its end. */
export async function deleteClosedAccounts(now = new Date()): Promise<number> {
  const due = await db.user.findMany({
    where: { closedAt: { lte: closedBefore(now) } },
    orderBy: { closedAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  let deleted = 0;
  for (const { id } of due) {
    try {
      if (await deleteAccount({ id }, now)) deleted += 1;
    } catch (err) {
      if (!(err instanceof DomainError)) throw err;
      logger.warn({ err, user: id }, 'a closed account is not deleted yet');
    }
  }
  return deleted;
}
