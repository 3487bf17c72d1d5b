import 'server-only';
import { layoutEmail, type Email, type EmailItem } from '@/lib/core/email/layout';
import { isLocale, DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/** Returns the e-mail with the new matches of a saved search, with an unsubscribe link and its headers (RFC 8058). */
export async function savedSearchMail(
  user: { email: string; firstName: string; language: string },
  search: { name: string; query: string; total: number; items: EmailItem[]; stopToken: string },
): Promise<Email> {
  const t = await translator(user.language, 'email');
  const locale = isLocale(user.language) ? user.language : DEFAULT_LOCALE;
  const { name, query, total, items, stopToken } = search;
  return layoutEmail(user.email, {
    subject: t('savedSearch.subject', { count: total, name }),
    greeting: t('greeting', { name: user.firstName }),
    paragraphs: [t('savedSearch.body', { count: total, name })],
    items,
    action: { label: t('savedSearch.action'), href: new URL(localizedPath(locale, `/?${query}`), siteUrl()).href },
    footer: t('footer'),
    optOut: {
      label: t('savedSearch.stop'),
      href: new URL(localizedPath(locale, `/unsubscribe/${stopToken}`), siteUrl()).href,
      oneClick: new URL(`/api/unsubscribe/${stopToken}`, siteUrl()).href,
    },
  });
}
