import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { Prisma, db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isId } from '@/lib/core/validation/fields';
import type { BidRefusal, LotRow, MyStanding } from './dto';
import { HAS_BIDS, LOT_COLUMNS, isDue } from './lot-rows';
import { lotState, mayCancelLot, mayEditLot } from './policy';
import { settleLot } from './settle-lot';

type Row = LotRow & {
  userId: string | null;
  highestBidder: string | null;
  maximum: Prisma.Decimal | null;
  loweredFrom: Prisma.Decimal | null;
  hasVoid: boolean;
  refused: BidRefusal | null;
  most: string;
  watching: boolean;
  hasBids: boolean;
  bidIds: string[];
  winnerName: string | null;
  winStands: boolean;
  deal: number | null;
};

/** Why `corral_place_bid` refuses all bids of the actor on lot `l`, in its order. */
const refusalOf = ({ id }: Actor) => Prisma.sql`CASE
  WHEN EXISTS (SELECT 1 FROM shut_outs s WHERE s.seller_id = l.user_id AND s.user_id = ${id}::uuid AND s.lifted_at IS NULL) THEN 'shutOut'
  WHEN EXISTS (SELECT 1 FROM user_blocks k WHERE k.blocker_id = l.user_id AND k.blocked_id = ${id}::uuid) THEN 'blocked'
  WHEN EXISTS (SELECT 1 FROM user_blocks k WHERE k.blocker_id = ${id}::uuid AND k.blocked_id = l.user_id) THEN 'blocking'
  WHEN (SELECT count(*) FROM missed_answers a
    WHERE a.user_id = ${id}::uuid AND a.cleared_at IS NULL AND a.reported_at > now() - interval '12 months') >= 2 THEN 'needsAdmin' END`;

/**
 * Returns the actor's own position on a lot; private.
 * @throws DomainError `lot_not_found`.
 */
export async function myStanding(actor: Actor, lotId: string): Promise<MyStanding> {
  if (!isId(lotId)) throw new DomainError('lot_not_found');
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${LOT_COLUMNS}, ${columnsOf('AuctionLot', ['userId', 'highestBidder'], 'l')}, w.first_name || ' ' || w.last_name AS "winnerName",
      (SELECT max(b.maximum) FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = ${actor.id}::uuid AND b.voided_at IS NULL) AS maximum,
      (SELECT b.lowered_from FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = ${actor.id}::uuid AND b.is_winning) AS "loweredFrom",
      EXISTS (SELECT 1 FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = ${actor.id}::uuid AND b.voided_at IS NOT NULL) AS "hasVoid",
      ${HAS_BIDS} AS "hasBids", ${refusalOf(actor)} AS refused, greatest(corral_bidding_limit(${actor.id}::uuid, ${env.BID_LIMIT_NEWCOMER}, ${env.BID_LIMIT_CONFIRMED}, ${env.BID_LIMIT_VERIFIED})
        - corral_bound_by_bids(${actor.id}::uuid, l.id), 0)::numeric(12,2)::text AS most,
      ARRAY(SELECT b.id::text FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = ${actor.id}::uuid ORDER BY b.id DESC LIMIT 200) AS "bidIds",
      EXISTS (SELECT 1 FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = l.highest_bidder AND b.voided_at IS NULL) AS "winStands",
      (SELECT d.number FROM deals d WHERE d.auction_lot_id = l.id AND ${actor.id}::uuid IN (d.seller_id, d.buyer_id) ORDER BY d.agreed_at DESC LIMIT 1) AS deal,
      EXISTS (SELECT 1 FROM auction_watches s WHERE s.auction_lot_id = l.id AND s.user_id = ${actor.id}::uuid) AS watching
    FROM auction_lots l LEFT JOIN users w ON w.id = l.highest_bidder WHERE l.id = ${lotId}::uuid AND l.status <> 'held'`;
  if (!row) throw new DomainError('lot_not_found');
  // Settled first, because a winner may write to the seller, which requires a settled lot.
  if (isDue(row)) await settleLot(lotId);
  const state = lotState(row, row.serverTime);
  const isSeller = row.userId === actor.id;
  const leads = row.highestBidder === actor.id;
  return {
    leading: leads && state === 'live',
    maximum: row.maximum?.toFixed(2) ?? null,
    loweredFrom: row.loweredFrom?.toFixed(2) ?? null,
    bidIds: row.bidIds,
    refused: row.refused,
    most: row.most,
    isVoid: row.hasVoid && row.maximum === null,
    watching: row.watching,
    isSeller,
    mayCancel: mayCancelLot(actor, { ...row, state }),
    mayEdit: mayEditLot(actor, { ...row, state }),
    won: leads && row.winStands && state === 'sold',
    winner:
      isSeller && row.winStands && state === 'sold' && row.highestBidder
        ? { id: row.highestBidder, name: row.winnerName ?? '' }
        : null,
    deal: row.deal,
  };
}
