import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { logger } from '@/lib/core/log/logger';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { perProcess } from '@/lib/core/per-process';
import { lotMailFacts } from './mail-facts';
import { notifyOfLot } from './notify-of-lot';

/** Bidders outbid one another within seconds: the delay spares a notification to those who lead again by then. */
const SOON_MS = 2_000;
const BATCH = 200;

const next = perProcess<{ notice: NodeJS.Timeout | null }>('outbid-notice', () => ({ notice: null }));

/** Schedules the notices to bidders who were just outbid. Call it after the bid is committed; it never throws. */
export function mailOutbidSoon(): void {
  next.notice ??= setTimeout(() => {
    next.notice = null;
    noticeOutbid().catch((error: unknown) =>
      logger.warn({ err: error }, 'outbid notices could not be queued; the next sweep retries'),
    );
  }, SOON_MS).unref();
}

/**
 * Claims the notices that are owed, except to bidders who got one for the same lot in the last ten minutes: a bidding
 * war is one mail, not fifty. Bidders who lead again, and ended lots, need none. Returns each recipient once.
 */
async function claimOwed(tx: Transaction): Promise<{ lotId: string; userId: string }[]> {
  // Serialized across processes, so that two bids of one user on one lot lead to a single notice.
  await lockName(tx, 'outbid-notices');
  const rows = await tx.$queryRaw<{ lotId: string; userId: string | null; isNotified: boolean }[]>`
    WITH due AS (
      SELECT b.id, l.status = 'active' AND l.end_time > now() AND b.user_id IS DISTINCT FROM l.highest_bidder AS is_notified
      FROM auction_bids b JOIN auction_lots l ON l.id = b.auction_lot_id
      WHERE b.notice_owed AND NOT EXISTS (
        SELECT 1 FROM auction_bids n
        WHERE n.auction_lot_id = b.auction_lot_id AND n.user_id = b.user_id AND n.noticed_at > now() - interval '10 minutes')
      LIMIT ${BATCH}
    )
    UPDATE auction_bids b SET notice_owed = false, noticed_at = CASE WHEN due.is_notified THEN now() END
    FROM due WHERE b.id = due.id
    RETURNING b.auction_lot_id AS "lotId", b.user_id AS "userId", due.is_notified AS "isNotified"`;
  const people = new Map<string, { lotId: string; userId: string }>();
  for (const { lotId, userId, isNotified } of rows)
    if (isNotified && userId) people.set(lotId + userId, { lotId, userId });
  return [...people.values()];
}

/**
 * Notifies outbid bidders and returns how many. The owed notice is recorded in the transaction of the bid,
 * so that no crash loses it; the mail is queued here, off the bidder's request.
 */
export async function noticeOutbid(): Promise<number> {
  const queued = await db.$transaction(
    async (tx) => {
      const owed = await claimOwed(tx);
      if (owed.length === 0) return 0;
      const lots = await lotMailFacts(
        tx,
        owed.map(({ lotId }) => lotId),
      );
      const people = await tx.user.findMany({
        where: { id: { in: owed.map(({ userId }) => userId) }, suspendedAt: null, closedAt: null },
        select: { id: true, email: true, firstName: true, language: true, timeZone: true, location: true },
      });
      const byId = new Map(people.map((person) => [person.id, person]));
      for (const { lotId, userId } of owed) {
        const [lot, person] = [lots.get(lotId), byId.get(userId)];
        if (lot && person) await notifyOfLot(tx, person, 'outbid', lot);
      }
      return owed.length;
    },
    { maxWait: 10_000, timeout: 15_000 },
  );
  if (queued > 0) deliverSoon();
  return queued;
}
