import 'server-only';
import { randomUUID } from 'node:crypto';
import { byAddress } from '@/lib/accounts/contacts/by-address';
import { db } from '@/lib/core/db/client';
import { MINUTE_MS } from '@/lib/core/durations';
import { hashCode, newCode } from '@/lib/core/mailed-codes/mailed-code';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';
import { isWithinMailbox } from '@/lib/core/outbox/mailbox-budget';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { consume, isWithin } from '@/lib/core/rate-limit/limit';
import { browserKey } from '@/lib/accounts/sessions/known-browser';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';

/** Returns the e-mail with the six-digit code of a password reset, in the recipient's language. */
async function resetCodeMail(user: Recipient, code: string, minutes: number): Promise<Email> {
  const t = await translator(user.language, 'email');
  return emailTo(user, t, {
    subject: t('resetCode.subject'),
    code,
    paragraphs: [t('resetCode.body', { minutes }), t('resetCode.notYou')],
  });
}

/** Stands in for the recipient if no account has the e-mail, so that the same work is done. */
const NOBODY = { email: 'nobody@corral.test', firstName: 'Nadie', language: 'es' };

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
  const code = newCode();
  const [user = null] = await db.user.findMany({
    ...byAddress(email),
    select: { id: true, email: true, emailConfirmedAt: true, firstName: true, language: true },
  });
  // Anybody can open an account that claims the address; its browser gains nothing.
  const known = browserKey(user?.emailConfirmedAt ? user.id : '', browser);
  if (!known) await consume('resetByAddress', clientAddress);
  const withinDay = await (known ? isWithin([['resetByBrowser', known]]) : isWithinMailbox(email, clientAddress));
  const id = randomUUID();
  const token = hashCode(id, code);
  const expiresAt = new Date(Date.now() + CODE_MINUTES * MINUTE_MS);
  const mail = await resetCodeMail(user ?? NOBODY, code, CODE_MINUTES);
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
