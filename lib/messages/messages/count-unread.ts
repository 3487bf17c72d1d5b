import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { UnreadCounts } from './dto';

/**
 * Returns in how many conversations something waits for the actor, and how many messages do: the source of every
 * counter. People are shown the conversations; the messages are for those who read our API. Archived conversations
 * count too: a message that arrives brings its conversation back.
 */
export async function countUnread(actor: Pick<Actor, 'id'>): Promise<UnreadCounts> {
  const [counts] = await db.$queryRaw<UnreadCounts[]>`
    SELECT coalesce(sum(waiting), 0)::int AS messages, count(*)::int AS conversations FROM (
      SELECT count(*) AS waiting FROM messages WHERE to_user_id = ${actor.id}::uuid AND NOT is_read
      GROUP BY from_user_id, listing_id, equipment_id, auction_lot_id) conversations`;
  return counts ?? { messages: 0, conversations: 0 };
}
