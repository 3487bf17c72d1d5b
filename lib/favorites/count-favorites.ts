import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';

/** How many of the actor's favourites can still be seen. */
export async function countFavorites(actor: Actor): Promise<number> {
  return db.favorite.count({ where: { userId: actor.id, listing: { OR: [{ isActive: true }, { userId: actor.id }] } } });
}
