import 'server-only';
import type { Suspension } from '@/lib/account-closure/schema';
import { suspendAccount } from '@/lib/account-closure/suspend-user';
import type { Actor } from '@/lib/actors/actor';
import { holdOpenLot, lotCancelled, withdrawLot } from '@/lib/auctions/cancel-lot';
import { lockLotsOf } from '@/lib/auctions/lots-of-account';
import { adminAct, type AuditEntry } from '@/lib/audit/admin-act';
import { noticeVoidBidsSoon } from '@/lib/bid-standing/notice-void-bids';
import type { Transaction } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { KINDS } from '@/lib/catalog/kinds';
import { releaseListing } from '@/lib/listings/hold-listing';
import { lockListingsOf } from '@/lib/listings/listing-files';
import { notifyOfRelease } from '@/lib/risk-checks/notify-of-hold';
import { deliverSoon } from '@/lib/outbox/outbox-worker';
import { notifyOfTakeDown, notifyReporter } from '@/lib/reports/notify-of-report';
import { takenDownText } from '@/lib/reports/report-mails';
import type { CaseAnswer } from '@/lib/reports/schema';
import { takeDown } from '@/lib/reports/take-down';
import type { Topic } from '@/lib/topics/schema';
import {
  caseTopicIds,
  claimForDecision,
  lockPendingReports,
  readCaseKey,
  releaseClaim,
  topicOfCase,
} from './case-rows';
import type { LockedReport } from './case-rows';
import { lockCaseTopic, readCaseTopic, type CaseTopic } from './case-topic';
import type { DecisionReceipt } from './dto';
import { closeRiskCase, lockRiskCase, type LockedRisk } from './risk-case';
import type { CaseDecisionInput } from './schema';
import { mailsDueAt, undoUntil } from './undo-window';

/** What a decision did: its audit entries, and whether it can be undone. */
type Effect = {
  entries: AuditEntry[];
  changedListing: boolean;
  mayUndo: boolean;
  ownerMail: 'taken_down' | 'released' | null;
};

/**
 * Decides all pending reports and risk signals of a case up to `until`, in one transaction: dismisses them, which puts a
 * held listing back on sale; takes the topic down (a lot is cancelled, which is final), or suspends its owner as well. Mails about a decision that can be undone are sent
 * after the time to undo it. Reporters are never revealed.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `case_claimed` if another administrator
 * has it, `conflict` if nothing is pending or there is nobody to suspend, `lot_ended`, `lot_cancelled`, `own_account`,
 * `last_admin`.
 */
export async function decideCase(actor: Actor, input: CaseDecisionInput, now = new Date()): Promise<DecisionReceipt> {
  const { key, action } = input;
  const receipt = await adminAct(actor, async (tx) => {
    const ref = readCaseKey(key);
    const topic = topicOfCase(ref);
    await claimForDecision(tx, ref, actor.id, now);
    const subject = topic && (await readCaseTopic(tx, topic));
    if (action === 'suspended' && subject?.owner) {
      await lockListingsOf(tx, subject.owner.id);
      await lockLotsOf(tx, subject.owner.id);
    }
    await lockCaseTopic(tx, topic);
    const reports = await lockPendingReports(tx, ref, new Date(input.until));
    const risk = topic && (await lockRiskCase(tx, topic));
    const [first] = reports;
    if (!first && !risk) throw new DomainError('conflict');
    const effect = await perform(tx, { actor, input, topic, subject, risk, now });
    const title = subject?.title ?? first?.title ?? '';
    const mailIds = await notifyConcerned(tx, { input, topic, subject, title, reports, effect, now });
    const status = action === 'dismissed' ? 'dismissed' : 'resolved';
    const { id } = await tx.caseDecision.create({
      data: {
        ...caseTopicIds(ref),
        title,
        ownerId: subject?.owner?.id ?? null,
        action,
        answer: input.action === 'dismissed' ? null : input.answer,
        changedListing: effect.changedListing,
        mailIds: effect.mayUndo ? mailIds : [],
        decidedBy: actor.id,
        createdAt: now,
      },
      select: { id: true },
    });
    await tx.report.updateMany({
      where: { id: { in: reports.map((report) => report.id) } },
      data: { status, reviewedBy: actor.id, reviewedAt: now, decisionId: id },
    });
    await releaseClaim(tx, ref);
    const closing = topic && { topic, decisionId: id, by: actor.id, until: new Date(input.until), now };
    const cleared = risk && closing ? [await closeRiskCase(tx, risk, closing, action === 'dismissed')] : [];
    const [entry, ...more] = [
      ...reports.map((report) => reportDecided(report, status, id)),
      ...cleared,
      ...effect.entries,
    ];
    if (!entry) throw new Error('a decision about nothing');
    const result = { id, key, title, undoUntil: effect.mayUndo ? undoUntil(now).toISOString() : null };
    return { result, entries: [entry, ...more] };
  });
  if (!receipt.undoUntil) deliverSoon();
  noticeVoidBidsSoon();
  return receipt;
}

