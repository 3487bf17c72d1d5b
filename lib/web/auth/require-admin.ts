import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { requireActor } from './viewer';

/**
 * Returns the acting administrator. Every administration route calls it before it reads the request, so that validation
 * errors disclose nothing to others. The verbs check again.
 * @throws DomainError `unauthorized` without a session, `forbidden` unless the actor is an administrator.
 */
export async function requireAdminActor(): Promise<Actor> {
  const actor = await requireActor();
  requireAdmin(actor);
  return actor;
}
