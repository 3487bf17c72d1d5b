import 'server-only';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { optOutOf } from '@/lib/records/notifications/mail-switches';
import { appealPathOf } from '@/lib/core/topics/schema';
import type { CaseAnswer, ReportDecision, ReportReason } from './schema';
import { subjectText, type ReportSubject } from './subject';

type Recipient = { id: string; email: string; firstName: string; language: string };

/** Returns the e-mail that informs a reporter of the decision, in their language. */
export async function reportOutcomeMail(
  to: Recipient,
  {
    title,
    subject,
    status,
    takenDown,
  }: { title: string; subject: ReportSubject | null; status: ReportDecision; takenDown: boolean },
): Promise<Email> {
  // messages: email.reportOutcome.*, email.userReportOutcome.*, email.messageReportOutcome.*
  const t = await translator(to.language, 'email');
  const words =
    subject?.kind === 'user'
      ? 'userReportOutcome'
      : subject?.kind === 'message'
        ? 'messageReportOutcome'
        : 'reportOutcome';
  return emailTo(to, t, {
    subject: t(`${words}.subject`, { title }),
    paragraphs: [
      t(`${words}.body`, { title }),
      t(`${words}.${takenDown ? 'takenDown' : status}`),
      t('reportOutcome.thanks'),
    ],
    action: { label: t('reportOutcome.action'), path: '/' },
    optOut: await optOutOf(to, 'reportDecided'),
  });
}

/** The reason of a take-down: a report's reason with an administrator's notes, or a canned answer. */
type Why = { reason: ReportReason; notes: string | null } | { answer: CaseAnswer };

/** The texts that tell an owner of a decision, by kind of subject. */
const OWNER_TEXTS = {
  listing: 'listingTakenDown',
  equipment: 'listingTakenDown',
  lot: 'lotTakenDown',
  message: 'messageRemoved',
  user: 'warned',
} as const satisfies Record<ReportSubject['kind'], string>;

/** Returns the sentences that tell an owner, in their language, what was decided and why. */
export async function takenDownText(
  language: string,
  { title, subject, why }: { title: string; subject: ReportSubject; why: Why },
): Promise<string[]> {
  // messages: email.listingTakenDown.*, email.lotTakenDown.*, email.messageRemoved.*, email.warned.*, email.caseAnswers.*
  const [t, reasons] = await Promise.all([translator(language, 'email'), translator(language, 'report')]);
  const kind = OWNER_TEXTS[subject.kind];
  const body =
    'answer' in why
      ? [t(`${kind}.answered`, { title }), t(`caseAnswers.${why.answer}`)]
      : [
          t(`${kind === 'messageRemoved' ? kind : 'listingTakenDown'}.body`, {
            title,
            reason: reasons(`reasons.${why.reason}`),
          }),
          ...(why.notes ? [t('reportNotes', { notes: why.notes })] : []),
        ];
  return [...body, t(`${kind}.next`)];
}

/**
 * Returns the e-mail that informs an owner that their listing was taken down, their message removed or that they are
 * warned, with the way to appeal, or that their lot was cancelled, which is final. It never names those who reported
 * it or how many they were.
 */
export async function decisionMail(
  to: Recipient,
  taken: { title: string; subject: ReportSubject; why: Why },
): Promise<Email> {
  const { title, subject } = taken;
  const t = await translator(to.language, 'email');
  const kind = OWNER_TEXTS[subject.kind];
  return emailTo(to, t, {
    subject: t(`${kind}.subject`, { title }),
    paragraphs: await takenDownText(to.language, taken),
    action: {
      label: t(`${kind}.action`),
      path: subject.kind === 'lot' ? '/dashboard' : appealPathOf(subjectText(subject)),
    },
  });
}

/** Returns the e-mail that informs a listing's owner of a review that left the listing as it is. */
export async function listingReviewedMail(
  to: Recipient,
  { title, reason, notes }: { title: string; reason: ReportReason; notes: string | null },
): Promise<Email> {
  // messages: email.listingReviewed.*
  const [t, reasons] = await Promise.all([translator(to.language, 'email'), translator(to.language, 'report')]);
  return emailTo(to, t, {
    subject: t('listingReviewed.subject', { title }),
    paragraphs: [
      t('listingReviewed.body', { title, reason: reasons(`reasons.${reason}`) }),
      ...(notes ? [t('reportNotes', { notes })] : []),
      t('listingReviewed.next'),
    ],
    action: { label: t('listingReviewed.action'), path: '/dashboard' },
    optOut: await optOutOf(to, 'listingReviewed'),
  });
}
