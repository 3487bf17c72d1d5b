import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { verifyPassword } from './hash-password';

/** Whose tries `confirmBySession` counts. */
export const proofKey = ({ id, sessionId }: Actor): string => sessionId ?? id;

/**
 * Verifies the actor's password before an operation for which an open session is not enough. Failures are rate
 * limited, so that a stolen session can't be used to guess it. Who has a second factor has given it as well, within the
 * last ten minutes. Returns the stored hash.
 * @throws DomainError `confirmation_required`, `invalid_input` at `currentPassword`, `rate_limited`.
 */
export async function confirmPassword(actor: Actor, password: string): Promise<string> {
  if ((await factorsOf(actor.id)).length > 0) requireConfirmed(actor);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { password: true } });
  await consume('confirmBySession', proofKey(actor));
  const giveBack = () => refund('confirmBySession', proofKey(actor));
  const matches = await verifyPassword(user.password, password).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!matches) throw invalidField('currentPassword', 'passwordWrong');
  await giveBack();
  return user.password;
}
