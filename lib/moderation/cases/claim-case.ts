import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { readCaseKey, takeClaim } from './case-rows';
import type { ClaimDto } from './dto';

/**
 * Claims a case for the administrator who opened it, so that nobody else decides it for ten minutes, and releases their
 * previous one. Returns the name of the other administrator who holds it, if any.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found` for a malformed key.
 */
export async function claimCase(actor: Actor, key: string, now = new Date()): Promise<ClaimDto> {
  requireAdmin(actor);
  const ref = readCaseKey(key);
  await db.caseClaim.deleteMany({ where: { userId: actor.id, caseKey: { not: key } } });
  const holder = await db.$transaction((tx) => takeClaim(tx, ref, actor.id, now));
  if (holder === actor.id) return { claimedBy: null };
  const other = await db.user.findUnique({ where: { id: holder }, select: { firstName: true, lastName: true } });
  return { claimedBy: other && fullName(other) };
}
