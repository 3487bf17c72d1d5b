import 'server-only';
import { lockName } from '@/lib/core/db/locks';
import { interestedIn } from '@/lib/market/auctions/lot-rows';
import { lotMailFacts } from '@/lib/market/auctions/mail-facts';
import { notifyOfLot, type MailedLot } from '@/lib/market/auctions/notify-of-lot';
import { db, type Transaction } from '@/lib/core/db/client';
import { logger } from '@/lib/core/log/logger';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';

/** What became void on one lot, together since the last notice: who led at which price before the first of it. */
type Owed = {
  lotId: string;
  status: 'active' | 'ended' | 'cancelled' | 'sold';
  sellerId: string | null;
  leader: string | null;
  price: string | null;
  leaderBefore: string | null;
  priceBefore: string | null;
  /** The leader's maximum before a void bid had shown it; null unless it was lowered. */
  loweredFrom: string | null;
  /** Whose bids the seller itself made void. */
  shutOut: string[];
  isShutOutOnly: boolean;
  isWithdrawn: boolean;
};

/** Takes the notices that are owed on one lot. */
async function claimLot(tx: Transaction): Promise<Owed | undefined> {
  // Serialized across processes, so that what became void on one lot together is one notice.
  await lockName(tx, 'void-notices');
  const [owed] = await tx.$queryRaw<Owed[]>`
    WITH one AS (SELECT auction_lot_id AS id FROM auction_void_notices ORDER BY created_at LIMIT 1),
    taken AS (DELETE FROM auction_void_notices n USING one WHERE n.auction_lot_id = one.id RETURNING n.*)
    SELECT l.id AS "lotId", l.status::text, l.user_id AS "sellerId", l.highest_bidder AS leader, l.current_highest_bid::text AS price,
      (array_agg(t.leader_before ORDER BY t.created_at, t.id))[1] AS "leaderBefore",
      (array_agg(t.price_before ORDER BY t.created_at, t.id))[1]::text AS "priceBefore",
      (SELECT b.lowered_from::text FROM auction_bids b WHERE b.auction_lot_id = l.id AND b.is_winning) AS "loweredFrom",
      coalesce(array_agg(t.user_id) FILTER (WHERE t.reason = 'shut_out' AND t.user_id IS NOT NULL), '{}') AS "shutOut",
      bool_and(t.reason = 'shut_out') AS "isShutOutOnly", bool_and(t.reason = 'withdrawn') AS "isWithdrawn"
    FROM taken t JOIN auction_lots l ON l.id = t.auction_lot_id GROUP BY l.id`;
  return owed;
}

/** Notifies the other bidders of a lot under way whose leader or price changed. */
async function notifyBidders(tx: Transaction, owed: Owed, facts: MailedLot): Promise<void> {
  for (const person of await interestedIn(tx, owed.lotId)) {
    if (!person.bid) continue;
    const leads = person.id === owed.leader;
    if (leads && owed.loweredFrom !== null)
      await notifyOfLot(tx, person, 'maximumSeen', { ...facts, maximum: owed.loweredFrom }, { leads });
    else await notifyOfLot(tx, person, leads ? 'leadsAgain' : 'priceFell', facts, { leads });
  }
}

async function notifyLot(tx: Transaction): Promise<number> {
  const owed = await claimLot(tx);
  if (!owed) return 0;
  const facts = (await lotMailFacts(tx, [owed.lotId])).get(owed.lotId);
  if (!facts) return 1;
  const people = await tx.user.findMany({
    where: {
      id: { in: [...owed.shutOut, ...(owed.sellerId ? [owed.sellerId] : [])] },
      suspendedAt: null,
      closedAt: null,
    },
  });
  for (const person of people) if (owed.shutOut.includes(person.id)) await notifyOfLot(tx, person, 'bidsVoid', facts);
  const seller = people.find(({ id }) => id === owed.sellerId);
  if (owed.status === 'sold') {
    const why = owed.isWithdrawn && { why: 'withdrawn' as const };
    if (seller) await notifyOfLot(tx, seller, 'winVoid', { ...facts, ...why });
  } else if (owed.status === 'active' && (owed.leader !== owed.leaderBefore || owed.price !== owed.priceBefore)) {
    await notifyBidders(tx, owed, facts);
    // Who shuts somebody out knows it.
    if (seller && !owed.isShutOutOnly) await notifyOfLot(tx, seller, 'recomputed', facts);
  }
  return 1;
}

/**
 * Notifies those concerned of bids that became void and returns of how many lots. The owed notices are recorded in the
 * transaction that makes the bids void, so that suspending a person with bids on a thousand lots takes no longer.
 */
export async function noticeVoidBids(): Promise<number> {
  let lots = 0;
  while ((await db.$transaction(notifyLot, { maxWait: 10_000, timeout: 15_000 })) > 0) lots += 1;
  if (lots > 0) deliverSoon();
  return lots;
}

/** Notifies of void bids at once. Call it after the commit; it never throws. */
export function noticeVoidBidsSoon(): void {
  noticeVoidBids().catch((error: unknown) =>
    logger.warn({ err: error }, 'notices of void bids could not be queued; the next sweep retries'),
  );
}
