import 'server-only';
import { layoutEmail, type Email, type Recipient } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';

/**
 * Builds the e-mail that notifies an advertiser, in their language, of the decision on their request; `reason` is that
 * of a rejection, null for an approval.
 */
export async function bannerDecisionMail(
  { email, firstName, language }: Recipient,
  title: string,
  reason: string | null,
): Promise<Email> {
  const t = await translator(language, 'email');
  const rejected = reason !== null;
  return layoutEmail(email, {
    subject: rejected ? t('bannerRejected.subject', { title }) : t('bannerApproved.subject', { title }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: rejected
      ? [t('bannerRejected.body', { title }), t('bannerRejected.reason', { reason }), t('bannerRejected.again')]
      : [t('bannerApproved.body', { title }), t('bannerApproved.next')],
    action: {
      label: t('bannerAction'),
      href: pageUrl(language, '/banner-ads'),
    },
    footer: t('footer'),
  });
}
