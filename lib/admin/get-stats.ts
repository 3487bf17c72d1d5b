import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { db } from '@/lib/db/client';
import type { AdminStats } from './dto';

/** How large the market is and what waits. @throws DomainError `forbidden` for anyone but administrators. */
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
