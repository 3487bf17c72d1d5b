import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { signLink } from '@/lib/core/email/signed-link';
import { translator } from '@/lib/core/i18n/translator';
import { ALERT_DAYS, type AlertKind } from './schema';

// messages: email.accountAlert.*

/** Builds the mail that tells the owner of an account what happened to it, with a link for the case that it wasn't them. */
export async function alertMail(
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
