import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { storage } from '@/lib/storage/storage';
import { imageKeys } from '@/lib/uploads/image-keys';
import type { LifeKind } from './kind';
import { lockListing } from './lock-listing';
import { mayDeleteListing } from './policy';

/**
 * Deletes a listing, its favourites and its files; messages about it stay, without their link to it.
 * @throws DomainError `listing_not_found` for a listing that is not there or not the actor's.
 */
export async function deleteListing(actor: Actor, kind: LifeKind<unknown>, id: string): Promise<void> {
  const gone = await db.$transaction(async (tx) => {
    const listing = await lockListing(tx, kind, id);
    if (!listing || !mayDeleteListing(actor, listing)) throw new DomainError('listing_not_found');
    await tx.$executeRaw`DELETE FROM ${kind.table} WHERE id = ${id}::uuid`;
    return listing;
  });
  await storage().delete([...imageKeys(gone.images), ...(gone.videoFile ? [gone.videoFile] : [])]).catch(() => undefined);
}
