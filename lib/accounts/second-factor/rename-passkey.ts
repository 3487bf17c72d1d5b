import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';

/**
 * Renames one of the actor's passkeys.
 * @throws DomainError `not_found`, `rate_limited`.
 */
export async function renamePasskey(actor: Actor, id: string, name: string): Promise<void> {
  await consume('changeByUser', actor.id);
  const { count } = await db.passkey.updateMany({ where: { id, userId: actor.id }, data: { name } });
  if (count === 0) throw new DomainError('not_found');
}
