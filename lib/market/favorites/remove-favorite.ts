import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';

/**
 * Removes a listing from the actor's favourites. Idempotent.
 * @throws DomainError `listing_not_found` if no listing has this id, `rate_limited`.
 */
export async function removeFavorite(actor: Actor, listingId: string): Promise<void> {
  await consume('favoriteByUser', actor.id);
  if (!isId(listingId)) throw new DomainError('listing_not_found');
  const { count } = await db.favorite.deleteMany({ where: { userId: actor.id, listingId } });
  if (count === 0 && !(await db.animalListing.findUnique({ where: { id: listingId }, select: { id: true } }))) {
    throw new DomainError('listing_not_found');
  }
}
