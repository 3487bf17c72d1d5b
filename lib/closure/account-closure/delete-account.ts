import 'server-only';
import { lockAdmins, refuseLastAdmin } from '@/lib/accounts/accounts/last-admin';
import { portraitKeys } from '@/lib/accounts/accounts/portrait';
import { lockName } from '@/lib/core/db/locks';
import { leaveAuctions, lockLotsOf } from '@/lib/market/auctions/lots-of-account';
import { retireBannerAds } from '@/lib/money/banner-ads/retire-banner-ads';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { referredTopicsOf, sealAccount, sealTopic, type Sealed } from '@/lib/records/sealed-records/seal';
import { moveSoon, unsealed } from '@/lib/records/sealed-records/sealed-files';
import { leaveListings, lockListingsOf } from '@/lib/market/listings/listing-files';
import { logger } from '@/lib/core/log/logger';
import { forgetUndosOf } from '@/lib/records/undo/forget-undos';
import { storage } from '@/lib/files/storage/storage';
import { documentKey, isDocumentName } from '@/lib/accounts/verification/document-name';
import { imageKeys } from '@/lib/files/uploads/image-keys';
import { stagedKey } from '@/lib/web/direct-uploads/staged-key';
import { exportKey } from '@/lib/closure/personal-data/export-key';
import { closedBefore } from './deletion-date';

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

/**
 * Deletes the messages of an account that is being deleted whose other side is deleted already: nobody can read them.
 * The other messages stay. Returns the storage keys of the deleted messages' photographs.
 */
async function leaveConversations(tx: Transaction, userId: string): Promise<string[]> {
  const gone = await tx.$queryRaw<{ images: string[] }[]>`
    DELETE FROM messages m
    WHERE m.from_user_id = ${userId}::uuid AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = m.to_user_id)
       OR m.to_user_id = ${userId}::uuid AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = m.from_user_id)
    RETURNING images`;
  return gone.flatMap(({ images }) => imageKeys(images));
}

/**
 * Returns the storage keys of a user's uploads that aren't attached to anything yet, including unfinished direct uploads,
 * and of copies of the user's data.
 */
async function uploadFilesOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await tx.upload.findMany({ where: { userId }, select: { key: true, kind: true } });
  const unfinished = await tx.directUpload.findMany({ where: { userId }, select: { id: true } });
  const exports = await tx.dataExport.findMany({ where: { userId }, select: { id: true } });
  return [
    ...exports.map(({ id }) => exportKey(id)),
    ...uploads.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])),
    ...unfinished.map(({ id }) => stagedKey(id)),
  ];
}
