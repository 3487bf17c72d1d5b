import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import type { AdminStats } from './dto';

/**
 * Returns the totals of the overview.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getStats(actor: Actor): Promise<AdminStats> {
  requireAdmin(actor);
  const [totalUsers, totalListings, pendingReports, pendingTransactions] = await Promise.all([
    db.user.count(),
    db.animalListing.count(),
    db.report.count({ where: { status: 'pending' } }),
    db.transaction.count({ where: { status: 'pending' } }),
  ]);
  return { totalUsers, totalListings, pendingReports, pendingTransactions };
}
