import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';
import { isId } from '@/lib/validation/fields';

/**
 * Takes a listing out of the actor's favourites; one that was not there changes nothing.
 * @throws DomainError `listing_not_found` for an id that names no listing, `rate_limited`.
 */
export async function removeFavorite(actor: Actor, listingId: string): Promise<void> {
  await consume('favoriteByUser', actor.id);
  if (!isId(listingId)) throw new DomainError('listing_not_found');
  const { count } = await db.favorite.deleteMany({ where: { userId: actor.id, listingId } });
  if (count === 0 && !(await db.animalListing.findUnique({ where: { id: listingId }, select: { id: true } }))) {
    throw new DomainError('listing_not_found');
  }
}
