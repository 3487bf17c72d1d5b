import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import type { WeekOfCases } from './dto';

/**
 * Returns what became of the cases of the last seven days, whoever decided them; what was undone doesn't count.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function getWeek(actor: Actor, now = new Date()): Promise<WeekOfCases> {
  requireAdmin(actor);
  const since = new Date(now.getTime() - 7 * DAY_MS);
  const [row] = await db.$queryRaw<WeekOfCases[]>`
    SELECT count(*)::int AS decided,
           count(*) FILTER (WHERE d.action IN ('upheld', 'restored'))::int AS appeals,
           count(*) FILTER (WHERE d.action = 'restored')::int AS reversed,
           (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM d.created_at - r.since)) / 60)::int AS minutes
    FROM case_decisions d CROSS JOIN LATERAL (SELECT min(created_at) AS since FROM reports WHERE decision_id = d.id) r
    WHERE d.undone_at IS NULL AND d.created_at > ${since} AND d.created_at <= ${now}`;
  return row ?? { decided: 0, appeals: 0, reversed: 0, minutes: null };
}
