import 'server-only';
import { db } from '@/lib/db/client';
import type { Actor } from './actor';
import { deleteOtherSessions } from './sessions';

/** Ends the actor's sessions everywhere but where `token` is theirs. */
export async function endOtherSessions(actor: Actor, token: string): Promise<void> {
  await deleteOtherSessions(db, actor.id, token);
}
