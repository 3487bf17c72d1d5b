import 'server-only';
import { layoutEmail, type Email } from '@/lib/email/layout';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import type { ReportDecision, ReportReason } from './schema';

type Recipient = { email: string; firstName: string; language: string };

function pageUrl(language: string, path: string): string {
  return new URL(localizedPath(isLocale(language) ? language : DEFAULT_LOCALE, path), siteUrl()).href;
}

/** Returns the e-mail that informs a reporter of the decision, in their language. */
export async function reportOutcomeMail(
  { email, firstName, language }: Recipient,
  { title, status, takenDown }: { title: string; status: ReportDecision; takenDown: boolean },
): Promise<Email> {
  // messages: email.reportOutcome.*
  const t = await translator(language, 'email');
  return layoutEmail(email, {
    subject: t('reportOutcome.subject', { title }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [
      t('reportOutcome.body', { title }),
      t(`reportOutcome.${takenDown ? 'takenDown' : status}`),
      t('reportOutcome.thanks'),
    ],
    action: { label: t('reportOutcome.action'), href: pageUrl(language, '/') },
    footer: t('footer'),
  });
}

/**
 * Returns the e-mail that informs a listing's owner of the review and its outcome, with the administrator's notes if
 * there are any.
 */
export async function listingReviewedMail(
  { email, firstName, language }: Recipient,
  {
    title,
    reason,
    takenDown,
    notes,
  }: { title: string; reason: ReportReason; takenDown: boolean; notes: string | null },
): Promise<Email> {
  // messages: email.listingTakenDown.*, email.listingReviewed.*
  const [t, reasons] = await Promise.all([translator(language, 'email'), translator(language, 'report')]);
  const kind = takenDown ? 'listingTakenDown' : 'listingReviewed';
  return layoutEmail(email, {
    subject: t(`${kind}.subject`, { title }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [
      t(`${kind}.body`, { title, reason: reasons(`reasons.${reason}`) }),
      ...(notes ? [t('reportNotes', { notes })] : []),
      t(`${kind}.next`),
    ],
    action: { label: t(`${kind}.action`), href: pageUrl(language, '/dashboard') },
    footer: t('footer'),
  });
}
