import 'server-only';
import { emailTo, layoutEmail, type Email } from '@/lib/core/email/layout';
import { env } from '@/lib/core/env';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { caseNumber, type ContactInput } from './schema';

type Sender = { name: string; email: string; language: string };

/**
 * Returns the receipt for the sender. It doesn't repeat what they wrote: anybody can enter another's address, and must
 * not be able to send them text through us.
 */
export async function caseReceiptMail({ email, language }: Sender, number: number): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('supportReceipt.subject', { number: caseNumber(number) }),
    greeting: t('supportReceipt.greeting'),
    paragraphs: [t('supportReceipt.body', { number: caseNumber(number) }), t('supportReceipt.safety')],
    action: { label: t('supportReceipt.action'), href: pageUrl(language, '/help') },
    footer: t('footer'),
  });
}

/** Returns the notice for the operator, or null if no support address is configured. */
export async function caseNoticeMail(
  { name, email, message }: ContactInput,
  { id, number }: { id: string; number: number },
): Promise<Email | null> {
  if (!env.SUPPORT_EMAIL) return null;
  const t = await translator(DEFAULT_LOCALE, 'email');
  return layoutEmail(env.SUPPORT_EMAIL, {
    subject: t('supportNotice.subject', { number: caseNumber(number), name }),
    greeting: t('supportNotice.greeting', { name, email }),
    paragraphs: [message],
    action: { label: t('supportNotice.action'), href: pageUrl(DEFAULT_LOCALE, `/admin/support/${id}`) },
    footer: t('footer'),
  });
}

/** Returns the mail with an administrator's answer. */
export async function caseAnswerMail(
  { name, email, language }: Sender,
  { number, text }: { number: number; text: string },
): Promise<Email> {
  const t = await translator(language, 'email');
  return emailTo({ email, firstName: name, language }, t, {
    subject: t('supportAnswer.subject', { number: caseNumber(number) }),
    paragraphs: [...text.split(/\n{2,}/), t('supportAnswer.more', { number: caseNumber(number) })],
    action: { label: t('supportAnswer.action'), path: '/contact' },
  });
}
