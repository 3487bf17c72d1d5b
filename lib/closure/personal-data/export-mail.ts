import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/** For how long a copy can be downloaded. */
export const EXPORT_DAYS = 7;

/**
 * Builds the mail that tells somebody that the copy of their data is ready. Its link leads to their account page and opens
 * nothing by itself: the file goes to who is signed in as that person only.
 */
export async function exportMail({ email, firstName, language }: Recipient, expiresAt: Date): Promise<Email> {
  const t = await translator(language, 'email');
  const locale = languageOf(language);
  return layoutEmail(email, {
    subject: t('dataExport.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('dataExport.body', { date: formatDate(locale, expiresAt) }), t('dataExport.more')],
    action: {
      label: t('dataExport.action'),
      href: pageUrl(language, '/profile#data'),
    },
    footer: t('footer'),
  });
}
