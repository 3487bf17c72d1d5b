import 'server-only';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { formatMoment } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { mailTimeZone, type Whereabouts } from '@/lib/core/i18n/time-zone';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';

/**
 * Builds the e-mail that notifies an owner, in their language and time zone, that a listing is about to expire, with the link that
 * renews it.
 */
export async function expiryNoticeMail(
  owner: { id: string; email: string; firstName: string; language: string } & Whereabouts,
  listing: { title: string; expiresAt: Date; renewalToken: string; renewalDays: number },
): Promise<Email> {
  const t = await translator(owner.language, 'email');
  const locale = languageOf(owner.language);
  const { title, expiresAt, renewalToken } = listing;
  return emailTo(owner, t, {
    subject: t('expiry.subject', { title }),
    paragraphs: [
      t('expiry.body', { title, date: formatMoment(locale, expiresAt, mailTimeZone(owner)) }),
      t('expiry.sold'),
    ],
    action: { label: t('expiry.action', { days: listing.renewalDays }), path: `/renew/${renewalToken}` },
    optOut: await optOutOf(owner, 'listingExpires'),
  });
}
