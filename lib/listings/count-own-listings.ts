import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';

/** How many of the actor's listings buyers can see, and how many are paused. */
export async function countOwnListings(actor: Actor): Promise<{ active: number; paused: number }> {
  const groups = await db.cattleListing.groupBy({ by: ['isActive'], where: { userId: actor.id }, _count: true });
  const count = (isActive: boolean) => groups.find((group) => group.isActive === isActive)?._count ?? 0;
  return { active: count(true), paused: count(false) };
}
