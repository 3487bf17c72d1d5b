import 'server-only';
import { layoutEmail, type Email } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';
import { LINK_HOURS } from './schema';

type Person = { firstName: string; language: string };

/** Builds the mail that asks for the confirmation of an address; the code is in its subject, for a phone's lock screen. */
export async function confirmationMail(
  to: string,
  { firstName, language }: Person,
  { code, token }: { code: string; token: string },
): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(to, {
    subject: t('confirmAddress.subject', { code }),
    greeting: t('greeting', { name: firstName }),
    code,
    paragraphs: [
      t('confirmAddress.body', { minutes: CODE_MINUTES }),
      t('confirmAddress.link', { hours: LINK_HOURS }),
      t('confirmAddress.notYou'),
    ],
    action: {
      label: t('confirmAddress.action'),
      href: pageUrl(language, `/confirm-email/${encodeURIComponent(token)}`),
    },
    footer: t('footer'),
  });
}

/** Builds the mail to the owner of an address with which somebody else, or they themselves, opened another account. */
export async function alreadyAccountMail(to: string, { firstName, language }: Person): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(to, {
    subject: t('alreadyAccount.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [
      t('alreadyAccount.body'),
      t('alreadyAccount.forgot', { url: pageUrl(language, '/auth?mode=forgot') }),
      t('alreadyAccount.notYou'),
    ],
    action: { label: t('alreadyAccount.action'), href: pageUrl(language, '/auth') },
    footer: t('footer'),
  });
}
