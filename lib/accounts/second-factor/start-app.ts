import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import type { NewAppDto } from './dto';
import { appAddress, newSecret } from './one-time-code';
import { sealSecret } from './sealed-secret';

/**
 * Begins to add an authenticator app to the actor's account; it counts once `confirmApp` has seen one of its codes.
 * @throws DomainError `confirmation_required`, `email_unconfirmed`, `rate_limited`, `conflict` if the account has one.
 */
export async function startApp(actor: Actor): Promise<NewAppDto> {
  requireConfirmed(actor);
  // An attacker who opened the account with another's address must not keep a way in.
  requireConfirmedEmail(actor);
  await consume('changeByUser', actor.id);
  const secret = newSecret();
  const sealed = sealSecret(actor.id, secret);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
  // The statement leaves an app alone that was confirmed meanwhile.
  const count = await db.$executeRaw`
    INSERT INTO authenticator_apps (user_id, secret) VALUES (${actor.id}::uuid, ${sealed})
    ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = 0, created_at = now()
    WHERE authenticator_apps.confirmed_at IS NULL`;
  if (count === 0) throw new DomainError('conflict');
  return { secret, ...appAddress(secret, email) };
}
