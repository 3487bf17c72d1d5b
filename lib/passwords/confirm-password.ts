import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { consume, refund } from '@/lib/rate-limit/limit';
import { verifyPassword } from './hash-password';

/**
 * Verifies the actor's password before an operation for which an open session is not enough. Failures are rate
 * limited, so that a stolen session can't be used to guess it. Returns the stored hash.
 * @throws DomainError `invalid_input` at `currentPassword`, `rate_limited`.
 */
export async function confirmPassword(actor: Actor, password: string): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { password: true } });
  await consume('confirmByUser', actor.id);
  if (!(await verifyPassword(user.password, password))) throw invalidField('currentPassword', 'passwordWrong');
  await refund('confirmByUser', actor.id);
  return user.password;
}
