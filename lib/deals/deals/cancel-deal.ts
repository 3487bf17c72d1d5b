import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { RESERVED_DAYS, UNPAID_DAYS } from '@/lib/deals/terms/dates/deadlines';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { DAY_MS } from '@/lib/core/durations';
import { closeDeal, usualOf } from './close-deal';
import type { UsualPrice } from '@/lib/market/animal-lots/lots/usual-price';
import { heldUntil } from './compare-sides';
import { IS_UNANSWERED, SAYS_LEFT } from './deal-figures';
import { cancelAskers, cancellingOf, isUnanswered, type Cancelling, type DealDto } from './dto';
import { closesAt, deniedSince, lapseOf, mayCancel, mayDeny, mayLapse, saysLeft } from './departure';
import { isGone, readDeal, type DealRow } from './get-deal';
import { changeDeal, lockDeal, recordEvent, requireFewer, requireNotOver, requireOpen } from './lock-deal';
import { notifyOfDeal, type DealNews } from './notify-of-deal';
import { releaseHeads } from './reserve-heads';
import { faultOf, givenUpAt, mayAskWinner } from './winner';

/** How often a side may ask to call a deal off: more would bury what else happened, and fill the other's mailbox. */
const ASKED_MAX = 10;

type Ending = {
  status: 'cancelled' | 'lapsed';
  /** Against whom it counts. */
  cancelledBy: Side | 'both' | null;
  /** Who ends it alone; null where both do, or time. */
  by: Side | null;
};

/** Ends an open deal in the caller's transaction, and gives its heads back. */
async function end(tx: Transaction, deal: DealRow, { status, cancelledBy, by }: Ending, now: Date): Promise<void> {
  await tx.deal.update({ where: { id: deal.id }, data: { status, cancelledBy, closedAt: now } });
  if (deal.sellerId && cancelledBy === 'seller') await pagesChanged(tx, [`seller:${deal.sellerId}`]);
  if (!deal.listingId) return;
  // Animals that left, as their seller says, return to the search only where the seller ends it alone, who knows where they are.
  const areGone = by !== 'seller' && saysLeft(deal, 'seller');
  await releaseHeads(tx, deal.listingId, deal.heads, now, { areGone });
}

/**
 * Cancels a deal, alone or once both sides have asked for it, as `mayCancel` says. The heads return to the listing. It is paused
 * where the seller had said that the animals left, unless the seller ends it alone.
 * @throws DomainError those of `changeDeal`, `deal_over`, `deal_unanswered` while a runner-up is asked, `deal_accepted` once the
 * buyer has accepted the animals, `deal_limit` for who asked ten times, `conflict` where it would do something else by now than what was `seen`,
 * and while the silent winner of a lot is asked, or is to be before it counts against the seller.
 */
export function cancelDeal(actor: Actor, number: number, seen: Cancelling, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    const isOtherGone = isGone(deal, otherSide(side));
    const how = mayCancel(deal, side, isOtherGone);
    if (how === null) throw new DomainError('deal_accepted');
    // Where the other side is gone it counts against nobody.
    const fault = isOtherGone ? null : faultOf(deal, side, now);
    const does = cancellingOf({ mayCancel: how, isAtFault: fault === side, side, events: deal.events });
    if (seen !== does) throw new DomainError('conflict');
    if (how === 'both') {
      if (cancelAskers(deal.events).includes(side)) return null;
      requireFewer(deal, side, ['cancelAsked'], ASKED_MAX);
      await recordEvent(tx, deal.id, 'cancelAsked', side, now);
      if (does === 'ask') return side === 'seller' && mayDeny(deal) ? 'receiptDenied' : 'cancelAsked';
      await end(tx, deal, { status: 'cancelled', cancelledBy: 'both', by: null }, now);
    } else {
      if (!isOtherGone && side === 'seller' && ((fault && mayAskWinner(deal, side, now)) || givenUpAt(deal)))
        throw new DomainError('conflict');
      await end(tx, deal, { status: 'cancelled', cancelledBy: fault, by: side }, now);
    }
    await recordEvent(tx, deal.id, 'cancelled', side, now);
    return 'cancelled';
  });
}

/**
 * Ends what a runner-up of an auction is asked, against nobody: they say that they don't take the lot, and it lapses, or the seller
 * doesn't wait for them.
 * @throws DomainError those of `changeDeal`, `deal_over`, `conflict` once they took it.
 */
export function declineLot(actor: Actor, number: number, now: Date): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireNotOver(deal);
    if (!isUnanswered(deal.events)) throw new DomainError('conflict');
    await end(tx, deal, { status: side === 'buyer' ? 'lapsed' : 'cancelled', cancelledBy: null, by: side }, now);
    await recordEvent(tx, deal.id, 'cancelled', side, now);
    return 'cancelled';
  });
}

/**
 * Takes back that the actor asked to call a deal off. Idempotent.
 * @throws DomainError those of `changeDeal`, `deal_over`.
 */
