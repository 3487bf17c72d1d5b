import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';

type Counts = { total: number; active: number; paused: number };

/** How many listings the actor has, how many of them buyers can see, and how many wait for their owner: paused or expired, but not sold. */
export async function countOwnListings(actor: Actor): Promise<Counts> {
  const [counts] = await db.$queryRaw<Counts[]>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE on_sale)::int AS active, count(*) FILTER (WHERE sold_at IS NULL AND NOT on_sale)::int AS paused
    FROM (SELECT sold_at, is_active AND expires_at > now() AS on_sale FROM cattle_listings WHERE user_id = ${actor.id}::uuid) own`;
  return counts ?? { total: 0, active: 0, paused: 0 };
}
