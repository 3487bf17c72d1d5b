import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/durations';
import { signLink } from '@/lib/core/email/signed-link';
import { WRONG_TRIES_MAX, hashCode, newCode } from '@/lib/core/mailed-codes/mailed-code';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { LINK_HOURS, RESTORE_DAYS } from './schema';

/** Builds the mail that asks for the confirmation of an address; the code is in its subject, for a phone's lock screen. */
async function confirmationMail(to: Recipient, { code, token }: { code: string; token: string }): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('confirmAddress.subject', { code }),
    code,
    paragraphs: [
      t('confirmAddress.body', { minutes: CODE_MINUTES }),
      t('confirmAddress.link', { hours: LINK_HOURS }),
      t('confirmAddress.notYou'),
    ],
    action: { label: t('confirmAddress.action'), path: `/confirm-email/${encodeURIComponent(token)}` },
  });
}

/** Builds the mail to the owner of an address with which somebody else, or they themselves, opened another account. */
async function alreadyAccountMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('alreadyAccount.subject'),
    paragraphs: [
      t('alreadyAccount.body'),
      t('alreadyAccount.forgot', { url: pageUrl(to.language, '/auth?mode=forgot') }),
      t('alreadyAccount.notYou'),
    ],
    action: { label: t('alreadyAccount.action'), path: '/auth' },
  });
}

type Account = { id: string; firstName: string; language: string };

/**
 * Mails an account a new code and link for `email`, in the caller's transaction; after the commit the caller calls
 * `deliverSoon()`. If the address belongs to another account, that one's owner is mailed instead, after the same work:
 * nothing here tells the difference. `isOwed` is false if too many were mailed already.
 */
export async function queueConfirmation(
  tx: Transaction,
  account: Account,
  email: string,
  isOwed = true,
  now = new Date(),
): Promise<void> {
  const id = newId(now.getTime());
  const code = newCode();
  const owner = await tx.user.findFirst({
    where: { email, emailConfirmedAt: { not: null }, id: { not: account.id } },
    select: { firstName: true, language: true },
  });
  const mails = await Promise.all([
    confirmationMail({ ...account, email }, { code, token: signLink('confirm-email', id) }),
    alreadyAccountMail({ ...(owner ?? account), email }),
  ]);
  await tx.emailConfirmation.deleteMany({ where: { userId: account.id, usedAt: null, email: { not: email } } });
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  await tx.emailConfirmation.create({
    data: {
      id,
      userId: account.id,
      email,
      code: hashCode(id, code),
      // A code that isn't mailed can't be guessed either.
      attempts: isOwed ? 0 : WRONG_TRIES_MAX,
      expiresAt,
      createdAt: now,
    },
  });
  await queueMail(tx, isOwed ? mails[owner ? 1 : 0] : null, { expiresAt: linkEnd(now) });
}

/** When the link of a confirmation that was mailed at `createdAt` expires. */
export function linkEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LINK_HOURS * HOUR_MS);
}

/** Deletes confirmations of which no link works any more. Returns how many. */
export async function deleteOldConfirmations(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - (RESTORE_DAYS + 2) * DAY_MS);
  return (await db.emailConfirmation.deleteMany({ where: { createdAt: { lte: before } } })).count;
}
