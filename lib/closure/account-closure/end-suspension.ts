import 'server-only';
import { deleteEndedBars, liftBar } from '@/lib/accounts/contacts/barred-contacts';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { showListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { restorationMail } from './suspension-mails';

/** The columns of an account that isn't suspended. */
export const NOT_SUSPENDED = { suspendedAt: null, suspendedUntil: null, suspensionReason: null };

/**
 * Ends a suspension whose time has passed, as lifting it does: its listings are back on sale, and its owner is notified.
 * Signing in begins with it, so that nobody waits for the job. Returns whether it ended one.
 */
export async function endSuspension(of: { id: string } | { email: string }, now = new Date()): Promise<boolean> {
  // Most accounts that sign in have none: read before anything is locked.
  const found = await db.user.findFirst({ where: { ...of, suspendedUntil: { lte: now } }, select: { id: true } });
  if (!found) return false;
  const userId = found.id;
  return db.$transaction(async (tx) => {
    await lockListingsOf(tx, userId);
    await lockUser(tx, userId);
    const user = await tx.user.findFirst({
      where: { id: userId, suspendedUntil: { lte: now } },
      select: { id: true, email: true, firstName: true, language: true, suspendedAt: true },
    });
    if (!user) return false;
    if (user.suspendedAt) await showListingsOf(tx, userId, user.suspendedAt);
    await liftBar(tx, userId);
    await tx.user.update({ where: { id: userId }, data: NOT_SUSPENDED });
    await pagesChanged(tx, [...badgeTags(userId), 'ads']);
    await queueAccountMail(tx, userId, await restorationMail(user));
    return true;
  });
}

/** Ends every suspension whose time has passed, also of accounts that are deleted; returns how many accounts. */
export async function endSuspensions(now = new Date()): Promise<number> {
  const due = await db.user.findMany({ where: { suspendedUntil: { lte: now } }, select: { id: true } });
  let ended = 0;
  for (const { id } of due) if (await endSuspension({ id }, now)) ended += 1;
  await deleteEndedBars(db, now);
  return ended;
}
