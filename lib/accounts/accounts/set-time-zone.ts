import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import type { TimeZoneInput } from './schema';

/**
 * Stores the zone that the actor's browser is in, for times in mails.
 * @throws DomainError `rate_limited`.
 */
export async function setTimeZone(actor: Actor, { timeZone }: TimeZoneInput): Promise<void> {
  await consume('changeByUser', actor.id);
  await db.$executeRaw`UPDATE users SET time_zone = ${timeZone} WHERE id = ${actor.id}::uuid`;
}
