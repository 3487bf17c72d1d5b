import 'server-only';
import { isSuspended } from '@/lib/accounts/accounts/is-suspended';
import type { Actor } from '@/lib/core/actors/actor';
import { fullName } from '@/lib/core/validation/full-name';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import { announce, closeLot, lockLot } from '@/lib/market/auctions/lot-rows';
import { lotMailFacts } from '@/lib/market/auctions/mail-facts';
import { notifyOfLot } from '@/lib/market/auctions/notify-of-lot';
import { recordWonLot } from '@/lib/market/auctions/record-won-lot';
import { adminAct, requireAdmin } from '@/lib/records/audit/admin-act';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { recordHammerPrice, voidHammerPrice } from '@/lib/market/price-history/record-price';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import type { AwardReview, ShutOutRecord } from './dto';
import type { AwardInput } from './schema';

type ReviewRow = Omit<AwardReview, 'createdAt' | 'runnerUp' | 'terms'> &
  BidTerms & {
    createdAt: Date;
    runnerUp: string | null;
    price: string | null;
  };

const LISTED_MAX = 100;

/**
 * Lists the lots that wait for a decision, the longest first.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listAwardReviews(actor: Actor): Promise<AwardReview[]> {
  requireAdmin(actor);
  const rows = await db.$queryRaw<ReviewRow[]>`
    SELECT l.id AS "lotId", l.title, s.first_name || ' ' || s.last_name AS seller, w.first_name || ' ' || w.last_name AS "formerWinner",
      r.former_price::text AS "formerPrice", l.price_basis AS "priceBasis", l.price_currency AS "priceCurrency", l.price_units::text AS "priceUnits",
      r.reason, r.created_at AS "createdAt", u.first_name || ' ' || u.last_name AS "runnerUp", p.price::text AS price, p.price IS NOT NULL AND p.price >= coalesce(l.reserve_price, 0) AS "reachesReserve"
    FROM award_reviews r JOIN auction_lots l ON l.id = r.auction_lot_id
    LEFT JOIN users s ON s.id = l.user_id LEFT JOIN users w ON w.id = r.former_winner
    CROSS JOIN LATERAL corral_replay_bids(l.id) p LEFT JOIN users u ON u.id = p.leader
    WHERE r.decided_at IS NULL ORDER BY r.created_at, l.id LIMIT ${LISTED_MAX}`;
  return rows.map(({ createdAt, runnerUp, price, priceBasis, priceCurrency, priceUnits, ...row }) => ({
    ...row,
    terms: { priceBasis, priceCurrency, priceUnits },
    createdAt: createdAt.toISOString(),
    runnerUp: runnerUp !== null && price !== null ? { name: runnerUp, price } : null,
  }));
}

/**
 * Lists whom sellers shut out, latest first.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export async function listShutOuts(actor: Actor): Promise<ShutOutRecord[]> {
  requireAdmin(actor);
  const name = { select: { firstName: true, lastName: true } };
  const rows = await db.shutOut.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LISTED_MAX,
    include: { seller: name, user: name, lot: { select: { title: true } } },
  });
  return rows.map(({ id, seller, user, lot, reason, createdAt, liftedAt }) => ({
    id,
    seller: fullName(seller),
    person: fullName(user),
    lot: lot?.title ?? null,
    reason,
    createdAt: createdAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  }));
}

type Held = NonNullable<Awaited<ReturnType<typeof lockLot>>>;

/** Computes the lot without the void bids and settles it as decided. */
async function settleAnew(tx: Transaction, lot: Held, isAwarded: boolean): Promise<Held> {
  await tx.$executeRaw`SELECT corral_reckon_lot(${lot.id}::uuid, ${EXTENSION_MINUTES}::int)`;
  const computed = await lockLot(tx, lot.id);
  if (!computed) throw new DomainError('lot_not_found');
  const { highestBidder, currentHighestBid: price, reservePrice: reserve } = computed;
  if (isAwarded && (!highestBidder || !price || (reserve !== null && price.lt(reserve))))
    throw new DomainError('no_runner_up');
  await closeLot(tx, lot.id, isAwarded);
  // The former winner owes nothing any more. One who has paid meanwhile gets the money back first.
  const payments = { auctionLotId: lot.id, type: 'auction_bid' } as const;
  await tx.transaction.updateMany({ where: { ...payments, status: 'pending' }, data: { status: 'failed' } });
  if ((await tx.transaction.count({ where: { ...payments, status: 'completed' } })) > 0)
    throw new DomainError('lot_paid');
  await voidHammerPrice(tx, lot.id, isAwarded ? 'corrected' : 'unsold');
  if (isAwarded) {
    await recordWonLot(tx, highestBidder, computed);
    await recordHammerPrice(tx, lot.id);
  }
  return computed;
}

