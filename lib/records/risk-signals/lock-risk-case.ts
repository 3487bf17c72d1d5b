import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Topic } from '@/lib/core/topics/schema';

/** An open risk case, locked. */
export type LockedRisk = { id: string; ownerId: string; heldAt: Date | null };

/**
 * Locks a topic's open risk case for the rest of the transaction; null if its risk signals need nobody. The topic is
 * locked before its case everywhere, so that two transactions never wait for each other.
 */
export async function lockRiskCase(tx: Transaction, { id }: Topic): Promise<LockedRisk | null> {
  const [row] = await tx.$queryRaw<LockedRisk[]>`
    SELECT ${columnsOf('RiskCase', ['id', 'ownerId', 'heldAt'])} FROM risk_cases
    WHERE closed_at IS NULL AND coalesce(listing_id, equipment_id, auction_lot_id) = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}
