import 'server-only';
import { lockAdmins, refuseLastAdmin } from '@/lib/accounts/last-admin';
import { portraitKeys } from '@/lib/accounts/portrait';
import type { Actor } from '@/lib/actors/actor';
import { leaveAuctions, lockLotsOf } from '@/lib/auctions/lots-of-account';
import { retireBannerAds } from '@/lib/banner-ads/retire-banner-ads';
import { pagesChanged } from '@/lib/cache/page-changes';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { leaveListings, lockListingsOf } from '@/lib/listings/listing-files';
import { logger } from '@/lib/log/logger';
import { confirmPassword } from '@/lib/passwords/confirm-password';
import { storage } from '@/lib/storage/storage';
import { documentKey, isDocumentName } from '@/lib/verification/document-name';
import { uploadFilesOf } from './upload-files';

const TIMEOUT_MS = 20_000;

/**
 * Deletes the actor's account and everything that belongs to it: listings, favourites, messages, sessions and files.
 * @throws DomainError `invalid_input` at `currentPassword`, `rate_limited`, `last_admin`, `open_auctions`.
 */
export async function deleteAccount(actor: Actor, password: string): Promise<void> {
  await confirmPassword(actor, password);
  const files = await db.$transaction(
    async (tx) => {
      // Locks listings before their owner, in the same order as a listing update does, to avoid deadlocks.
      await lockListingsOf(tx, actor.id);
      await lockLotsOf(tx, actor.id);
      refuseLastAdmin(await lockAdmins(tx, actor.id), actor.id);
      // With the user row locked, no new row can refer to this account from here on.
      const [user] = await tx.$queryRaw<{ picture: string | null; documents: string[]; name: string }[]>`
        SELECT profile_image_url AS picture, verification_documents AS documents, first_name || ' ' || last_name AS name FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
      if (!user) throw new DomainError('unauthorized');
      const documents = user.documents.filter(isDocumentName).map(documentKey);
      const keys = [
        ...(await leaveListings(tx, actor.id)),
        ...(await uploadFilesOf(tx, actor.id)),
        ...documents,
        ...portraitKeys(user.picture),
      ];
      // Payments and debts stay in the books under the user's name.
      await tx.transaction.updateMany({ where: { userId: actor.id }, data: { userName: user.name } });
      keys.push(...(await retireBannerAds(tx, actor.id)), ...(await leaveAuctions(tx, actor.id)));
      await pagesChanged(tx, [`seller:${actor.id}`]);
      await tx.user.delete({ where: { id: actor.id } });
      return keys;
    },
    { timeout: TIMEOUT_MS },
  );
  await storage()
    .delete(files)
    // The account is deleted even if its files aren't; the operator can remove the logged keys by hand.
    .catch((err: unknown) => logger.error({ err, keys: files }, 'files of a deleted account could not be deleted'));
}
