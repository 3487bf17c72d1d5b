import 'server-only';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { DomainError } from '@/lib/errors/domain-error';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { queueMail } from '@/lib/outbox/queue-mail';
import { consume } from '@/lib/rate-limit/limit';
import { resetCodeMail } from './reset-code-mail';
import { RESET_MINUTES } from './schema';

/** Stands in for the person where an e-mail has no account, so that the same is done for both. */
const NOBODY = { email: 'nobody@corral.test', firstName: 'Nadie', language: 'es' };

/** What is stored of a code: keyed with the application's secret, because a million codes are soon tried. */
export function hashResetCode(flowId: string, code: string): string {
  return createHmac('sha256', env.AUTH_SECRET).update(`${flowId}:${code}`).digest('hex');
}

/**
 * Starts a password reset: mails a six-digit code where the e-mail has an account. Answers the flow's id, after the same work and the
 * same writes for known and unknown e-mails; the browser keeps it, so that a code is good only where it was asked for. The mail is not
 * sent once its code has ended.
 * @throws DomainError `rate_limited` per client address.
 */
export async function requestPasswordReset(email: string, clientAddress: string): Promise<string> {
  await consume('resetByAddress', clientAddress);
  const withinDay = await consume('resetByAccount', email).then(
    () => true,
    (error: unknown) => {
      // Said to nobody: a refusal would tell that the account is being asked for.
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    },
  );
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, firstName: true, language: true },
  });
  const id = randomUUID();
  const token = hashResetCode(id, code);
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
  const mail = await resetCodeMail(user ?? NOBODY, code, RESET_MINUTES);
  const owed = user !== null && withinDay;
  await db.$transaction(async (tx) => {
    // One statement either way; without an account it finds no user to insert for.
    await tx.$executeRaw`
      INSERT INTO password_reset_tokens (id, user_id, token, expires_at)
      SELECT ${id}::uuid, id, ${token}, ${expiresAt} FROM users WHERE id = ${owed ? user.id : id}::uuid`;
    await queueMail(tx, owed ? mail : null, { expiresAt });
  });
  deliverSoon();
  return id;
}
