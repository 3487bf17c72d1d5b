import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** For how long a copy can be downloaded. */
export const EXPORT_DAYS = 7;

/**
 * Builds the mail that tells somebody that the copy of their data is ready. Its link leads to their account page and opens
 * nothing by itself: the file goes to who is signed in as that person only.
 */
export async function exportMail(to: Recipient, expiresAt: Date): Promise<Email> {
  const t = await translator(to.language, 'email');
  const locale = languageOf(to.language);
  return emailTo(to, t, {
    subject: t('dataExport.subject'),
    paragraphs: [t('dataExport.body', { date: formatDate(locale, expiresAt) }), t('dataExport.more')],
    action: { label: t('dataExport.action'), path: '/profile#data' },
  });
}
