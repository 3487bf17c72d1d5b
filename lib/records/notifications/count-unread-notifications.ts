import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { HAS_HAPPENED } from './has-happened';

/**
 * Returns how many notifications the actor has not read: the number on the bell. Those of messages are in the number of the
 * conversations, which is beside it: nothing counts twice.
 */
export async function countUnreadNotifications(actor: Pick<Actor, 'id'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM notifications
    WHERE user_id = ${actor.id}::uuid AND read_at IS NULL AND kind <> 'message' AND ${HAS_HAPPENED}`;
  return row?.count ?? 0;
}
