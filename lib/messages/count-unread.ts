import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';

/** How many messages wait for the actor unread. */
export async function countUnread(actor: Actor): Promise<number> {
  return db.message.count({ where: { toUserId: actor.id, isRead: false } });
}