export function takeBackCancel(actor: Actor, number: number, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (!cancelAskers(deal.events).includes(side)) return null;
    await recordEvent(tx, deal.id, 'cancelTakenBack', side, now);
    return 'cancelTakenBack';
  });
}

/**
 * Whether the reservation is over, by the days of the place; disputes hold it, unless the seller denies that anything left: they go
 * on without the heads.
 */
function hasLapsed(deal: DealRow, now: Date): boolean {
  const ends = lapseOf(deal);
  return mayLapse(deal) && (deniedSince(deal) ? ends : heldUntil(ends, deal)) <= now;
}

/**
 * Ends a deal of which an account was deleted. What both say counts: animals that the buyer received of a seller who says that
 * they left, or money that came in, are a sale; otherwise it is nobody's fault that there is none. Who is gone is harmed by nothing
 * that the other one says alone.
 */
async function endLeft(tx: Transaction, deal: DealRow, now: Date): Promise<DealNews> {
  const isReceived = deal.acceptedAt !== null && (deal.sellerId === null || saysLeft(deal, 'seller'));
  if (isReceived || deal.paidAt) {
    // Of whom nobody knows no price counts.
    await closeDeal(tx, deal, null, now);
    return 'closed';
  }
  await end(tx, deal, { status: 'cancelled', cancelledBy: null, by: deal.buyerId === null ? 'buyer' : null }, now);
  await recordEvent(tx, deal.id, 'cancelled', null, now);
  return 'cancelled';
}

/** Ends the seller's open claim with a winner who is given up, which counts against them already. */
async function voidClaim(tx: Transaction, deal: DealRow, now: Date): Promise<void> {
  const { count } = await tx.dealDispute.updateMany({
    where: { dealId: deal.id, status: 'open', openedBy: 'seller' },
    data: { status: 'withdrawn', settledAt: now },
  });
  if (count > 0) await recordEvent(tx, deal.id, 'disputeVoid', null, now);
}

/**
 * Ends a deal of which nothing more is said in time: one whose animals left, as its seller says, as a sale; one whose winner
 * doesn't answer, at their fault.
 */
async function endByTime(
  tx: Transaction,
  deal: DealRow,
  usual: UsualPrice | null,
  now: Date,
): Promise<DealNews | null> {
  const closes = closesAt(deal);
  if (closes && closes <= now) {
    await closeDeal(tx, deal, usual, now);
    return 'closed';
  }
  const givenUp = givenUpAt(deal);
  if (givenUp && givenUp <= now) {
    await voidClaim(tx, deal, now);
    await end(tx, deal, { status: 'cancelled', cancelledBy: 'buyer', by: null }, now);
    await recordEvent(tx, deal.id, 'cancelled', null, now);
    return 'cancelled';
  }
  if (!hasLapsed(deal, now)) return null;
  await end(tx, deal, { status: 'lapsed', cancelledBy: null, by: null }, now);
  await recordEvent(tx, deal.id, 'lapsed', null, now);
  return 'lapsed';
}

/** Ends the next deal for which nobody did anything in time, or of which an account was deleted; null if there is none left. */
async function lapseNext(tx: Transaction, after: string, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [due] = await tx.$queryRaw<{ id: string; number: number }[]>`
    SELECT id, number FROM deals d
    WHERE status = 'open' AND id > ${after}::uuid AND (seller_id IS NULL OR buyer_id IS NULL OR ${IS_UNANSWERED}
      OR EXISTS (SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.kind = 'winnerAsked'
        AND NOT EXISTS (SELECT 1 FROM deal_events b WHERE b.deal_id = d.id AND b.side = 'buyer' AND b.nth > e.nth))
      OR agreed_at <= ${before(UNPAID_DAYS)} AND ${SAYS_LEFT('seller')}
      OR agreed_at <= ${before(RESERVED_DAYS)} AND NOT ${SAYS_LEFT('seller')} AND (accepted_at IS NULL AND (auction_lot_id IS NULL OR paid_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.kind = 'cancelAsked' AND e.side = 'seller')))
    ORDER BY id LIMIT 1`;
  if (!due) return null;
  // Under the locks in their usual order; whoever did something meanwhile was in time, and a new date gives more of it.
  const usual = await usualOf({ number: due.number, paidAt: { not: null } }, tx);
  const deal = await lockDeal(tx, due.number);
  if (deal?.status !== 'open') return { count: 0, last: due.id };
  const isLeft = deal.sellerId === null || deal.buyerId === null;
  const news = isLeft ? await endLeft(tx, deal, now) : await endByTime(tx, deal, usual, now);
  const ended = news && (await readDeal(due.number, tx));
  if (!ended) return { count: 0, last: due.id };
  await notifyOfDeal(tx, ended, null, news);
  return { count: 1, last: due.id };
}

/** Ends the deals for which nobody did anything in time, and those of deleted accounts; returns how many. */
export const lapseDeals = (now = new Date()): Promise<number> => forEachDue((tx, after) => lapseNext(tx, after, now));
