import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { consume } from '@/lib/core/rate-limit/limit';
import { requireActor } from './viewer';

/**
 * Returns the signed-in user of a request with files. The request is counted before its body is read, because a refused
 * body costs as much as an accepted one.
 * @throws DomainError `unauthorized` without a session, `rate_limited`.
 */
export async function requireUploader(): Promise<Actor> {
  const actor = await requireActor();
  await consume('bodyByUser', actor.id);
  return actor;
}
