import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { getAnimalListing } from '@/lib/animals/get-animal-listing';
import { db } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { consume } from '@/lib/rate-limit/limit';

/**
 * Saves a listing among the actor's favourites; saving it again changes nothing.
 * @throws DomainError `listing_not_found` for one that the actor can't see, `rate_limited`.
 */
export async function addFavorite(actor: Actor, listingId: string): Promise<void> {
  await consume('favoriteByUser', actor.id);
  if (!(await getAnimalListing(actor, listingId))) throw new DomainError('listing_not_found');
  // ON CONFLICT DO NOTHING: fifty clicks at once are one favourite.
  await db.favorite.createMany({ data: [{ userId: actor.id, listingId }], skipDuplicates: true });
}
