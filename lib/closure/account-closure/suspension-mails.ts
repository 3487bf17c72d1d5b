import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { supportContact } from '@/lib/core/email/support-contact';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/** Builds the e-mail that notifies a user, in their language, of the suspension of their account, its end and reason. */
export async function suspensionMail(
  { email, firstName, language }: Recipient,
  reason: string,
  until: Date | null,
): Promise<Email> {
  const t = await translator(language, 'email');
  const locale = languageOf(language);
  const support = supportContact(locale);
  return layoutEmail(email, {
    subject: t('suspension.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [
      t('suspension.body'),
      ...(until ? [t('suspension.until', { date: formatDate(locale, until) })] : []),
      t('suspension.reason', { reason }),
      t('suspension.appeal', { support }),
    ],
    footer: t('footer'),
  });
}

/** Builds the e-mail that notifies a user that their account is restored. */
export async function restorationMail({ email, firstName, language }: Recipient): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('restoration.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('restoration.body')],
    action: {
      label: t('restoration.action'),
      href: pageUrl(language, '/auth'),
    },
    footer: t('footer'),
  });
}