const reportDecided = ({ id }: LockedReport, status: 'dismissed' | 'resolved', decisionId: string): AuditEntry => ({
  action: `report.${status}`,
  target: 'report',
  id,
  before: { status: 'pending' },
  after: { status, decisionId },
});

type Deciding = {
  actor: Actor;
  input: CaseDecisionInput;
  topic: Topic | null;
  subject: CaseTopic | null;
  risk: LockedRisk | null;
  now: Date;
};

/** Applies a decision. */
async function perform(tx: Transaction, { actor, input, topic, subject, risk, now }: Deciding): Promise<Effect> {
  if (input.action === 'dismissed') return dismiss(tx, topic, risk, now);
  if (!topic || !subject) throw new DomainError('conflict');
  if (input.action === 'suspended') {
    const { answer, days } = input;
    return suspend(tx, { actor, answer, days, topic, subject, now });
  }
  if (topic.kind === 'lot') {
    await withdrawLot(tx, await holdOpenLot(tx, topic.id), actor, { tellSeller: false });
    return { entries: [lotCancelled(topic.id)], changedListing: false, mayUndo: false, ownerMail: 'taken_down' };
  }
  // Null if it had been taken down before: then only the reports are decided, and the owner isn't notified again.
  const entry = await takeDown(tx, topic);
  return {
    entries: entry ? [entry] : [],
    changedListing: entry !== null,
    mayUndo: true,
    ownerMail: entry && 'taken_down',
  };
}

/** Leaves the topic as it is, but puts a held listing back on sale. */
async function dismiss(tx: Transaction, topic: Topic | null, risk: LockedRisk | null, now: Date): Promise<Effect> {
  const unchanged = { entries: [], changedListing: false, mayUndo: true, ownerMail: null } as const;
  if (!risk?.heldAt || !topic || topic.kind === 'lot') return { ...unchanged, entries: [] };
  const isReleased = await releaseListing(tx, KINDS[topic.kind], topic.id, now);
  return { ...unchanged, entries: [], ownerMail: isReleased ? 'released' : null };
}

/** Suspends the owner, whose lots are cancelled by that; an animal or equipment stays down after the suspension. */
async function suspend(
  tx: Transaction,
  {
    actor,
    answer,
    days,
    topic,
    subject,
    now,
  }: Omit<Deciding, 'input' | 'topic' | 'subject' | 'risk'> & {
    answer: CaseAnswer;
    days: Suspension['days'];
    topic: Topic;
    subject: CaseTopic;
  },
): Promise<Effect> {
  if (!subject.owner) throw new DomainError('conflict');
  const entry = topic.kind === 'lot' ? null : await takeDown(tx, topic);
  const [, why = ''] = await takenDownText(subject.owner.language, { title: subject.title, topic, why: { answer } });
  const reason = `«${subject.title}»: ${why}`;
  const suspended = await suspendAccount(tx, actor, { userId: subject.owner.id, reason, days }, now);
  return {
    entries: [...(entry ? [entry] : []), ...suspended.entries],
    changedListing: entry !== null,
    mayUndo: false,
    ownerMail: null,
  };
}

/** Notifies reporters and owner, unless they are suspended; returns the ids of the mails. */
async function notifyConcerned(
  tx: Transaction,
  {
    input,
    topic,
    subject,
    title,
    reports,
    effect,
    now,
  }: Omit<Deciding, 'actor' | 'risk'> & { title: string; reports: readonly LockedReport[]; effect: Effect },
): Promise<string[]> {
  const when = { now, ...(effect.mayUndo && { from: mailsDueAt(now) }) };
  const reporters = await tx.user.findMany({
    where: { id: { in: reports.flatMap(({ reportedBy }) => reportedBy ?? []) }, suspendedAt: null },
    select: { id: true, email: true, firstName: true, language: true },
  });
  const outcome = { title, topic, status: input.action === 'dismissed' ? 'dismissed' : 'resolved' } as const;
  const ids: (string | null)[] = [];
  for (const reporter of reporters) {
    const decided = { ...outcome, takenDown: input.action !== 'dismissed' };
    ids.push(await notifyReporter(tx, reporter, decided, when));
  }
  const owner = subject?.owner;
  if (effect.ownerMail === 'released' && owner && !owner.suspendedAt && topic) {
    ids.push(await notifyOfRelease(tx, owner, topic, when));
  }
  if (effect.ownerMail === 'taken_down' && owner && !owner.suspendedAt && topic && input.action !== 'dismissed') {
    ids.push(await notifyOfTakeDown(tx, owner, { title, topic, why: { answer: input.answer } }, when));
  }
  return ids.filter((id) => id !== null);
}
