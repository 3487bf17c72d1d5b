import 'server-only';
import { claimDue } from '@/lib/core/db/claim-due';
import { Prisma, db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { deliverEmail } from '@/lib/core/email/deliver-email';
import type { Email } from '@/lib/core/email/layout';
import { logger } from '@/lib/core/log/logger';
import { metrics } from '@/lib/core/metrics/metrics';
import { deliverPhoneMessage } from '@/lib/core/phones/deliver-phone-message';
import type { PhoneMessage } from '@/lib/core/phones/phone-message';
import { DomainError } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';

const BATCH = 5;
/** A provider that takes longer than this counts as failing. */
const ANSWER_MS = 15_000;
/**
 * While it lasts, no other process claims the mail; after a crash the mail becomes due again. Longer than the send
 * timeout plus recording the result.
 */
const LEASE = Prisma.sql`interval '1 minute'`;
/** Delays after each failure. Their sum stays within the 24 hours in which Resend deduplicates by the mail's id. */
const PAUSES_S = [30, 2 * 60, 10 * 60, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600];
export const ATTEMPTS = PAUSES_S.length + 1;

/**
 * Timestamps have milliseconds and clocks differ slightly between machines: mails queued just now must count as due.
 */
const GRACE = Prisma.sql`interval '1 second'`;

type Claimed = {
  id: string;
  mail: Email | PhoneMessage;
  attempts: number;
  createdAt: Date;
  isLate: boolean;
  isAwaited: boolean;
  isUnwanted: boolean;
};

/**
 * Whether a claimed mail is about a notification that its recipient has seen since, that is gone with their account, or
 * whose mails they switched off. What has no switch is mailed in any case, but nothing to an unconfirmed address, which
 * may be somebody else's.
 */
const UNWANTED = Prisma.sql`notification_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM notifications n JOIN users u ON u.id = n.user_id
  WHERE n.id = notification_id AND u.email_confirmed_at IS NOT NULL
    AND (n.mail_switch IS NULL OR (n.seen_at IS NULL AND n.mail_switch <> ALL (u.mails_off))))`;

/** Claims due mails for this process. Mails with a deadline come first. */
const claim = () =>
  claimDue<Claimed>({
    table: Prisma.sql`outbox`,
    key: Prisma.sql`id`,
    due: Prisma.sql`sent_at IS NULL AND failed_at IS NULL AND due_at <= now() + ${GRACE}`,
    order: Prisma.sql`expires_at, due_at`,
    putOff: Prisma.sql`due_at = now() + ${LEASE}`,
    returning: Prisma.sql`${columnsOf('OutboxMail', ['id', 'mail', 'attempts', 'createdAt'])}, coalesce(expires_at <= now(), false) AS "isLate",
      expires_at IS NOT NULL AS "isAwaited", ${UNWANTED} AS "isUnwanted"`,
    most: BATCH,
  });

/** Sends a claimed mail and records the result; returns true if it was sent. */
async function deliver({ id, mail, attempts, createdAt, isLate, isAwaited, isUnwanted }: Claimed): Promise<boolean> {
  if (isUnwanted) {
    await db.$executeRaw`DELETE FROM outbox WHERE id = ${id}::uuid`;
    metrics.mails.inc({ outcome: 'unwanted' });
    return false;
  }
  if (isLate || attempts > ATTEMPTS) {
    await db.$executeRaw`
      UPDATE outbox SET failed_at = now(), last_error = coalesce(last_error, 'not sent in time'), mail = CASE WHEN ${isLate} THEN '{}' ELSE mail END
      WHERE id = ${id}::uuid`;
    logger.error({ mail: id, attempts }, 'mail abandoned after its last attempt');
    metrics.mails.inc({ outcome: 'given_up' });
    return false;
  }
  // Codes are waited for, and are limited where they are requested.
  const wait = isAwaited || attempts > 1 || 'phone' in mail ? 0 : await secondsToWait(mail.to);
  if (wait > 0) {
    await db.$executeRaw`
      UPDATE outbox SET attempts = attempts - 1, due_at = now() + make_interval(secs => ${wait})
      WHERE id = ${id}::uuid AND attempts = ${attempts} AND sent_at IS NULL`;
    return false;
  }
  try {
    const envelope = { id, createdAt, signal: AbortSignal.timeout(ANSWER_MS) };
    await ('phone' in mail ? deliverPhoneMessage(mail, envelope) : deliverEmail(mail, envelope));
  } catch (error) {
    const pause = PAUSES_S[attempts - 1];
    // If the lease expired and another process has claimed the mail, that attempt counts.
    await db.$executeRaw`
      UPDATE outbox SET last_error = ${String(error).slice(0, 300)},
        failed_at = CASE WHEN ${pause === undefined} THEN now() END, due_at = now() + make_interval(secs => ${pause ?? 0})
      WHERE id = ${id}::uuid AND attempts = ${attempts} AND sent_at IS NULL`;
    metrics.mails.inc({ outcome: pause === undefined ? 'given_up' : 'failed' });
    if (pause === undefined) logger.error({ err: error, mail: id, attempts }, 'mail abandoned after its last attempt');
    else logger.warn({ err: error, mail: id, attempts }, 'mail could not be sent; it will be retried');
    return false;
  }
  metrics.mails.inc({ outcome: 'sent' });
  // Deletes personal data (address, codes, text) once the mail is sent.
  await db.$executeRaw`
    WITH sent AS (UPDATE outbox SET sent_at = now(), failed_at = NULL, last_error = NULL, mail = '{}' WHERE id = ${id}::uuid RETURNING notification_id)
    UPDATE notifications n SET mailed_at = now() FROM sent WHERE n.id = sent.notification_id`;
  return true;
}

/**
 * Sends up to five due mails in parallel; returns how many it found and how many were sent. Safe in any number of
 * processes: each mail is leased and passed to the provider with its id, so that even a crash between sending and
 * recording causes no duplicate. Failures are retried with growing delays, eight attempts within a day.
 */
export async function deliverBatch(): Promise<{ found: number; sent: number }> {
  const mails = await claim();
  const outcome = await Promise.all(mails.map(deliver));
  return { found: mails.length, sent: outcome.filter(Boolean).length };
}

/**
 * Counts a mail to `address`. Returns the seconds that it must wait if its recipient has been sent enough, whoever
 * caused it; 0 if it may be sent.
 */
async function secondsToWait(address: string): Promise<number> {
  try {
    await consume('mailByRecipient', address.toLowerCase());
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
    return error.retryAfterSeconds ?? 60;
  }
}
