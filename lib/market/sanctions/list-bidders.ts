import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { lotState } from '@/lib/market/auctions/policy';
import { LOT_COLUMNS } from '@/lib/market/auctions/lot-rows';
import type { LotRow } from '@/lib/market/auctions/dto';
import { Prisma, db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import type { Bidder, LotBidders, ShutOutPerson } from './dto';

const LISTED_MAX = 200;
const MASKED = Prisma.sql`left(u.first_name, 1) || '*** ' || left(u.last_name, 1) || '.'`;

/** Returns who bids on one of the actor's lots and whom the actor shut out; null if it is not a lot of theirs. */
export async function listBidders(actor: Actor, lotId: string): Promise<LotBidders | null> {
  if (!isId(lotId)) return null;
  const [row] = await db.$queryRaw<LotRow[]>`
    SELECT ${LOT_COLUMNS} FROM auction_lots l WHERE l.id = ${lotId}::uuid AND l.user_id = ${actor.id}::uuid`;
  if (!row) return null;
  const bidders = await db.$queryRaw<Bidder[]>`
    SELECT b.id AS "bidId", ${MASKED} AS name, b.count AS bids, b.amount::text, b.leads AS "isLeading", b.void AS "isVoid",
      EXISTS (SELECT 1 FROM shut_outs s WHERE s.seller_id = ${actor.id}::uuid AND s.user_id = u.id AND s.lifted_at IS NULL) AS "isShutOut"
    FROM (
      SELECT user_id, (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS id, count(*)::int AS count,
        max(bid_amount) AS amount, bool_or(is_winning) AS leads, bool_and(voided_at IS NOT NULL) AS void
      FROM auction_bids WHERE auction_lot_id = ${lotId}::uuid AND user_id IS NOT NULL GROUP BY user_id
    ) b JOIN users u ON u.id = b.user_id
    ORDER BY b.void, b.leads DESC, b.amount DESC, b.id LIMIT ${LISTED_MAX}`;
  const shutOut = await db.$queryRaw<(Omit<ShutOutPerson, 'since'> & { since: Date })[]>`
    SELECT s.id, ${MASKED} AS name, s.reason, s.created_at AS since, l.title AS lot
    FROM shut_outs s JOIN users u ON u.id = s.user_id LEFT JOIN auction_lots l ON l.id = s.auction_lot_id
    WHERE s.seller_id = ${actor.id}::uuid AND s.lifted_at IS NULL ORDER BY s.created_at DESC LIMIT ${LISTED_MAX}`;
  return {
    lot: {
      id: row.id,
      title: row.title,
      state: lotState(row, row.serverTime),
      priceBasis: row.priceBasis,
      priceCurrency: row.priceCurrency,
      priceUnits: row.priceUnits.toString(),
    },
    bidders,
    shutOut: shutOut.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })),
  };
}
