import 'server-only';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { DomainError } from '@/lib/errors/domain-error';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { queueMail } from '@/lib/outbox/queue-mail';
import { consume, type LimitRule } from '@/lib/rate-limit/limit';
import { browserKey } from '@/lib/sessions/known-browser';
import { resetCodeMail } from './reset-code-mail';
import { RESET_MINUTES } from './schema';

/** Stands in for the recipient if no account has the e-mail, so that the same work is done. */
const NOBODY = { email: 'nobody@corral.test', firstName: 'Nadie', language: 'es' };

/**
 * Returns the stored form of a code: an HMAC with the application's secret, since a plain hash of six digits is
 * quickly brute-forced.
 */
export function hashResetCode(flowId: string, code: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`${flowId}:${code}`).digest('hex');
}

/**
 * Starts a password reset: e-mails a six-digit code if the account exists. Returns the flow's id after the same work
 * and the same writes for known and unknown e-mails; the browser stores it, so that the code works only there. The
 * mail isn't sent after its code has expired.
 * @param browser the token of `rememberBrowser`: what strangers request doesn't count against the account's owner
 * @throws DomainError `rate_limited` per client address.
 */
export async function requestPasswordReset(
  email: string,
  clientAddress: string,
  browser: string | null = null,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, firstName: true, language: true },
  });
  const known = browserKey(user?.id ?? '', browser);
  if (!known) await consume('resetByAddress', clientAddress);
  const withinDay = await isWithin(
    known
      ? [['resetByBrowser', known]]
      : [
          ['resetByAccountAndAddress', `${email} ${clientAddress}`],
          ['resetByAccount', email],
        ],
  );
  const id = randomUUID();
  const token = hashResetCode(id, code);
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  const mail = await resetCodeMail(user ?? NOBODY, code, RESET_MINUTES);
  const owed = user !== null && withinDay;
  await db.$transaction(async (tx) => {
    // The same statement in both cases; without an account it selects no user and inserts nothing.
    await tx.$executeRaw`
      INSERT INTO password_reset_tokens (id, user_id, token, expires_at)
      SELECT ${id}::uuid, id, ${token}, ${expiresAt} FROM users WHERE id = ${owed ? user.id : id}::uuid`;
    await queueMail(tx, owed ? mail : null, { expiresAt });
  });
  deliverSoon();
  return id;
}

/** Counts one use of each rule. Silent if one is exceeded: a refusal would reveal that others request resets. */
async function isWithin(limits: [LimitRule, string][]): Promise<boolean> {
  try {
    for (const [rule, key] of limits) await consume(rule, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error as DomainError).code === 'rate_limited') return false;
    throw error;
  }
}
