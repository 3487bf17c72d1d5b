import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { UnreadCounts } from './dto';

/** Returns how many messages wait for the actor, and in how many conversations: the source of every counter. */
export async function countUnread(actor: Pick<Actor, 'id'>): Promise<UnreadCounts> {
  const [counts] = await db.$queryRaw<UnreadCounts[]>`
    SELECT coalesce(sum(waiting), 0)::int AS messages, count(*)::int AS conversations FROM (
      SELECT count(*) AS waiting FROM messages WHERE to_user_id = ${actor.id}::uuid AND NOT is_read
      GROUP BY from_user_id, listing_id, equipment_id, auction_lot_id) conversations`;
  return counts ?? { messages: 0, conversations: 0 };
}
