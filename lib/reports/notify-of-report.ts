import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { notify } from '@/lib/notifications/notify';
import type { Topic } from '@/lib/topics/schema';
import { listingReviewedMail, listingTakenDownMail, reportOutcomeMail } from './report-mails';
import type { ReportDecision } from './schema';

type Recipient = Parameters<typeof reportOutcomeMail>[0];

/** When it is told: what can be undone is not told before `from`. */
type When = { now?: Date; from?: Date };

/** Notifies a reporter of the decision. Returns the id of the mail. */
export async function notifyReporter(
  tx: Transaction,
  reporter: Recipient,
  { topic, ...decided }: { title: string; topic: Topic | null; status: ReportDecision; takenDown: boolean },
  when: When = {},
): Promise<string | null> {
  const { title, status, takenDown } = decided;
  const data = { title, outcome: takenDown ? 'takenDown' : status };
  const mail = () => reportOutcomeMail(reporter, decided);
  // What was reported may be deleted: its title tells two decisions apart.
  const subject = topic ? {} : { subject: title };
  return notify(tx, reporter.id, { kind: 'reportDecided', topic, ...subject, data }, mail, when);
}

/** Notifies an owner that their listing was taken down or their lot cancelled. Returns the id of the mail. */
export async function notifyOfTakeDown(
  tx: Transaction,
  owner: Recipient,
  taken: Parameters<typeof listingTakenDownMail>[1],
  when: When = {},
): Promise<string | null> {
  const { title, topic } = taken;
  const mail = () => listingTakenDownMail(owner, taken);
  return notify(tx, owner.id, { kind: 'takenDown', topic, data: { title } }, mail, when);
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
