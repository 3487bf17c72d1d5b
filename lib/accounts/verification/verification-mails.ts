import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/** Returns the e-mail that confirms a verification request, in the recipient's language. */
export async function verificationReceiptMail({ email, firstName, language }: Recipient): Promise<Email> {
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('verificationReceipt.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t('verificationReceipt.body'), t('verificationReceipt.privacy')],
    action: { label: t('verificationReceipt.action'), href: pageUrl(language, '/verification') },
    footer: t('footer'),
  });
}

/** Returns the e-mail with an administrator's decision and their notes, if there are any. */
export async function verificationDecisionMail(
  { email, firstName, language }: Recipient,
  decision: 'verified' | 'rejected',
  notes: string | null,
): Promise<Email> {
  const t = await translator(language, 'email');
  const verified = decision === 'verified';
  return layoutEmail(email, {
    subject: verified ? t('verificationApproved.subject') : t('verificationRejected.subject'),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [
      verified ? t('verificationApproved.body') : t('verificationRejected.body'),
      ...(notes ? [t('verificationNotes', { notes })] : []),
      ...(verified ? [] : [t('verificationRejected.again')]),
    ],
    action: verified
      ? { label: t('verificationApproved.action'), href: pageUrl(language, '/create-listing') }
      : { label: t('verificationRejected.action'), href: pageUrl(language, '/verification') },
    footer: t('footer'),
  });
}
