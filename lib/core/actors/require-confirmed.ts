import 'server-only';
import { MINUTE_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { Actor } from './actor';

/** How long a confirmation counts: a moderator who works through the queue is asked once or twice in thirty cases. */
const CONFIRMED_MS = 10 * MINUTE_MS;

/**
 * Refuses what an open session is not enough for, unless the actor has proved who they are within the last ten minutes:
 * acts of administrators on money, roles and suspensions, and changes of the second factor.
 * @throws DomainError `confirmation_required`: the interface asks for the proof (`POST /api/user/confirm`) and repeats.
 */
export function requireConfirmed(actor: Actor, now = new Date()): void {
  if (!actor.confirmedAt || now.getTime() - actor.confirmedAt.getTime() > CONFIRMED_MS)
    throw new DomainError('confirmation_required');
}
