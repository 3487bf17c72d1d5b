import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';

/** Deletes a saved search. @throws DomainError `not_found` if it doesn't exist or isn't the actor's, `rate_limited`. */
export async function deleteSearch(actor: Actor, id: string): Promise<void> {
  await consume('changeByUser', actor.id);
  if (!isId(id)) throw new DomainError('not_found');
  const { count } = await db.savedSearch.deleteMany({ where: { id, userId: actor.id } });
  if (count === 0) throw new DomainError('not_found');
}
