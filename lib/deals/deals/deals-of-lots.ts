import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DAY_MS } from '@/lib/core/durations';
import type { Currency } from '@/lib/core/i18n/currencies';
import { factsFor, type FactsFor } from '@/lib/livestock/facts/facts';
import { factSelect, readFacts } from '@/lib/livestock/facts/stored-facts';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { noticeVoidBidsSoon } from '@/lib/market/sanctions/notice-void-bids';
import { voidWinOf } from '@/lib/market/sanctions/void-bids';
import { asTyped, scalesAt, scaleUnit } from '@/lib/deals/terms/scale';
import { TERM_FACTS, type DealTerms } from '@/lib/deals/terms/schema';
import { IS_UNANSWERED, SAYS_LEFT } from './deal-figures';
import { readDeal } from './get-deal';
import { recordEvent } from './lock-deal';
import { notifyOfDeal } from './notify-of-deal';
import { lotOfAuction, openDeal } from './open-deal';

/** Lots that ended longer ago have been dealt with between the two. */
const RECENT_MS = 2 * DAY_MS;

type LotTerm = Extract<FactsFor<'term'>, FactsFor<'auction'>>;

/** The facts of an auction's lot that are terms of its sale. */
const LOT_TERMS = factsFor('auction').filter((name): name is LotTerm =>
  (TERM_FACTS as readonly string[]).includes(name),
);

/** The terms of which nothing is said. */
const NOTHING_SAID = Object.fromEntries(TERM_FACTS.map((name) => [name, null])) as Record<FactsFor<'term'>, null>;

const lotSelect = {
  userId: true,
  highestBidder: true,
  quantity: true,
  averageWeight: true,
  priceBasis: true,
  priceCurrency: true,
  location: true,
  currentHighestBid: true,
  awardReview: { select: { decision: true } },
  ...factSelect(LOT_TERMS),
} as const;

/** Cancels a deal of the lot with somebody whose bid became void. */
async function cancelFormer(tx: Transaction, lotId: string, now: Date): Promise<void> {
  const [former] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM deals WHERE auction_lot_id = ${lotId}::uuid AND status = 'open' FOR UPDATE`;
  if (!former) return;
  await tx.deal.update({ where: { id: former.id }, data: { status: 'cancelled', closedAt: now } });
  await recordEvent(tx, former.id, 'cancelled', null, now);
}

/** Opens the deal of the next lot that was sold; null if there is none left. */
async function openNext(tx: Transaction, after: string, now: Date) {
  const [due] = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM auction_lots l
    WHERE l.status = 'sold' AND l.settled_at > ${new Date(now.getTime() - RECENT_MS)} AND l.id > ${after}::uuid
      AND l.user_id IS NOT NULL AND l.highest_bidder IS NOT NULL AND l.quantity IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.auction_lot_id = l.id AND (d.buyer_id = l.highest_bidder OR d.status = 'closed'))
    ORDER BY l.id LIMIT 1 FOR UPDATE OF l SKIP LOCKED`;
  if (!due) return null;
  const lot = await tx.auctionLot.findUniqueOrThrow({ where: { id: due.id }, select: lotSelect });
  const { userId: sellerId, highestBidder: buyerId, quantity } = lot;
  if (!sellerId || !buyerId || !quantity || lot.currentHighestBid === null) return { count: 0, last: due.id };
  await cancelFormer(tx, due.id, now);
  // Whoever won a lot knew it; to a runner-up it is awarded.
  const isAsked = lot.awardReview?.decision === 'awarded';
  // The schema of lots let nothing else in.
  const basis = lot.priceBasis as PriceBasis;
  const scales = scalesAt(lot.location);
  const terms: DealTerms = {
    ...NOTHING_SAID,
    ...readFacts(LOT_TERMS, lot),
    heads: quantity,
    amount: lot.currentHighestBid.toString(),
    basis,
    currency: lot.priceCurrency as Currency,
    ...scales,
    kg: lot.averageWeight && asTyped(lot.averageWeight, scaleUnit({ basis, ...scales })),
    tolerancePercent: null,
    slide: null,
    note: null,
  };
  const snapshot = await lotOfAuction(tx, due.id);
  const { number } = await openDeal(
    tx,
    { sellerId, buyerId, terms, lot: snapshot, auctionLotId: due.id, by: null, isAsked },
    now,
  );
  const deal = await readDeal(number, tx);
  if (deal) await notifyOfDeal(tx, deal, isAsked ? 'buyer' : null, 'opened');
  if (deal && isAsked) await notifyOfDeal(tx, deal, 'seller', 'asked');
  return { count: 1, last: due.id };
}

/**
 * Gives up the next lot whose deal ended without animals that its seller says left, unless at the seller's fault, or paid; null if
 * there is none left.
 */
async function giveUpNext(tx: Transaction, after: string, now: Date) {
  const [due] = await tx.$queryRaw<{ id: string; lotId: string; winner: string }[]>`
    SELECT d.id, l.id AS "lotId", d.buyer_id AS winner FROM deals d JOIN auction_lots l ON l.id = d.auction_lot_id
    WHERE (d.status = 'cancelled' AND d.cancelled_by = 'buyer' OR d.paid_at IS NULL AND (d.status = 'lapsed'
        OR d.status = 'cancelled' AND d.cancelled_by IS NULL AND NOT ${IS_UNANSWERED} AND NOT ${SAYS_LEFT('seller')}))
      AND d.closed_at > ${new Date(now.getTime() - RECENT_MS)} AND d.id > ${after}::uuid
      AND l.status = 'sold' AND l.highest_bidder = d.buyer_id
      AND EXISTS (SELECT 1 FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.user_id = d.buyer_id AND b.voided_at IS NULL)
    ORDER BY d.id LIMIT 1`;
  if (!due) return null;
  await voidWinOf(tx, due.winner, due.lotId);
  return { count: 1, last: due.id };
}

/** Puts the lots before the administrators whose deals ended without animals, for the runner-up's sake; returns how many. */
export async function giveUpLots(now = new Date()): Promise<number> {
  const count = await forEachDue((tx, after) => giveUpNext(tx, after, now));
  if (count > 0) noticeVoidBidsSoon();
  return count;
}

/** Opens a deal for each lot that was sold lately, and for the runner-up to whom one was awarded; returns how many. */
export const openDealsOfLots = (now = new Date()): Promise<number> =>
  forEachDue((tx, after) => openNext(tx, after, now));
