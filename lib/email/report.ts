import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import type { ReportDecision, ReportReason } from '@/lib/reports/schema';
import { layoutEmail } from './layout';
import { sendEmail } from './send-email';

type Recipient = { email: string; firstName: string; language: string };

function pageUrl(language: string, path: string): string {
  return new URL(localizedPath(isLocale(language) ? language : DEFAULT_LOCALE, path), siteUrl()).href;
}

/** Tells who reported a listing what came of it, in their language. */
export async function sendReportOutcome(
  { email, firstName, language }: Recipient,
  { title, status, takenDown }: { title: string; status: ReportDecision; takenDown: boolean },
): Promise<boolean> {
  // messages: email.reportOutcome.*
  const t = await translator(language, 'email');
  return sendEmail(
    layoutEmail(email, {
      subject: t('reportOutcome.subject', { title }),
      greeting: t('greeting', { name: firstName }),
      paragraphs: [t('reportOutcome.body', { title }), t(`reportOutcome.${takenDown ? 'takenDown' : status}`), t('reportOutcome.thanks')],
      action: { label: t('reportOutcome.action'), href: pageUrl(language, '/') },
      footer: t('footer'),
    }),
  );
}

/** Tells a listing's owner that it was looked into and what became of it, with the administrator's words where there are any. */
export async function sendListingReviewed(
  { email, firstName, language }: Recipient,
  { title, reason, takenDown, notes }: { title: string; reason: ReportReason; takenDown: boolean; notes: string | null },
): Promise<boolean> {
  // messages: email.listingTakenDown.*, email.listingReviewed.*
  const [t, reasons] = await Promise.all([translator(language, 'email'), translator(language, 'report')]);
  const kind = takenDown ? 'listingTakenDown' : 'listingReviewed';
  return sendEmail(
    layoutEmail(email, {
      subject: t(`${kind}.subject`, { title }),
      greeting: t('greeting', { name: firstName }),
      paragraphs: [t(`${kind}.body`, { title, reason: reasons(`reasons.${reason}`) }), ...(notes ? [t('reportNotes', { notes })] : []), t(`${kind}.next`)],
      action: { label: t(`${kind}.action`), href: pageUrl(language, '/dashboard') },
      footer: t('footer'),
    }),
  );
}
