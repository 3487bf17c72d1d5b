import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { CLAIM_DAYS } from './schema';

const profileUrl = (language: string): string => pageUrl(language, '/profile#confirm-phone');

/** Builds the mail that asks the owner of a phone whether another account may have it. */
export async function phoneClaimedMail({ email, firstName, language }: Recipient): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('phoneClaimed.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('phoneClaimed.body'), t('phoneClaimed.choice', { days: CLAIM_DAYS })],
    action: { label: t('phoneClaimed.action'), href: profileUrl(language) },
    footer: t('footer'),
  });
}

/** Builds the mail with the answer of a phone's owner. */
export async function phoneAnsweredMail(
  { email, firstName, language }: Recipient,
  outcome: 'confirmed' | 'refused',
): Promise<Email> {
  // messages: email.phoneAnswered.*
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t(`phoneAnswered.${outcome}.subject`),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t(`phoneAnswered.${outcome}.body`)],
    action: { label: t('phoneAnswered.action'), href: profileUrl(language) },
    footer: t('footer'),
  });
}
