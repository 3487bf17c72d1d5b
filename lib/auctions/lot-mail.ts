import 'server-only';
import { layoutEmail, type Email } from '@/lib/email/layout';
import { formatMoment, formatPrice } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';

/** What an auction's mail tells; `unsoldBidder` is for those who bid on a lot that stayed below its reserve. */
export type LotNews =
  'outbid' | 'won' | 'lost' | 'unsoldBidder' | 'sold' | 'unsold' | 'noBids' | 'ending' | 'cancelled' | 'takenDown';

/** What the words of a mail speak of; money is decimal text. */
export type MailedLot = {
  id: string;
  title: string;
  price: string | null;
  minimum: string;
  endTime: Date;
  extensionMinutes: number;
  winner?: string;
};

/** The mail that tells somebody, in their language, what became of a lot that is theirs, that they bid on or that they watch. */
export async function lotMail(
  recipient: { email: string; firstName: string; language: string },
  news: LotNews,
  lot: MailedLot,
): Promise<Email> {
  const locale = isLocale(recipient.language) ? recipient.language : DEFAULT_LOCALE;
  const t = await translator(locale, 'email');
  const values = {
    title: lot.title,
    price: lot.price === null ? '' : formatPrice(locale, lot.price),
    minimum: formatPrice(locale, lot.minimum),
    end: formatMoment(locale, lot.endTime, 'UTC'),
    minutes: lot.extensionMinutes,
    winner: lot.winner ?? '',
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
