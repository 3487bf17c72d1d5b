import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { deleteOtherSessions } from './sessions';

/** Ends the actor's sessions except that of `token`. */
export async function endOtherSessions(actor: Actor, token: string): Promise<void> {
  await deleteOtherSessions(db, actor.id, token);
}
