import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { db } from '@/lib/core/db/client';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { removeFactor } from './remove-factor';

/**
 * Removes the authenticator app from the actor's account.
 * @throws DomainError `confirmation_required`, `not_found`.
 */
export async function removeApp(actor: Actor): Promise<void> {
  requireConfirmed(actor);
  await db.$transaction((tx) =>
    removeFactor(tx, actor.id, () => tx.authenticatorApp.deleteMany({ where: { userId: actor.id } })),
  );
  deliverSoon();
}
