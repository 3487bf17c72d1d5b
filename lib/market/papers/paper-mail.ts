import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import type { PaperKind } from './schema';

type Facts = { paper: PaperKind; person?: string; title: string; date?: string };

/** Builds the mail about a paper that somebody asked for, that was shared with the reader, or that is about to expire. */
export async function paperMail(
  { email, firstName, language }: Recipient,
  event: 'requested' | 'granted' | 'expires',
  { paper, person = '', title, date = '' }: Facts,
  path: string,
): Promise<Email> {
  // messages: email.papers.*
  const [t, kinds] = await Promise.all([translator(language, 'email'), translator(language, 'paperKinds')]);
  const values = { paper: kinds(paper), person, title, date };
  return layoutEmail(email, {
    subject: t(`papers.${event}.subject`, values),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t(`papers.${event}.body`, values), t(`papers.${event}.next`)],
    action: {
      label: t(`papers.${event}.action`),
      href: pageUrl(language, path),
    },
    footer: t('footer'),
  });
}
