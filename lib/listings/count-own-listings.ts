import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { onSale } from './policy';

/** How many of the actor's listings buyers can see, and how many wait for their owner: paused or expired, but not sold. */
export async function countOwnListings(actor: Actor): Promise<{ active: number; paused: number }> {
  const [active, unsold] = await Promise.all([
    db.cattleListing.count({ where: { userId: actor.id, ...onSale() } }),
    db.cattleListing.count({ where: { userId: actor.id, soldAt: null } }),
  ]);
  return { active, paused: unsold - active };
}
