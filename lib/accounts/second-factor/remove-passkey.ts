import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { removeFactor } from './remove-factor';

/**
 * Removes one of the actor's passkeys.
 * @throws DomainError `confirmation_required`, `not_found`.
 */
export async function removePasskey(actor: Actor, id: string): Promise<void> {
  requireConfirmed(actor);
  await db.$transaction((tx) =>
    removeFactor(tx, actor.id, () => tx.passkey.deleteMany({ where: { id, userId: actor.id } })),
  );
  deliverSoon();
}
