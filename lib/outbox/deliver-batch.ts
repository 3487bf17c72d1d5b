import 'server-only';
import { Prisma, db } from '@/lib/db/client';
import { deliverEmail } from '@/lib/email/deliver-email';
import type { Email } from '@/lib/email/layout';
import { logger } from '@/lib/log/logger';
import { metrics } from '@/lib/metrics/metrics';

const BATCH = 5;
/** A provider that takes ten seconds is slow; one that takes longer counts as failing. */
const ANSWER_MS = 15_000;
/** For so long nobody else takes a mail that somebody is sending; after a crash it is due again. Longer than the answer and the note of it. */
const LEASE = Prisma.sql`interval '1 minute'`;
/** The pauses after each failure. Together they stay within the 24 hours in which Resend knows a mail's id again. */
const PAUSES_S = [30, 2 * 60, 10 * 60, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600];
export const ATTEMPTS = PAUSES_S.length + 1;

/** Times are kept in milliseconds, and the clocks of two machines differ a little: what was queued just now is due. */
const GRACE = Prisma.sql`interval '1 second'`;

type Claimed = { id: string; mail: Email; attempts: number; createdAt: Date; isLate: boolean };

/** Takes what is due for this process; what others are taking is passed over. A mail that must not be late comes first. */
async function claim(): Promise<Claimed[]> {
  return db.$queryRaw<Claimed[]>`
    WITH due AS (
      SELECT id FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now() + ${GRACE}
      ORDER BY expires_at, due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    UPDATE outbox o SET attempts = attempts + 1, due_at = now() + ${LEASE} FROM due WHERE o.id = due.id
    RETURNING o.id, o.mail, o.attempts, o.created_at AS "createdAt", coalesce(o.expires_at <= now(), false) AS "isLate"`;
}

/** Sends a claimed mail and writes down what came of it; true where it went out. */
async function deliver({ id, mail, attempts, createdAt, isLate }: Claimed): Promise<boolean> {
  if (isLate || attempts > ATTEMPTS) {
    await db.$executeRaw`
      UPDATE outbox SET failed_at = now(), last_error = coalesce(last_error, 'not sent in time'), mail = CASE WHEN ${isLate} THEN '{}' ELSE mail END
      WHERE id = ${id}::uuid`;
    logger.error({ mail: id, attempts }, 'mail given up');
    metrics.mails.inc({ outcome: 'given_up' });
    return false;
  }
  try {
    await deliverEmail(mail, { id, createdAt, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    const pause = PAUSES_S[attempts - 1];
    // Where the lease ran out and somebody else is at it, their turn counts.
    await db.$executeRaw`
      UPDATE outbox SET last_error = ${String(error).slice(0, 300)},
        failed_at = CASE WHEN ${pause === undefined} THEN now() END, due_at = now() + make_interval(secs => ${pause ?? 0})
      WHERE id = ${id}::uuid AND attempts = ${attempts} AND sent_at IS NULL`;
    metrics.mails.inc({ outcome: pause === undefined ? 'given_up' : 'failed' });
    if (pause === undefined) logger.error({ err: error, mail: id, attempts }, 'mail given up');
    else logger.warn({ err: error, mail: id, attempts }, 'mail not sent yet');
    return false;
  }
  metrics.mails.inc({ outcome: 'sent' });
  // Addresses, codes and words of people have no business here once they are sent.
  await db.$executeRaw`UPDATE outbox SET sent_at = now(), failed_at = NULL, last_error = NULL, mail = '{}' WHERE id = ${id}::uuid`;
  return true;
}

/**
 * Sends up to five mails that are due, side by side; answers how many it found and how many went out. Any number of processes may do
 * so at once: each mail is held by a lease, and handed over under its id, so that also a crash between sending and noting it makes no
 * second mail. What fails is tried again after growing pauses, eight times within a day.
 */
export async function deliverBatch(): Promise<{ found: number; sent: number }> {
  const mails = await claim();
  const outcome = await Promise.all(mails.map(deliver));
  return { found: mails.length, sent: outcome.filter(Boolean).length };
}
