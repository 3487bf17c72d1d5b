import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';
import { recordSignal, signalEnd } from '@/lib/records/risk-signals/record-signal';
import { subjectOf, type ReportSubject } from './subject';

/** A younger account's report is read like any other, but weighs nothing: anybody can open ten accounts. */
const NEWCOMER_MS = 7 * DAY_MS;
/** Until then something else must speak for the account: ten that are a week old are as easily had. */
const YOUNG_MS = 90 * DAY_MS;
/** So many reports that moderators agreed with make the next one weigh double. */
const UPHELD = 3;

/** The signal of a report. */
const signalOf = (subject: ReportSubject, reportId: string) => ({
  subjectId: subject.id,
  rule: 'reports',
  evidence: { path: ['report'], equals: reportId },
});

type Reported = {
  report: { id: string; reason: string; createdAt: Date };
  subject: ReportSubject;
  ownerId: string | null;
};

/** Records a report as a signal about its subject, by what its reporter's word weighs. */
export async function signalReport(
  tx: Transaction,
  reporterId: string,
  { report: { id, reason, createdAt }, subject, ownerId }: Reported,
): Promise<void> {
  if (!ownerId) return;
  const weight = await weightOf(tx, reporterId, createdAt);
  if (weight === 0) return;
  const about = { subject: subject.kind, subjectId: subject.id, userId: ownerId };
  // One account counts once for a subject, however often it reports it.
  const evidence = { report: id, reporter: reporterId, reason, weight };
  await recordSignal(tx, { ...about, rule: 'reports', evidence });
}

/**
 * What a person's word weighs: nothing in their first week; until they are here for ninety days only if their phone is
 * confirmed, they are verified, they paid for a lot that they won, or a moderator agreed with a report of theirs; then
 * once, and twice after three such reports.
 */
async function weightOf(tx: Transaction, reporterId: string, at: Date): Promise<0 | 1 | 2> {
  const { createdAt, phoneConfirmedAt, verificationStatus } = await tx.user.findUniqueOrThrow({
    where: { id: reporterId },
    select: { createdAt: true, phoneConfirmedAt: true, verificationStatus: true },
  });
  const age = at.getTime() - createdAt.getTime();
  if (age < NEWCOMER_MS) return 0;
  const upheld = await tx.report.count({ where: { reportedBy: reporterId, status: 'resolved' } });
  if (upheld >= UPHELD) return 2;
  const isKnown =
    age >= YOUNG_MS ||
    phoneConfirmedAt !== null ||
    verificationStatus === 'verified' ||
    upheld > 0 ||
    (await tx.transaction.count({ where: { userId: reporterId, type: 'auction_bid', status: 'completed' } })) > 0;
  return isKnown ? 1 : 0;
}

/** A report that a moderator decided counts no longer. */
export async function withdrawReport(tx: Transaction, reportId: string): Promise<void> {
  const subject = subjectOf(await tx.report.findUniqueOrThrow({ where: { id: reportId } }));
  if (!subject) return;
  await tx.riskSignal.updateMany({
    where: signalOf(subject, reportId),
    data: { expiresAt: new Date() },
  });
  await queueRiskCheck(tx, subject.kind, subject.id);
}

/** A report whose decision was undone counts again, as if it had never been decided. */
export async function restoreReport(tx: Transaction, reportId: string): Promise<void> {
  const subject = subjectOf(await tx.report.findUniqueOrThrow({ where: { id: reportId } }));
  if (!subject) return;
  const signals = await tx.riskSignal.findMany({ where: { ...signalOf(subject, reportId), clearedAt: null } });
  for (const { id, createdAt } of signals)
    await tx.riskSignal.update({ where: { id }, data: { expiresAt: signalEnd(createdAt) } });
  await queueRiskCheck(tx, subject.kind, subject.id);
}
