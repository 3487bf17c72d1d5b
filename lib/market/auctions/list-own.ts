import 'server-only';
import { columnsOf } from '@/lib/core/db/columns-of';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { isId } from '@/lib/core/validation/fields';
import { languageOf } from '@/lib/core/i18n/locales';
import { factsFor } from '@/lib/livestock/facts/facts';
import { healthSelect } from '@/lib/livestock/facts/health';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { toLotSummary, type LotRow, type LotToCopy, type OwnBid, type OwnLot } from './dto';
import { ANSWER_MISSED, HAS_BIDS, LOT_COLUMNS, isDue } from './lot-rows';
import { lotState, mayCancelLot, mayEditLot } from './policy';
import { settleDueLots } from './settle-lot';

const LISTED_MAX = 200;

type OwnLotRow = LotRow & {
  userId: string;
  watchers: number;
  hasBids: boolean;
  highestBidder: string | null;
  winnerName: string | null;
  answerMissed: boolean;
};

/** Lists the actor's own lots in any state, newest first, with the reserve and, once sold, the buyer to contact. */
export async function listOwnLots(actor: Actor): Promise<OwnLot[]> {
  const rows = await db.$queryRaw<OwnLotRow[]>`
    SELECT ${LOT_COLUMNS}, ${columnsOf('AuctionLot', ['userId', 'highestBidder'], 'l')}, w.first_name || ' ' || w.last_name AS "winnerName",
      (SELECT count(*)::int FROM auction_watches s WHERE s.auction_lot_id = l.id) AS watchers,
      ${HAS_BIDS} AS "hasBids", ${ANSWER_MISSED} AS "answerMissed"
    FROM auction_lots l LEFT JOIN users w ON w.id = l.highest_bidder
    WHERE l.user_id = ${actor.id}::uuid ORDER BY l.created_at DESC, l.id DESC LIMIT ${LISTED_MAX}`;
  if (rows.some(isDue)) await settleDueLots();
  return rows.map((row) => {
    const state = lotState(row, row.serverTime);
    return {
      ...toLotSummary(row),
      reservePrice: row.reservePrice?.toFixed(2) ?? null,
      watchers: row.watchers,
      mayCancel: mayCancelLot(actor, { ...row, state }),
      mayEdit: mayEditLot(actor, { ...row, state }),
      held: row.status === 'held',
      answerMissed: row.answerMissed,
      winner:
        state === 'sold' && row.highestBidder && !row.inReview
          ? { id: row.highestBidder, name: row.winnerName ?? '' }
          : null,
    };
  });
}

const AUCTION_FORM_FACTS = factsFor('auctionForm');

/** What another lot begins with, and what a lot's form shows. */
export const lotFormSelect = {
  id: true,
  title: true,
  description: true,
  language: true,
  category: true,
  breed: true,
  ...factSelect(AUCTION_FORM_FACTS),
  quantity: true,
  averageAge: true,
  averageWeight: true,
  priceBasis: true,
  priceCurrency: true,
  startingPrice: true,
  reservePrice: true,
  location: true,
  ...healthSelect,
} satisfies Prisma.AuctionLotSelect;

/** Returns the actor's own lot with the id, to begin another from: not one that is held. Null if there is none such. */
export async function getOwnLotToCopy(actor: Actor, id: string): Promise<LotToCopy | null> {
  if (!isId(id)) return null;
  const lot = await db.auctionLot.findFirst({
    where: { id, userId: actor.id, status: { not: 'held' } },
    select: lotFormSelect,
  });
  return lot && toLotToCopy(lot);
}

/** Maps what `lotFormSelect` reads. */
export function toLotToCopy<Row extends Prisma.AuctionLotGetPayload<{ select: typeof lotFormSelect }>>(
  lot: Row,
): Omit<Row, keyof LotToCopy> & LotToCopy {
  return {
    ...lot,
    language: languageOf(lot.language),
    ...readFacts(AUCTION_FORM_FACTS, lot),
    priceBasis: lot.priceBasis as PriceBasis,
    priceCurrency: lot.priceCurrency as Currency,
    startingPrice: lot.startingPrice.toString(),
    reservePrice: lot.reservePrice?.toString() ?? null,
  };
}

type OwnBidRow = LotRow & {
  highestBidder: string | null;
  maximum: Prisma.Decimal;
  amount: Prisma.Decimal;
  isVoid: boolean;
  placedAt: Date;
  sellerId: string | null;
  sellerName: string | null;
};

function bidStatus(actor: Actor, row: OwnBidRow): OwnBid['status'] {
  if (row.isVoid) return 'void';
  const leads = row.highestBidder === actor.id;
  const state = lotState(row, row.serverTime);
  if (state === 'live') return leads ? 'winning' : 'outbid';
  return state === 'sold' && leads ? 'won' : 'failed';
}

/** Lists the lots on which the actor bid, latest bid first, with the status of the bid on each. */
export async function listOwnBids(actor: Actor): Promise<OwnBid[]> {
  const rows = await db.$queryRaw<OwnBidRow[]>`
    SELECT ${LOT_COLUMNS}, l.highest_bidder AS "highestBidder", mine.maximum, mine.amount, mine.is_void AS "isVoid", mine.placed_at AS "placedAt",
      s.id AS "sellerId", s.first_name || ' ' || s.last_name AS "sellerName"
    FROM (SELECT auction_lot_id, coalesce(max(maximum) FILTER (WHERE voided_at IS NULL), max(maximum)) AS maximum,
            coalesce(max(bid_amount) FILTER (WHERE voided_at IS NULL), max(bid_amount)) AS amount, bool_and(voided_at IS NOT NULL) AS is_void,
            max(created_at) AS placed_at
          FROM auction_bids WHERE user_id = ${actor.id}::uuid GROUP BY auction_lot_id) mine
    JOIN auction_lots l ON l.id = mine.auction_lot_id LEFT JOIN users s ON s.id = l.user_id
    ORDER BY mine.placed_at DESC, l.id DESC LIMIT ${LISTED_MAX}`;
  if (rows.some(isDue)) await settleDueLots();
  return rows.map((row) => {
    const status = bidStatus(actor, row);
    return {
      lot: toLotSummary(row),
      maximum: row.maximum.toFixed(2),
      amount: row.amount.toFixed(2),
      status,
      createdAt: row.placedAt.toISOString(),
      seller: status === 'won' && row.sellerId ? { id: row.sellerId, name: row.sellerName ?? '' } : null,
    };
  });
}
