import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import { layoutEmail } from './layout';
import { sendEmail } from './send-email';

type Recipient = { email: string; firstName: string; language: string };

/** Tells somebody, in their language, that their account is suspended, and why. */
export async function sendSuspension({ email, firstName, language }: Recipient, reason: string): Promise<boolean> {
  const t = await translator(language, 'email');
  return sendEmail(
    layoutEmail(email, {
      subject: t('suspension.subject'),
      greeting: t('greeting', { name: firstName }),
      paragraphs: [t('suspension.body'), t('suspension.reason', { reason }), t('suspension.appeal')],
      footer: t('footer'),
    }),
  );
}

/** Tells somebody that their account is theirs again. */
export async function sendRestoration({ email, firstName, language }: Recipient): Promise<boolean> {
  const t = await translator(language, 'email');
  return sendEmail(
    layoutEmail(email, {
      subject: t('restoration.subject'),
      greeting: t('greeting', { name: firstName }),
      paragraphs: [t('restoration.body')],
      action: { label: t('restoration.action'), href: new URL(localizedPath(isLocale(language) ? language : DEFAULT_LOCALE, '/auth'), siteUrl()).href },
      footer: t('footer'),
    }),
  );
}
