import 'server-only';
import { emailTo, type Email, type EmailItem } from '@/lib/core/email/layout';
import { siteUrl, pageUrl } from '@/lib/core/i18n/site-url';
import { savedSearchPath } from '@/lib/core/topics/search-path';
import { translator } from '@/lib/core/i18n/translator';

/** Returns the e-mail with the new matches of a saved search, with an unsubscribe link and its headers (RFC 8058). */
export async function savedSearchMail(
  user: { email: string; firstName: string; language: string },
  search: { name: string; query: string; total: number; items: EmailItem[]; stopToken: string },
): Promise<Email> {
  const t = await translator(user.language, 'email');
  const { name, query, total, items, stopToken } = search;
  return emailTo(user, t, {
    subject: t('savedSearch.subject', { count: total, name }),
    paragraphs: [t('savedSearch.body', { count: total, name })],
    items,
    action: { label: t('savedSearch.action'), path: savedSearchPath(query) },
    optOut: {
      label: t('savedSearch.stop'),
      href: pageUrl(user.language, `/unsubscribe/${stopToken}`),
      oneClick: new URL(`/api/unsubscribe/${stopToken}`, siteUrl()).href,
    },
  });
}
