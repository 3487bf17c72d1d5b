import 'server-only';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';

/**
 * Builds the e-mail that notifies an advertiser, in their language, of the decision on their request; `reason` is that
 * of a rejection, null for an approval.
 */
export async function bannerDecisionMail(to: Recipient, title: string, reason: string | null): Promise<Email> {
  const t = await translator(to.language, 'email');
  const rejected = reason !== null;
  return emailTo(to, t, {
    subject: rejected ? t('bannerRejected.subject', { title }) : t('bannerApproved.subject', { title }),
    paragraphs: rejected
      ? [t('bannerRejected.body', { title }), t('bannerRejected.reason', { reason }), t('bannerRejected.again')]
      : [t('bannerApproved.body', { title }), t('bannerApproved.next')],
    action: { label: t('bannerAction'), path: '/banner-ads' },
  });
}
