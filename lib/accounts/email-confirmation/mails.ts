import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { CODE_MINUTES } from '@/lib/core/mailed-codes/schema';
import { LINK_HOURS } from './schema';

/** Builds the mail that asks for the confirmation of an address; the code is in its subject, for a phone's lock screen. */
export async function confirmationMail(
  to: Recipient,
  { code, token }: { code: string; token: string },
): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('confirmAddress.subject', { code }),
    code,
    paragraphs: [
      t('confirmAddress.body', { minutes: CODE_MINUTES }),
      t('confirmAddress.link', { hours: LINK_HOURS }),
      t('confirmAddress.notYou'),
    ],
    action: { label: t('confirmAddress.action'), path: `/confirm-email/${encodeURIComponent(token)}` },
  });
}

/** Builds the mail to the owner of an address with which somebody else, or they themselves, opened another account. */
export async function alreadyAccountMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('alreadyAccount.subject'),
    paragraphs: [
      t('alreadyAccount.body'),
      t('alreadyAccount.forgot', { url: pageUrl(to.language, '/auth?mode=forgot') }),
      t('alreadyAccount.notYou'),
    ],
    action: { label: t('alreadyAccount.action'), path: '/auth' },
  });
}
