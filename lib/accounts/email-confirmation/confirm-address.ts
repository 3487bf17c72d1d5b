import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { readLink, signLink } from '@/lib/core/email/signed-link';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { WRONG_TRIES_MAX, isRightCode } from '@/lib/core/mailed-codes/mailed-code';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { lockOut, unknownPassword } from '@/lib/accounts/passwords/lock-out';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { getConfirmation } from './get-confirmation';
import { linkEnd } from './queue-confirmation';
import { RESTORE_DAYS } from './schema';

/** Shows enough of an address for its owner to recognise it: `ro…@campo.test`. */
const masked = (email: string) => email.replace(/^(.{1,2})[^@]*/, '$1…');

/** Builds the mail to the old address of an account, with a link to take the change back. */
async function addressChangedMail(old: Recipient, email: string, confirmationId: string): Promise<Email> {
  const t = await translator(old.language, 'email');
  const path = `/restore-email/${encodeURIComponent(signLink('restore-email', confirmationId))}`;
  return emailTo(old, t, {
    subject: t('addressChanged.subject'),
    paragraphs: [
      t('addressChanged.body', { email: masked(email) }),
      t('addressChanged.notYou', { days: RESTORE_DAYS }),
    ],
    action: { label: t('addressChanged.action'), path },
  });
}

/**
 * Confirms the address to which the actor's newest code was mailed. A code allows five wrong tries and 15 minutes.
 * Nothing happens if there is nothing to confirm any more, such as in a second tab. Returns the confirmed address.
 * @throws DomainError `invalid_input` at `code`: wrong, or of no use because it expired or was tried too often;
 * `account_suspended` if the actor's contacts are those of a suspended account.
 */
export async function confirmByCode(actor: Actor, code: string, now = new Date()): Promise<string> {
  // Counts the try before the code is compared, in one statement, so that parallel guesses can't exceed the limit.
  const [open] = await db.$queryRaw<{ id: string; email: string; code: string }[]>`
    UPDATE email_confirmations SET attempts = attempts + 1
    WHERE id = (SELECT id FROM email_confirmations WHERE user_id = ${actor.id}::uuid ORDER BY created_at DESC, id DESC LIMIT 1)
      AND used_at IS NULL AND expires_at > ${now} AND attempts < ${WRONG_TRIES_MAX}
    RETURNING id, email, code`;
  const isRight = open !== undefined && isRightCode(open.code, open.id, code);
  if (isRight && (await complete(open.id, now))) {
    if ((await db.user.count({ where: { id: actor.id, suspendedAt: { not: null } } })) > 0)
      throw new DomainError('account_suspended');
    return open.email;
  }
  const { email, isConfirmed, pendingEmail } = await getConfirmation(actor, now);
  if (isConfirmed && !pendingEmail && (!open || open.email === email)) return email;
  throw invalidField('code', open && !isRight ? 'codeInvalid' : 'codeSpent');
}

/** Whether the link in a mail can still confirm its address, or has done so. */
export type LinkState = 'open' | 'confirmed' | 'expired';

/** `locked`: confirmed, but its owner has to reset the password, because others had opened accounts with the address. */
export type LinkOutcome = LinkState | 'locked';

/**
 * Returns the address that a link in a mail confirms, empty if it is unknown. Changes nothing, because mail scanners
 * follow links.
 * @throws DomainError `not_found` for an invalid token.
 */
export async function readConfirmationLink(
  token: string,
  now = new Date(),
): Promise<{ email: string; state: LinkState }> {
  const found = await db.emailConfirmation.findUnique({
    where: { id: idOf(token) },
    select: { email: true, usedAt: true, createdAt: true },
  });
  if (!found) return { email: '', state: 'expired' };
  const state = found.usedAt ? 'confirmed' : linkEnd(found.createdAt) > now ? 'open' : 'expired';
  return { email: found.email, state };
}

/**
 * Confirms the address of a link in a mail, also without a session. Idempotent: followed again, the link changes nothing.
 * Somebody else may have opened an account with the reader's address, and had this link mailed: the address goes to the
 * account that the reader is signed in to if that claims it too. Otherwise, if several accounts claim it, the confirmed one
 * is closed to whoever opened it until its owner resets the password by mail.
 * @throws DomainError `not_found` for an invalid token, `rate_limited`.
 */
export async function confirmByLink(token: string, viewer: Actor | null, now = new Date()): Promise<LinkOutcome> {
  const id = idOf(token);
  await consume('linkByTopic', id);
  const { email, state } = await readConfirmationLink(token, now);
  if (state !== 'open') return state;
  const claims = await db.user.findMany({
    where: { email, emailConfirmedAt: null },
    select: { id: true, emailConfirmations: { where: { id }, select: { id: true } } },
  });
  const own = claims.find((claim) => claim.id === viewer?.id);
  const isContested = claims.length > 1 && claims.some(({ emailConfirmations }) => emailConfirmations.length > 0);
  const isLocked = isContested && !own;
  const isDone = await complete(id, now, {
    ...(own ? { userId: own.id } : {}),
    ...(isLocked ? { password: await unknownPassword() } : {}),
  });
  if (!isDone) return (await readConfirmationLink(token, now)).state;
  return isLocked ? 'locked' : 'confirmed';
}

function idOf(token: string): string {
  const id = readLink('confirm-email', token);
  if (!isId(id)) throw new DomainError('not_found');
  return id;
}

/**
 * Gives the account, or `by.userId` in its place, the address of a confirmation; returns false if that is void or was
 * used. With `by.password`, an unknown one, the account is locked until its owner resets it.
 */
async function complete(id: string, now: Date, by: { userId?: string; password?: string } = {}): Promise<boolean> {
  const found = await db.emailConfirmation.findUnique({ where: { id }, select: { email: true, userId: true } });
  if (!found) return false;
  const { email } = found;
  const userId = by.userId ?? found.userId;
  const isDone = await db.$transaction(async (tx) => {
    await lockAddress(tx, email);
    await lockUser(tx, userId);
    const { count } = await tx.emailConfirmation.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) return false;
    const before = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { id: true, email: true, emailConfirmedAt: true, firstName: true, language: true },
    });
    if (!(await takeAddress(tx, userId, email, now))) {
      await tx.emailConfirmation.delete({ where: { id } });
      return false;
    }
    if (by.password) await lockOut(tx, userId, by.password);
    if (before.email !== email) {
      // Codes that were mailed to the old address open the account no more.
      await tx.passwordResetToken.deleteMany({ where: { userId } });
      if (before.emailConfirmedAt) {
        await tx.emailConfirmation.update({ where: { id }, data: { replacedEmail: before.email } });
        await queueMail(tx, await addressChangedMail(before, email, id));
      }
    }
    return true;
  });
  if (isDone) deliverSoon();
  return isDone;
}
