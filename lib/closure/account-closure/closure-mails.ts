import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Builds the e-mail that tells an owner, in their language, when their account is deleted and how to call it off. */
export async function closureMail(to: Recipient, deletion: Date): Promise<Email> {
  const t = await translator(to.language, 'email');
  const date = formatDate(languageOf(to.language), deletion);
  return emailTo(to, t, {
    subject: t('closure.subject', { date }),
    paragraphs: [t('closure.body', { date }), t('closure.callOff', { date }), t('closure.notMe')],
    action: { label: t('closure.action'), path: '/closed-account' },
  });
}

/** Builds the e-mail that tells an owner that the deletion of their account was called off. */
export async function reopeningMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('reopening.subject'),
    paragraphs: [t('reopening.body'), t('reopening.notMe')],
    action: { label: t('reopening.action'), path: '/profile' },
  });
}
