import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { invalidField } from '@/lib/errors/domain-error';
import { confirmPassword } from '@/lib/passwords/confirm-password';
import { consume, refund } from '@/lib/rate-limit/limit';
import { markConfirmed } from '@/lib/sessions/sessions';
import type { ProofMethod } from './dto';
import { factorsOf } from './factors-of';
import type { Proof } from './schema';
import { spendCode } from './spend-code';

/** Returns how the actor can prove who they are: by a second factor, or by the password if there is none. */
export async function proofMethods(actor: Actor): Promise<ProofMethod[]> {
  const factors = await factorsOf(actor.id);
  return factors.length > 0 ? factors : ['password'];
}

/**
 * Verifies that whoever uses the session of `token` is the actor; what `requireConfirmed` guards is allowed for the next
 * ten minutes.
 * @throws DomainError `invalid_input` at `currentPassword` or `code`, `rate_limited`.
 */
export async function confirmSession(actor: Actor, token: string, proof: Proof): Promise<void> {
  if (proof.code) await confirmCode(actor, proof.code);
  else if ((await proofMethods(actor)).includes('password')) await confirmPassword(actor, proof.currentPassword ?? '');
  else throw invalidField('code', 'required');
  await markConfirmed(actor.id, token);
}

async function confirmCode(actor: Actor, code: string): Promise<void> {
  await consume('confirmByUser', actor.id);
  if (!(await spendCode(actor.id, code))) throw invalidField('code', 'factorCode');
  await refund('confirmByUser', actor.id);
}