/** Nobody is asked to pay for a lot whose seller's account is suspended, closed or deleted. */
async function requireSeller(tx: Transaction, sellerId: string | null): Promise<void> {
  const seller = sellerId && (await tx.user.findUnique({ where: { id: sellerId } }));
  if (!seller || seller.closedAt || isSuspended(seller)) throw new DomainError('seller_gone');
}

/** Notifies the new winner and the seller. */
async function notifyOfDecision(tx: Transaction, lot: Held, isAwarded: boolean): Promise<void> {
  const facts = (await lotMailFacts(tx, [lot.id])).get(lot.id);
  const ids = [lot.userId, lot.highestBidder].filter((id) => id !== null);
  const people = await tx.user.findMany({ where: { id: { in: ids }, suspendedAt: null, closedAt: null } });
  const winner = people.find(({ id }) => id === lot.highestBidder);
  const seller = people.find(({ id }) => id === lot.userId);
  if (!facts) return;
  const { quantity } = await tx.auctionLot.findUniqueOrThrow({ where: { id: lot.id }, select: { quantity: true } });
  // The deal of a lot that says its heads asks them whether they take it.
  if (isAwarded && winner && quantity === null) await notifyOfLot(tx, winner, 'awarded', facts);
  const name = winner ? fullName(winner) : '***';
  if (seller) await notifyOfLot(tx, seller, isAwarded ? 'sold' : 'closedUnsold', { ...facts, winner: name });
}

/**
 * Decides about a lot whose winning bid became void: awards it to the runner-up at the price without the void bids, which
 * the runner-up's maximum covers, or closes it without a sale. Seller and new winner are notified.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required`, `conflict` if it is decided
 * already, `no_runner_up` if no standing bid reaches the reserve, `seller_gone` if it is awarded though the seller's account
 * is suspended or closed, `lot_paid` if the former winner has paid.
 */
export async function decideAward(actor: Actor, { lotId, decision }: AwardInput, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor, now);
    const lot = await lockLot(tx, lotId);
    const review = await tx.awardReview.findFirst({ where: { auctionLotId: lotId, decidedAt: null } });
    if (!lot || !review) throw new DomainError('conflict');
    const isAwarded = decision === 'awarded';
    if (isAwarded) await requireSeller(tx, lot.userId);
    const settled = await settleAnew(tx, lot, isAwarded);
    await tx.awardReview.update({
      where: { auctionLotId: lotId },
      data: { decision, decidedAt: now, decidedBy: actor.id },
    });
    await notifyOfDecision(tx, settled, isAwarded);
    await announce(tx, lotId);
    const before = { winner: review.formerWinner, price: review.formerPrice.toFixed(2) };
    const after = isAwarded
      ? { winner: settled.highestBidder, price: settled.currentHighestBid?.toFixed(2) ?? null }
      : { winner: null, price: null };
    const action = isAwarded ? 'auction_lot.awarded' : 'auction_lot.closed';
    return { result: undefined, entries: [{ action, target: 'auction_lot', id: lotId, before, after }] };
  });
  deliverSoon();
}
