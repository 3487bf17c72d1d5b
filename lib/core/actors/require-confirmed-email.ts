import { DomainError } from '@/lib/core/errors/domain-error';
import type { Actor } from './actor';

/**
 * Refuses what others see, unless the actor's e-mail address is confirmed: publishing, writing, bidding, reporting.
 * Looking, saving and drafting need nothing.
 * @throws DomainError `email_unconfirmed`: the interface asks for the mailed code and repeats.
 */
export function requireConfirmedEmail(actor: Actor): void {
  if (!actor.emailConfirmed) throw new DomainError('email_unconfirmed');
}
