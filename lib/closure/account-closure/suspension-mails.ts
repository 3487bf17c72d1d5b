import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { supportContact } from '@/lib/core/email/support-contact';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Builds the e-mail that notifies a user, in their language, of the suspension of their account, its end and reason. */
export async function suspensionMail(to: Recipient, reason: string, until: Date | null): Promise<Email> {
  const t = await translator(to.language, 'email');
  const locale = languageOf(to.language);
  const support = supportContact(locale);
  return emailTo(to, t, {
    subject: t('suspension.subject'),
    paragraphs: [
      t('suspension.body'),
      ...(until ? [t('suspension.until', { date: formatDate(locale, until) })] : []),
      t('suspension.reason', { reason }),
      t('suspension.appeal', { support }),
    ],
  });
}

/** Builds the e-mail that notifies a user that their account is restored. */
export async function restorationMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('restoration.subject'),
    paragraphs: [t('restoration.body')],
    action: { label: t('restoration.action'), path: '/auth' },
  });
}
