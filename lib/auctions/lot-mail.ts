import 'server-only';
import { layoutEmail, type Email } from '@/lib/email/layout';
import { supportContact } from '@/lib/email/support-contact';
import { formatMoment, formatPrice } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { mailTimeZone, type Whereabouts } from '@/lib/i18n/time-zone';
import { translator } from '@/lib/i18n/translator';

/**
 * The events of an auction that are e-mailed; `unsoldBidder` goes to those who bid on a lot that didn't reach its
 * reserve.
 */
export type LotNews =
  'outbid' | 'won' | 'lost' | 'unsoldBidder' | 'sold' | 'unsold' | 'noBids' | 'ending' | 'cancelled' | 'takenDown';

/** The values used in the texts of a mail; money is decimal text. */
export type MailedLot = {
  id: string;
  title: string;
  price: string | null;
  minimum: string;
  endTime: Date;
  extensionMinutes: number;
  winner?: string;
};

/** Builds the e-mail, in the recipient's language and time zone, about a lot that they sell, bid on or watch. */
export async function lotMail(
  recipient: { email: string; firstName: string; language: string } & Whereabouts,
  news: LotNews,
  lot: MailedLot,
): Promise<Email> {
  const locale = isLocale(recipient.language) ? recipient.language : DEFAULT_LOCALE;
  const t = await translator(locale, 'email');
  const values = {
    title: lot.title,
    price: lot.price === null ? '' : formatPrice(locale, lot.price),
    minimum: formatPrice(locale, lot.minimum),
    end: formatMoment(locale, lot.endTime, mailTimeZone(recipient)),
    minutes: lot.extensionMinutes,
    winner: lot.winner ?? '',
    support: supportContact(locale),
  };
  // messages: email.lot.*
  return layoutEmail(recipient.email, {
    subject: t(`lot.${news}.subject`, values),
    greeting: t('greeting', { name: recipient.firstName }),
    paragraphs: [t(`lot.${news}.body`, values), t(`lot.${news}.more`, values)],
    action: { label: t('lot.action'), href: new URL(localizedPath(locale, `/auctions/${lot.id}`), siteUrl()).href },
    footer: t('footer'),
  });
}
