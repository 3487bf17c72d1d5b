import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';

/**
 * Ends one of the actor's sessions.
 * @throws DomainError `not_found` if it has ended or belongs to someone else.
 */
export async function endSession(actor: Actor, id: string): Promise<void> {
  const { count } = await db.session.deleteMany({ where: { sid: id, userId: actor.id } });
  if (count === 0) throw new DomainError('not_found');
}
