import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { onSale } from './policy';

/** How many listings the actor has, how many of them buyers can see, and how many wait for their owner: paused or expired, but not sold. */
export async function countOwnListings(actor: Actor): Promise<{ total: number; active: number; paused: number }> {
  const [total, active, unsold] = await Promise.all([
    db.cattleListing.count({ where: { userId: actor.id } }),
    db.cattleListing.count({ where: { userId: actor.id, ...onSale() } }),
    db.cattleListing.count({ where: { userId: actor.id, soldAt: null } }),
  ]);
  return { total, active, paused: unsold - active };
}
