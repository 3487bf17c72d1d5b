import 'server-only';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { confirmPassword, proofKey } from '@/lib/accounts/passwords/confirm-password';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { markConfirmed } from '@/lib/accounts/sessions/sessions';
import type { ProofMethod } from './dto';
import { factorsOf } from '@/lib/core/actors/factors-of';
import { rememberChallenge, takeChallenge } from './passkey-challenge';
import { passkeyRequest, verifyPasskey } from './passkeys';
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
 * @throws DomainError `invalid_input` at `currentPassword` or `code`, `passkey_refused`, `rate_limited`.
 */
export async function confirmSession(actor: Actor, token: string, proof: Proof): Promise<void> {
  if (proof.passkey || proof.code) await confirmFactor(actor, token, proof);
  else if ((await proofMethods(actor)).includes('password')) await confirmPassword(actor, proof.currentPassword ?? '');
  else throw invalidField('code', 'required');
  await markConfirmed(actor.id, token);
}

async function confirmFactor(actor: Actor, token: string, { code, passkey }: Proof): Promise<void> {
  await consume('confirmBySession', proofKey(actor));
  if (passkey) {
    const challenge = await takeChallenge(actor.id, token);
    if (!challenge || !(await verifyPasskey(passkey, challenge, actor.id))) throw new DomainError('passkey_refused');
  } else if (!(await spendCode(actor.id, code ?? ''))) throw invalidField('code', 'factorCode');
  await refund('confirmBySession', proofKey(actor));
}

/** Returns what the browser needs to ask for one of the actor's passkeys, to confirm the session of `token`. */
export async function startPasskeyProof(actor: Actor, token: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await passkeyRequest(actor.id);
  await rememberChallenge(actor.id, token, options.challenge);
  return options;
}
