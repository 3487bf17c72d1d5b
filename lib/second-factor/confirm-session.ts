import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { confirmPassword } from '@/lib/passwords/confirm-password';
import { markConfirmed } from '@/lib/sessions/sessions';
import type { Proof } from './schema';

/**
 * Verifies that whoever uses the session of `token` is the actor; what `requireConfirmed` guards is allowed for the next
 * ten minutes.
 * @throws DomainError `invalid_input` at `currentPassword`, `rate_limited`.
 */
export async function confirmSession(actor: Actor, token: string, { currentPassword }: Proof): Promise<void> {
  await confirmPassword(actor, currentPassword);
  await markConfirmed(actor.id, token);
}
