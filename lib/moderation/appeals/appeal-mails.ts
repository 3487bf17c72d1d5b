import 'server-only';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import type { SubjectOwner } from '@/lib/moderation/cases/case-title';
import type { AppealAction } from '@/lib/moderation/cases/schema';
import { isTopic, subjectText, type ReportSubject, type SubjectKind } from '@/lib/moderation/reports/subject';
import { appealPathOf, privateTopicPath } from '@/lib/core/topics/schema';

/** The texts by kind of subject. */
const TEXTS = {
  listing: 'appeal',
  equipment: 'appeal',
  lot: 'appeal',
  message: 'messageAppeal',
  user: 'warningAppeal',
} as const satisfies Record<SubjectKind, string>;

/** Returns the e-mail that tells an owner, in their language, how their appeal was decided. */
export async function appealOutcomeMail(
  to: SubjectOwner,
  { title, subject, action }: { title: string; subject: ReportSubject; action: AppealAction },
): Promise<Email> {
  // messages: email.appeal.*, email.messageAppeal.*, email.warningAppeal.*
  const t = await translator(to.language, 'email');
  const words = TEXTS[subject.kind];
  const page = isTopic(subject) ? privateTopicPath(subject) : appealPathOf(subjectText(subject));
  return emailTo(to, t, {
    subject: t(`${words}.${action}.subject`, { title }),
    paragraphs: [t(`${words}.${action}.body`, { title }), t(`${words}.${action}.next`)],
    action: { label: t(`${words}.action`), path: page },
  });
}
