import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { db } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import { consume, refund } from '@/lib/rate-limit/limit';
import { verifyPassword } from './hash-password';

/** Whose tries `confirmBySession` counts. */
export const proofKey = ({ id, sessionId }: Actor): string => sessionId ?? id;

/**
 * Verifies the actor's password before an operation for which an open session is not enough. Failures are rate
 * limited, so that a stolen session can't be used to guess it. Returns the stored hash.
 * @throws DomainError `invalid_input` at `currentPassword`, `rate_limited`.
 */
export async function confirmPassword(actor: Actor, password: string): Promise<string> {
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { password: true } });
  await consume('confirmBySession', proofKey(actor));
  if (!(await verifyPassword(user.password, password))) throw invalidField('currentPassword', 'passwordWrong');
  await refund('confirmBySession', proofKey(actor));
  return user.password;
}
