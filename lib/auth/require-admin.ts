import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { requireActor } from './viewer';

/**
 * The administrator who acts: first in every route of theirs, so that nobody else learns more than that from a body. The verbs ask again.
 * @throws DomainError `unauthorized` without a session, `forbidden` for anyone but administrators.
 */
export async function requireAdminActor(): Promise<Actor> {
  const actor = await requireActor();
  requireAdmin(actor);
  return actor;
}
