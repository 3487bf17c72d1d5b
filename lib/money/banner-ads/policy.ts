import type { Actor } from '@/lib/core/actors/actor';
import { DomainError } from '@/lib/core/errors/domain-error';

/** Only commercial sellers may advertise. */
export function mayAdvertise(actor: Actor): boolean {
  return actor.role === 'commercial_seller';
}

/** @throws DomainError `forbidden` unless the actor is a commercial seller. */
export function requireAdvertiser(actor: Actor): void {
  if (!mayAdvertise(actor)) throw new DomainError('forbidden');
}
