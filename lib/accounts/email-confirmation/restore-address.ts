import 'server-only';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { DAY_MS } from '@/lib/core/durations';
import { readLink } from '@/lib/core/email/signed-link';
import { DomainError } from '@/lib/core/errors/domain-error';
import { lockOut, unknownPassword } from '@/lib/accounts/passwords/lock-out';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { RESTORE_DAYS } from './schema';

type Restoration = { id: string; userId: string; email: string; changedAt: Date };

/**
 * Returns the address that a link in a mail to a replaced address brings back; null once that was done or seven days
 * have passed. Changes nothing, because mail scanners follow links.
 * @throws DomainError `not_found` for an invalid token.
 */
export async function readRestoration(token: string, now = new Date()): Promise<Restoration | null> {
  const id = readLink('restore-email', token);
  if (!isId(id)) throw new DomainError('not_found');
  const found = await db.emailConfirmation.findUnique({
    where: { id },
    select: { userId: true, replacedEmail: true, usedAt: true },
  });
  const since = now.getTime() - RESTORE_DAYS * DAY_MS;
  if (!found?.replacedEmail || !found.usedAt || found.usedAt.getTime() < since) return null;
  return { id, userId: found.userId, email: found.replacedEmail, changedAt: found.usedAt };
}

/**
 * Takes back a change of address that the owner of the old one didn't make. Whoever made it knew the password, so the
 * account is locked until its owner resets it, and new second factors are removed. Returns whether the link still worked.
 * @throws DomainError `not_found` for an invalid token, `rate_limited`.
 */
export async function restoreAddress(token: string, now = new Date()): Promise<boolean> {
  const found = await readRestoration(token, now);
  if (!found) return false;
  const { id, userId, email, changedAt } = found;
  await consume('linkByTopic', id);
  const password = await unknownPassword();
  return db.$transaction(async (tx) => {
    await lockAddress(tx, email);
    await lockUser(tx, userId);
    const { count } = await tx.emailConfirmation.updateMany({
      where: { id, replacedEmail: email },
      data: { replacedEmail: null },
    });
    if (count === 0 || !(await takeAddress(tx, userId, email, now))) return false;
    // Links that were mailed since to other addresses would give the account back to whoever changed it.
    await tx.emailConfirmation.updateMany({
      where: { userId, usedAt: { gte: changedAt } },
      data: { replacedEmail: null },
    });
    await tx.accountAlert.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
    await lockOut(tx, userId, password);
    // Those that whoever changed the address may have added before or since; older ones are the owner's.
    const added = { userId, createdAt: { gte: new Date(changedAt.getTime() - DAY_MS) } };
    await tx.passkey.deleteMany({ where: added });
    await tx.authenticatorApp.deleteMany({ where: added });
    return true;
  });
}
