import 'server-only';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { TABLE_PAGE_SIZE, tableWindow } from '@/lib/core/validation/table-query';
import { isId } from '@/lib/core/validation/fields';
import type { BidPage, PublicBid } from './dto';
import { BID_COLUMNS, toPublicBid } from './lot-rows';

/**
 * Lists the public bids on a lot, newest first, a page at a time: one row per accepted bid, void ones included.
 * @throws DomainError `lot_not_found`.
 */
export async function listBids(lotId: string, asked: number): Promise<BidPage> {
  const lot = isId(lotId)
    ? await db.auctionLot.findUnique({ where: { id: lotId, status: { not: 'held' } }, select: { id: true } })
    : null;
  if (!lot) throw new DomainError('lot_not_found');
  const total = await db.auctionBid.count({ where: { auctionLotId: lotId } });
  const { page, totalPages, offset } = tableWindow(total, asked);
  const rows = await db.$queryRaw<(Omit<PublicBid, 'createdAt'> & { createdAt: Date })[]>`
    SELECT ${BID_COLUMNS} FROM auction_bids b JOIN auction_lots l ON l.id = b.auction_lot_id LEFT JOIN users u ON u.id = b.user_id
    WHERE b.auction_lot_id = ${lotId}::uuid ORDER BY b.created_at DESC, b.id DESC LIMIT ${TABLE_PAGE_SIZE} OFFSET ${offset}`;
  return { bids: rows.map(toPublicBid), total, page, totalPages };
}
