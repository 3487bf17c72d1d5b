import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';
import { hasColleague } from './has-colleague';

/** How many cases wait, and since when the oldest does. */
type WaitingCases = { waiting: number; oldest: Date | null };

/**
 * Returns the cases that wait for a decision by the actor: those with an appeal apart from the others, each counted once. An
 * appeal against their own decision waits for a colleague, if there is one.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function countCases(actor: Actor): Promise<{ cases: WaitingCases; appeals: WaitingCases }> {
  requireAdmin(actor);
  // The same appeals as in `waitingAppeals` of list-cases.ts, which needs their rows.
  const colleague = await hasColleague(actor.id);
  const rows = await db.$queryRaw<(WaitingCases & { appeal: boolean })[]>`
    SELECT appeal, count(*)::int AS waiting, min(since) AS oldest FROM (
      SELECT id, bool_or(appeal) AS appeal, min(since) AS since FROM (
        SELECT coalesce(listing_id, equipment_id, auction_lot_id, user_id, message_id, id) AS id, false AS appeal, created_at AS since
        FROM reports WHERE status = 'pending'
        UNION ALL
        SELECT coalesce(listing_id, equipment_id, auction_lot_id), false, opened_at FROM risk_cases WHERE closed_at IS NULL
        UNION ALL
        SELECT coalesce(d.listing_id, d.equipment_id, d.user_id, d.message_id), true, a.created_at
        FROM appeals a JOIN case_decisions d ON d.id = a.decision_id
        WHERE a.answer_id IS NULL AND d.undone_at IS NULL AND NOT (${colleague} AND d.decided_by IS NOT DISTINCT FROM ${actor.id}::uuid)
          AND coalesce(d.listing_id, d.equipment_id, d.user_id, d.message_id) IS NOT NULL
      ) reasons GROUP BY id
    ) cases GROUP BY appeal`;
  const of = (appeal: boolean) => {
    const row = rows.find((one) => one.appeal === appeal);
    return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null };
  };
  return { cases: of(false), appeals: of(true) };
}
