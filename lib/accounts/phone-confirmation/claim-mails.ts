import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { CLAIM_DAYS } from './schema';

const PROFILE = '/profile#confirm-phone';

/** Builds the mail that asks the owner of a phone whether another account may have it. */
export async function phoneClaimedMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('phoneClaimed.subject'),
    paragraphs: [t('phoneClaimed.body'), t('phoneClaimed.choice', { days: CLAIM_DAYS })],
    action: { label: t('phoneClaimed.action'), path: PROFILE },
  });
}

/** Builds the mail with the answer of a phone's owner. */
export async function phoneAnsweredMail(to: Recipient, outcome: 'confirmed' | 'refused'): Promise<Email> {
  // messages: email.phoneAnswered.*
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t(`phoneAnswered.${outcome}.subject`),
    paragraphs: [t(`phoneAnswered.${outcome}.body`)],
    action: { label: t('phoneAnswered.action'), path: PROFILE },
  });
}
