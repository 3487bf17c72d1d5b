import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { getAnimalListing } from '@/lib/market/animal-lots/get-animal-listing';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';

/**
 * Adds a listing to the actor's favourites. Idempotent.
 * @throws DomainError `listing_not_found` for one that the actor can't see, `rate_limited`.
 */
export async function addFavorite(actor: Actor, listingId: string): Promise<void> {
  await consume('favoriteByUser', actor.id);
  if (!(await getAnimalListing(actor, listingId))) throw new DomainError('listing_not_found');
  // ON CONFLICT DO NOTHING: concurrent clicks add one favourite.
  await db.favorite.createMany({ data: [{ userId: actor.id, listingId }], skipDuplicates: true });
}
