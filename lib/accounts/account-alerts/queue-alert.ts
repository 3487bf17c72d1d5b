import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/core/db/client';
import { queueMail } from '@/lib/core/outbox/queue-mail';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { signLink } from '@/lib/core/email/signed-link';
import { translator } from '@/lib/core/i18n/translator';
import { type AlertKind, ALERT_DAYS } from './schema';

// messages: email.accountAlert.*

/** Builds the mail that tells the owner of an account what happened to it, with a link for the case that it wasn't them. */
async function alertMail(
  to: Recipient,
  { id, kind, device }: { id: string; kind: AlertKind; device: string | null },
): Promise<Email> {
  const t = await translator(to.language, 'email');
  const path = `/not-me/${encodeURIComponent(signLink('not-me', id))}`;
  const where = device ?? t('accountAlert.unknownDevice');
  return emailTo(to, t, {
    subject: t(`accountAlert.${kind}.subject`),
    paragraphs: [
      kind === 'newDevice' ? t('accountAlert.newDevice.body', { device: where }) : t(`accountAlert.${kind}.body`),
      t('accountAlert.wasMe'),
      t('accountAlert.notMe', { days: ALERT_DAYS }),
    ],
    action: { label: t('accountAlert.action'), path },
  });
}

/**
 * Queues the mail that tells the owner of an account what happened to it, in the caller's transaction, which calls
 * `deliverSoon` after its commit. Called before a second factor is added, so that it knows whether there was one. An
 * address that nobody has confirmed gets none: it may be somebody else's.
 */
export async function queueAlert(
  tx: Transaction,
  userId: string,
  kind: AlertKind,
  device: string | null = null,
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailConfirmedAt: true,
      firstName: true,
      language: true,
      authenticatorApp: { select: { confirmedAt: true } },
      _count: { select: { passkeys: true } },
    },
  });
  if (!user?.emailConfirmedAt) return;
  const id = randomUUID();
  const hadFactor = user._count.passkeys > 0 || Boolean(user.authenticatorApp?.confirmedAt);
  await tx.accountAlert.create({ data: { id, userId, kind, hadFactor } });
  await queueMail(tx, await alertMail(user, { id, kind, device }));
}
