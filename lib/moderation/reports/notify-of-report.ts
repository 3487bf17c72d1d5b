import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { notify } from '@/lib/records/notifications/notify';
import type { Topic } from '@/lib/core/topics/schema';
import { decisionMail, listingReviewedMail, reportOutcomeMail } from './report-mails';
import type { ReportDecision } from './schema';
import { isTopic, subjectText, type ReportSubject } from './subject';

type Recipient = Parameters<typeof reportOutcomeMail>[0];

/** When it is notified: what can be undone is not notified before `from`. */
type When = { now?: Date; from?: Date };

/** Notifies a reporter of the decision. Returns the id of the mail. */
export async function notifyReporter(
  tx: Transaction,
  reporter: Recipient,
  decided: { title: string; subject: ReportSubject | null; status: ReportDecision; takenDown: boolean },
  when: When = {},
): Promise<string | null> {
  const { title, subject, status, takenDown } = decided;
  const outcome = takenDown ? 'takenDown' : status;
  const mail = () => reportOutcomeMail(reporter, decided);
  if (subject && !isTopic(subject)) {
    const data = { about: subject.kind, name: title, outcome };
    return notify(
      tx,
      reporter.id,
      { kind: 'conductReportDecided', topic: null, subject: subjectText(subject), data },
      mail,
      when,
    );
  }
  // What was reported may be deleted: its title tells two decisions apart.
  const named = subject ? {} : { subject: title };
  return notify(
    tx,
    reporter.id,
    { kind: 'reportDecided', topic: subject, ...named, data: { title, outcome } },
    mail,
    when,
  );
}

/**
 * Notifies an owner that their listing was taken down, their lot cancelled, their message removed, or that they are
 * warned. Returns the id of the mail.
 */
export async function notifyOfTakeDown(
  tx: Transaction,
  owner: Recipient,
  taken: Parameters<typeof decisionMail>[1],
  when: When = {},
): Promise<string | null> {
  const { title, subject } = taken;
  const mail = () => decisionMail(owner, taken);
  if (isTopic(subject)) return notify(tx, owner.id, { kind: 'takenDown', topic: subject, data: { title } }, mail, when);
  const text = subjectText(subject);
  const kind = subject.kind === 'user' ? 'warned' : 'messageRemoved';
  return notify(tx, owner.id, { kind, topic: null, subject: text, data: { subject: text } }, mail, when);
}

/** Notifies an owner of a review that left their listing as it is. */
export async function notifyOfReview(
  tx: Transaction,
  owner: Recipient,
  { topic, ...reviewed }: Parameters<typeof listingReviewedMail>[1] & { topic: Topic | null },
): Promise<void> {
  const { title } = reviewed;
  const mail = () => listingReviewedMail(owner, reviewed);
  await notify(tx, owner.id, { kind: 'listingReviewed', topic, data: { title } }, mail);
}
