import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { formatDate } from '@/lib/core/i18n/format';
import { languageOf } from '@/lib/core/i18n/locales';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/** Builds the e-mail that tells an owner, in their language, when their account is deleted and how to call it off. */
export async function closureMail({ email, firstName, language }: Recipient, deletion: Date): Promise<Email> {
  const t = await translator(language, 'email');
  const date = formatDate(languageOf(language), deletion);
  return layoutEmail(email, {
    subject: t('closure.subject', { date }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('closure.body', { date }), t('closure.callOff', { date }), t('closure.notMe')],
    action: { label: t('closure.action'), href: pageUrl(language, '/closed-account') },
    footer: t('footer'),
  });
}

/** Builds the e-mail that tells an owner that the deletion of their account was called off. */
export async function reopeningMail({ email, firstName, language }: Recipient): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('reopening.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('reopening.body'), t('reopening.notMe')],
    action: { label: t('reopening.action'), href: pageUrl(language, '/profile') },
    footer: t('footer'),
  });
}
