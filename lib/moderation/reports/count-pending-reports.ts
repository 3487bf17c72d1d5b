import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';

/** Returns the number of pending reports. @throws DomainError `forbidden` for anyone but administrators. */
export async function countPendingReports(actor: Actor): Promise<number> {
  requireAdmin(actor);
  return db.report.count({ where: { status: 'pending' } });
}
