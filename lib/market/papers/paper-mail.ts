import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import type { PaperKind } from './schema';

type Facts = { paper: PaperKind; person?: string; title: string; date?: string };

/** Builds the mail about a paper that somebody asked for, that was shared with the reader, or that is about to expire. */
export async function paperMail(
  to: Recipient,
  event: 'requested' | 'granted' | 'expires',
  { paper, person = '', title, date = '' }: Facts,
  path: string,
): Promise<Email> {
  // messages: email.papers.*
  const [t, kinds] = await Promise.all([translator(to.language, 'email'), translator(to.language, 'paperKinds')]);
  const values = { paper: kinds(paper), person, title, date };
  return emailTo(to, t, {
    subject: t(`papers.${event}.subject`, values),
    paragraphs: [t(`papers.${event}.body`, values), t(`papers.${event}.next`)],
    action: { label: t(`papers.${event}.action`), path },
  });
}
