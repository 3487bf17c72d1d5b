import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import type { Decision } from './schema';

const TEXTS = {
  verified: 'verificationApproved',
  rejected: 'verificationRejected',
  withdrawn: 'verificationWithdrawn',
} as const;

/** Returns the e-mail that confirms a verification request, in the recipient's language. */
export async function verificationReceiptMail(to: Recipient): Promise<Email> {
  const t = await translator(to.language, 'email');
  return emailTo(to, t, {
    subject: t('verificationReceipt.subject'),
    paragraphs: [t('verificationReceipt.body'), t('verificationReceipt.privacy')],
    action: { label: t('verificationReceipt.action'), path: '/verification' },
  });
}

/** Returns the e-mail with an administrator's decision and their notes, if there are any. */
export async function verificationDecisionMail(
  to: Recipient,
  decision: Decision,
  notes: string | null,
): Promise<Email> {
  // messages: email.verificationApproved.*, email.verificationRejected.*, email.verificationWithdrawn.*
  const t = await translator(to.language, 'email');
  const verified = decision === 'verified';
  return emailTo(to, t, {
    subject: t(`${TEXTS[decision]}.subject`),
    paragraphs: [
      t(`${TEXTS[decision]}.body`),
      ...(notes ? [t('verificationNotes', { notes })] : []),
      ...(verified ? [] : [t('verificationRejected.again')]),
    ],
    action: verified
      ? { label: t('verificationApproved.action'), path: '/create-listing' }
      : { label: t('verificationRejected.action'), path: '/verification' },
  });
}
