import 'server-only';
import { db, type Transaction } from '@/lib/db/client';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { queueMail } from '@/lib/outbox/queue-mail';
import { lotMail } from './lot-mail';
import { lotMailFacts } from './mail-facts';

const BATCH = 50;

/** Claims a batch of watchers whose lot has at most an hour left; skips rows that other processes are claiming. */
async function claim(tx: Transaction): Promise<{ lotId: string; userId: string }[]> {
  // Users who began to watch within the last hour have just seen when it ends.
  return tx.$queryRaw`
    WITH due AS (
      SELECT w.user_id, w.auction_lot_id FROM auction_watches w JOIN auction_lots l ON l.id = w.auction_lot_id
      WHERE w.notified_at IS NULL AND l.settled_at IS NULL AND l.status = 'active' AND l.start_time <= now()
        AND l.end_time > now() AND l.end_time <= now() + interval '1 hour' AND w.created_at <= l.end_time - interval '1 hour'
      LIMIT ${BATCH} FOR UPDATE OF w SKIP LOCKED
    )
    UPDATE auction_watches w SET notified_at = now() FROM due
    WHERE w.user_id = due.user_id AND w.auction_lot_id = due.auction_lot_id
    RETURNING w.auction_lot_id AS "lotId", w.user_id AS "userId"`;
}

async function notifySome(tx: Transaction): Promise<number> {
  const due = await claim(tx);
  const lots = await lotMailFacts(
    tx,
    due.map(({ lotId }) => lotId),
  );
  for (const { lotId, userId } of due) {
    const [lot, person] = [lots.get(lotId), await tx.user.findUnique({ where: { id: userId } })];
    if (lot && person && !person.suspendedAt) await queueMail(tx, await lotMail(person, 'ending', lot));
  }
  return due.length;
}

/**
 * E-mails the watchers of each lot once, an hour before its end, and returns how many. Safe to run in several processes
 * at once.
 */
export async function notifyLotsEnding(): Promise<number> {
  let notified = 0;
  for (let some = -1; some !== 0; notified += some)
    some = await db.$transaction(notifySome, { maxWait: 10_000, timeout: 15_000 });
  if (notified > 0) deliverSoon();
  return notified;
}
