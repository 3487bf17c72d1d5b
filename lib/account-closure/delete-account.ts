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
 * Deletes the actor's account with all that is theirs: listings, favourites, messages, sessions and files.
 * @throws DomainError `invalid_input` at `currentPassword`, `rate_limited`, `last_admin`, `open_auctions`.
 */
export async function deleteAccount(actor: Actor, password: string): Promise<void> {
  await confirmPassword(actor, password);
  const files = await db.$transaction(
    async (tx) => {
      // Listings before their owner, in the order in which a change of a listing takes the two.
      await lockListingsOf(tx, actor.id);
      await lockLotsOf(tx, actor.id);
      refuseLastAdmin(await lockAdmins(tx, actor.id), actor.id);
      // From here on no row of theirs can be added: it would have to refer to this one.
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
      // What they paid or owe stays in the books.
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
    // The account is gone whatever becomes of its files; whoever runs the site can remove these by hand.
    .catch((err: unknown) => logger.error({ err, keys: files }, 'files of a deleted account remain'));
}
