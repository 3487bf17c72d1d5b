import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { lockName } from '@/lib/core/db/locks';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { LAST_NOTICE_MINUTES, WATCH_MAIL_MINUTES } from './auction-rules';
import { interestedIn } from './lot-rows';
import { lotMailFacts } from './mail-facts';
import { notifyOfLot } from './notify-of-lot';

const BATCH = 50;

/** Claims a batch of watchers whose lot ends within `WATCH_MAIL_MINUTES`; skips rows that other processes are claiming. */
async function claim(tx: Transaction): Promise<{ lotId: string; userId: string }[]> {
  // Users who began to watch after that have just seen when it ends.
  return tx.$queryRaw`
    WITH due AS (
      SELECT w.user_id, w.auction_lot_id FROM auction_watches w JOIN auction_lots l ON l.id = w.auction_lot_id
      WHERE w.notified_at IS NULL AND l.settled_at IS NULL AND l.status = 'active' AND l.start_time <= now()
        AND l.end_time > now() AND l.end_time <= now() + make_interval(mins => ${WATCH_MAIL_MINUTES}::int)
        AND w.created_at <= l.end_time - make_interval(mins => ${WATCH_MAIL_MINUTES}::int)
      LIMIT ${BATCH} FOR UPDATE OF w SKIP LOCKED
    )
    UPDATE auction_watches w SET notified_at = now() FROM due
    WHERE w.user_id = due.user_id AND w.auction_lot_id = due.auction_lot_id
    RETURNING w.auction_lot_id AS "lotId", w.user_id AS "userId"`;
}

async function notifySome(tx: Transaction): Promise<{ count: number } | null> {
  const due = await claim(tx);
  if (due.length === 0) return null;
  const lots = await lotMailFacts(
    tx,
    due.map(({ lotId }) => lotId),
  );
  for (const { lotId, userId } of due) {
    const [lot, person] = [lots.get(lotId), await tx.user.findUnique({ where: { id: userId } })];
    if (lot && person && !person.suspendedAt && !person.closedAt) await notifyOfLot(tx, person, 'ending', lot);
  }
  return { count: due.length };
}

/** Finds a lot that has at most ten minutes left and isn't noticed yet. */
async function nextEnding(tx: Transaction): Promise<{ id: string; leader: string | null } | undefined> {
  // Serialized across processes without locking the lot, so that nobody's bid waits for the notices.
  await lockName(tx, 'lots-ending');
  const [lot] = await tx.$queryRaw<{ id: string; leader: string | null }[]>`
    SELECT id, highest_bidder AS leader FROM auction_lots
    WHERE end_noticed_at IS NULL AND settled_at IS NULL AND status = 'active' AND start_time <= now()
      AND end_time > now() AND end_time <= now() + make_interval(mins => ${LAST_NOTICE_MINUTES}::int)
    ORDER BY end_time LIMIT 1`;
  return lot;
}

/**
 * Notifies bidders and watchers of a lot's last minutes, once, however often bids extend it. Watchers who had a mail an
 * hour before, or began to watch since, get no other one.
 */
async function notifyLastMinutes(tx: Transaction): Promise<{ count: number } | null> {
  const due = await nextEnding(tx);
  const lot = due && (await lotMailFacts(tx, [due.id])).get(due.id);
  if (!due || !lot) return null;
  const watching = new Set(
    (await tx.auctionWatch.findMany({ where: { auctionLotId: due.id }, select: { userId: true } })).map(
      ({ userId }) => userId,
    ),
  );
  for (const person of await interestedIn(tx, due.id)) {
    const isMailed = !watching.has(person.id);
    await notifyOfLot(tx, person, 'endingNow', lot, {
      isMailed,
      ...(person.bid && { leads: person.id === due.leader }),
    });
  }
  await tx.$executeRaw`UPDATE auction_lots SET end_noticed_at = now() WHERE id = ${due.id}::uuid`;
  return { count: 1 };
}

const PATIENCE = { timeout: 15_000 };

/**
 * Notifies the watchers of each lot once, an hour before its end, and its bidders and watchers once, ten minutes before.
 * Returns how many watchers and lots that were. Safe to run in several processes at once.
 */
export async function notifyLotsEnding(): Promise<number> {
  const notified = (await forEachDue(notifySome, PATIENCE)) + (await forEachDue(notifyLastMinutes, PATIENCE));
  if (notified > 0) deliverSoon();
  return notified;
}
