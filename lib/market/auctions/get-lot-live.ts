import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { isId } from '@/lib/core/validation/fields';
import { lotStanding, type LotLive, type LotRow, type PublicBid } from './dto';
import { BID_COLUMNS, LOT_COLUMNS, NEXT_BID, REVISION, isDue, toPublicBid } from './lot-rows';
import { settleLot } from './settle-lot';

/** The number of bids sent with a lot; the others are on further pages. */
export const BIDS_SHOWN = 20;

type LiveRow = LotRow & {
  version: number;
  revision: string;
  nextMinimum: Prisma.Decimal;
  increment: Prisma.Decimal;
  bids: PublicBid[];
};

/**
 * Reads the live state of a lot with its latest bids and the leading one in one query, or returns null if there is no such lot. Settles a
 * lot that is past its end first.
 */
export async function getLotLive(id: string, bids = BIDS_SHOWN): Promise<LotLive | null> {
  if (!isId(id)) return null;
  const [row] = await db.$queryRaw<LiveRow[]>`
    SELECT ${LOT_COLUMNS}, l.version, ${REVISION} AS revision, ${NEXT_BID},
      (SELECT coalesce(json_agg(shown), '[]') FROM (
        SELECT ${BID_COLUMNS} FROM (
          (SELECT * FROM auction_bids WHERE auction_lot_id = l.id ORDER BY created_at DESC, id DESC LIMIT ${bids})
          UNION (SELECT * FROM auction_bids WHERE auction_lot_id = l.id AND is_winning)) b
        LEFT JOIN users u ON u.id = b.user_id ORDER BY b.created_at DESC, b.id DESC) shown) AS bids
    FROM auction_lots l WHERE l.id = ${id}::uuid AND l.status <> 'held'`;
  if (!row) return null;
  if (isDue(row)) {
    await settleLot(id);
    return getLotLive(id, bids);
  }
  return {
    version: row.version,
    revision: row.revision,
    ...lotStanding(row),
    nextMinimum: row.nextMinimum.toFixed(2),
    increment: row.increment.toFixed(2),
    serverTime: row.serverTime.toISOString(),
    bids: row.bids.map(toPublicBid),
  };
}
