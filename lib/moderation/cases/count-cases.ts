import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { db } from '@/lib/core/db/client';

/** Returns how many cases wait for a decision. @throws DomainError `forbidden` for anyone but administrators. */
export async function countCases(actor: Actor): Promise<number> {
  requireAdmin(actor);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT coalesce(listing_id, equipment_id, auction_lot_id, user_id, message_id, id) FROM reports WHERE status = 'pending'
      UNION
      SELECT coalesce(listing_id, equipment_id, auction_lot_id) FROM risk_cases WHERE closed_at IS NULL
      UNION
      SELECT coalesce(d.listing_id, d.equipment_id, d.user_id, d.message_id) FROM appeals a JOIN case_decisions d ON d.id = a.decision_id
      WHERE a.answer_id IS NULL AND d.undone_at IS NULL AND coalesce(d.listing_id, d.equipment_id, d.user_id, d.message_id) IS NOT NULL
    ) cases`;
  return row?.count ?? 0;
}
