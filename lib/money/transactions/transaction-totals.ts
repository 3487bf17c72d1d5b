import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import type { MonthlyTotal } from './dto';

/**
 * Returns the totals of each type of transaction in each of the last twelve months, latest first; months and
 * types in which nothing was asked for are omitted.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function transactionTotals(actor: Actor, now = new Date()): Promise<MonthlyTotal[]> {
  requireAdmin(actor);
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return db.$queryRaw<MonthlyTotal[]>`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, type, currency, count(*)::int AS count,
      coalesce(sum(amount) FILTER (WHERE status = 'pending'), 0)::numeric(20, 2)::text AS pending,
      coalesce(sum(amount) FILTER (WHERE status = 'completed'), 0)::numeric(20, 2)::text AS completed,
      coalesce(sum(amount) FILTER (WHERE status = 'failed'), 0)::numeric(20, 2)::text AS failed,
      coalesce(sum(amount) FILTER (WHERE status = 'refunded'), 0)::numeric(20, 2)::text AS refunded
    FROM transactions WHERE created_at >= ${since} GROUP BY 1, 2, 3 HAVING bool_or(amount <> 0)
    ORDER BY 1 DESC, 2, 3`;
}
