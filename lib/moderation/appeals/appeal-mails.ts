import 'server-only';
import { layoutEmail, type Email } from '@/lib/core/email/layout';
import { pageUrl } from '@/lib/core/i18n/site-url';
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
  { email, firstName, language }: SubjectOwner,
  { title, subject, action }: { title: string; subject: ReportSubject; action: AppealAction },
): Promise<Email> {
  // messages: email.appeal.*, email.messageAppeal.*, email.warningAppeal.*
  const t = await translator(language, 'email');
  const words = TEXTS[subject.kind];
  const page = isTopic(subject) ? privateTopicPath(subject) : appealPathOf(subjectText(subject));
  return layoutEmail(email, {
    subject: t(`${words}.${action}.subject`, { title }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t(`${words}.${action}.body`, { title }), t(`${words}.${action}.next`)],
    action: { label: t(`${words}.action`), href: pageUrl(language, page) },
    footer: t('footer'),
  });
}
