import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db, Prisma } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import type { AdminActivity, DayCount } from './dto';

const DAYS = 30;

/** Counts the rows added to a table on each of the last thirty days, today included; days without any count zero. */
async function perDay(table: Prisma.Sql, now: Date): Promise<DayCount[]> {
  const first = new Date(Math.floor(now.getTime() / DAY_MS - (DAYS - 1)) * DAY_MS);
  const rows = await db.$queryRaw<DayCount[]>`
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS count FROM ${table} WHERE created_at >= ${first} GROUP BY 1`;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(first.getTime() + index * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/**
 * Counts what was added on each of the last thirty days.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getActivity(actor: Actor, now = new Date()): Promise<AdminActivity> {
  requireAdmin(actor);
  const [totalUsers, totalListings, pendingReports, pendingTransactions] = await Promise.all([
    perDay(Prisma.sql`users`, now),
    perDay(Prisma.sql`cattle_listings`, now),
    perDay(Prisma.sql`reports`, now),
    perDay(Prisma.sql`transactions`, now),
  ]);
  return { totalUsers, totalListings, pendingReports, pendingTransactions };
}
