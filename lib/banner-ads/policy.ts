import type { Actor } from '@/lib/actors/actor';
import { DomainError } from '@/lib/errors/domain-error';

/** Advertising is for commercial sellers alone. */
export function mayAdvertise(actor: Actor): boolean {
  return actor.role === 'commercial_seller';
}

/** @throws DomainError `forbidden` for anyone but commercial sellers. */
export function requireAdvertiser(actor: Actor): void {
  if (!mayAdvertise(actor)) throw new DomainError('forbidden');
}
