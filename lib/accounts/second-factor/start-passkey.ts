import 'server-only';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import { rememberChallenge } from './passkey-challenge';
import { RELYING_PARTY, userHandle, webauthn } from './passkeys';

/**
 * Begins to add a passkey to the actor's account; returns what the browser needs to make one.
 * @throws DomainError `confirmation_required`, `email_unconfirmed`, `rate_limited`.
 */
export async function startPasskey(actor: Actor, token: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  requireConfirmed(actor);
  // An attacker who opened the account with another's address must not keep a way in.
  requireConfirmedEmail(actor);
  await consume('changeByUser', actor.id);
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, firstName: true, lastName: true, passkeys: { select: { id: true, transports: true } } },
  });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY.name,
    rpID: RELYING_PARTY.id,
    userName: user.email,
    userDisplayName: fullName(user),
    userID: userHandle(actor.id),
    excludeCredentials: user.passkeys,
    // Discoverable and with the device's own check of who is there, so that the passkey signs in alone.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(actor.id, token, options.challenge);
  return options;
}
