import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';

/** Returns the number of the actor's unread messages. */
export async function countUnread(actor: Actor): Promise<number> {
  return db.message.count({ where: { toUserId: actor.id, isRead: false } });
}
