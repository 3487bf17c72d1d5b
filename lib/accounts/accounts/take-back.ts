import 'server-only';
import { ALERT_DAYS } from '@/lib/accounts/account-alerts/schema';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DAY_MS } from '@/lib/core/durations';
import { readLink } from '@/lib/core/email/signed-link';
import { DomainError } from '@/lib/core/errors/domain-error';
import { lockOut, unknownPassword } from '@/lib/accounts/passwords/lock-out';
import { consume } from '@/lib/core/rate-limit/limit';
import { clearFactors } from '@/lib/accounts/second-factor/clear-factors';
import { isId } from '@/lib/core/validation/fields';

const earliest = (now: Date): Date => new Date(now.getTime() - ALERT_DAYS * DAY_MS);

function alertOf(token: string): string {
  const id = readLink('not-me', token);
  if (!isId(id)) throw new DomainError('not_found');
  return id;
}

/**
 * Returns whether the link "this wasn't me" of a mail still works: once, within seven days. Changes nothing, because mail
 * scanners follow links.
 * @throws DomainError `not_found` for an invalid token.
 */
export async function mayTakeBack(token: string, now = new Date()): Promise<boolean> {
  const where = { id: alertOf(token), usedAt: null, createdAt: { gt: earliest(now) } };
  return (await db.accountAlert.count({ where })) > 0;
}

/**
 * Secures an account for its owner, who says by a mail's link that it wasn't them: ends all sessions, replaces the password
 * by one that nobody knows until the owner resets it by mail, and calls off changes of the address that wait and copies of
 * the account's data. Second
 * factors go if there was none when it happened: whoever got in may have added them. One from before stays, or the mailbox
 * alone would open the account. Returns whether the link still worked.
 * @throws DomainError `not_found` for an invalid token, `rate_limited`.
 */
export async function takeBackAccount(token: string, now = new Date()): Promise<boolean> {
  const id = alertOf(token);
  await consume('linkByTopic', id);
  const password = await unknownPassword();
  return db.$transaction(async (tx) => {
    const alert = await tx.accountAlert.findFirst({ where: { id, createdAt: { gt: earliest(now) } } });
    if (!alert) return false;
    const { userId, hadFactor } = alert;
    await lockUser(tx, userId);
    const { count } = await tx.accountAlert.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) return false;
    // The account's other mails say nothing new now, and their links would lock its owner out once more.
    await tx.accountAlert.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
    await lockOut(tx, userId, password);
    await tx.dataExport.updateMany({ where: { userId }, data: { expiresAt: now } });
    await tx.emailConfirmation.deleteMany({ where: { userId, usedAt: null } });
    if (!hadFactor) await clearFactors(tx, userId);
    return true;
  });
}
