import 'server-only';
import type { Suspension } from '@/lib/closure/account-closure/schema';
import { suspendAccount } from '@/lib/closure/account-closure/suspend-user';
import type { Actor } from '@/lib/core/actors/actor';
import { holdOpenLot, lotCancelled, withdrawLot } from '@/lib/market/auctions/cancel-lot';
import { lockLot } from '@/lib/market/auctions/lot-rows';
import { lockLotsOf } from '@/lib/market/auctions/lots-of-account';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { noticeVoidBidsSoon } from '@/lib/market/sanctions/notice-void-bids';
import type { Transaction } from '@/lib/core/db/client';
import { languageOf, quoted } from '@/lib/core/i18n/locales';
import { DomainError } from '@/lib/core/errors/domain-error';
import { KINDS } from '@/lib/market/topics/kinds';
import { releaseListing } from '@/lib/market/listings/hold-listing';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { lockRiskCase, type LockedRisk } from '@/lib/records/risk-signals/lock-risk-case';
import { releaseLot } from '@/lib/moderation/risk-checks/hold-lot';
import { notifyOfRelease } from '@/lib/moderation/risk-checks/notify-of-hold';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { notifyOfTakeDown, notifyReporter } from '@/lib/moderation/reports/notify-of-report';
import { takenDownText } from '@/lib/moderation/reports/report-mails';
import { withdrawReport } from '@/lib/moderation/reports/signal-report';
import type { CaseAnswer } from '@/lib/moderation/reports/schema';
import { isTopic, type ReportSubject } from '@/lib/moderation/reports/subject';
import {
  caseSubjectIds,
  claimForDecision,
  lockPendingReports,
  readCaseKey,
  releaseClaim,
  subjectOfCase,
} from './case-rows';
import type { LockedReport } from './case-rows';
import { readCaseTitle, type CaseTitle } from './case-title';
import { lockCaseSubject, takeSubjectDown } from './change-subject';
import type { DecisionReceipt } from './dto';
import { closeRiskCase } from './risk-case';
import type { CaseDecisionInput } from './schema';
import { mailsDueAt, undoUntil } from '@/lib/records/undo/undo-window';

/** What a decision did: its audit entries, whether it can be undone, and what the owner is notified of here. */
type Effect = {
  entries: AuditEntry[];
  changedListing: boolean;
  mayUndo: boolean;
  ownerMail: 'decided' | 'released' | null;
};

/**
 * Decides all pending reports and risk signals of a case up to `until`, in one transaction: dismisses them, which puts a
 * held listing back on sale; takes the subject down (a lot is cancelled, which is final; a message is removed), warns its
 * owner, or suspends them as well. Mails about a decision that can be undone are sent after the time to undo it.
 * Reporters are never revealed.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `case_claimed` if another administrator
 * has it, `conflict` if nothing is pending, there is nobody to warn or suspend, or the action doesn't fit, `lot_ended`,
 * `lot_cancelled`, `own_account`, `last_admin`.
 */
export async function decideCase(actor: Actor, input: CaseDecisionInput, now = new Date()): Promise<DecisionReceipt> {
  const { key, action } = input;
  const receipt = await adminAct(actor, async (tx) => {
    const ref = readCaseKey(key);
    const subject = subjectOfCase(ref);
    await claimForDecision(tx, ref, actor.id, now);
    const named = subject && (await readCaseTitle(tx, subject));
    if (action === 'suspended' && named?.owner) {
      await lockListingsOf(tx, named.owner.id);
      await lockLotsOf(tx, named.owner.id);
    }
    await lockCaseSubject(tx, subject);
    const reports = await lockPendingReports(tx, ref, new Date(input.until));
    const topic = subject && isTopic(subject) ? subject : null;
    const risk = topic && (await lockRiskCase(tx, topic));
    const [first] = reports;
    if (!first && !risk) throw new DomainError('conflict');
    const effect = await perform(tx, { actor, input, subject, named, risk, now });
    const title = named?.title ?? first?.title ?? '';
    const mailIds = await notifyConcerned(tx, { input, subject, named, title, reports, effect, now });
    const status = action === 'dismissed' ? 'dismissed' : 'resolved';
    const { id } = await tx.caseDecision.create({
      data: {
        ...caseSubjectIds(ref),
        title,
        ownerId: named?.owner?.id ?? null,
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
    if (action === 'dismissed' && !risk) for (const report of reports) await withdrawReport(tx, report.id);
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
  subject: ReportSubject | null;
  named: CaseTitle | null;
  risk: LockedRisk | null;
  now: Date;
};

/** Applies a decision. */
async function perform(tx: Transaction, { actor, input, subject, named, risk, now }: Deciding): Promise<Effect> {
  if (input.action === 'dismissed') return dismiss(tx, subject, risk, now);
  if (!subject || !named) throw new DomainError('conflict');
  if (input.action === 'suspended') {
    const { answer, days } = input;
    return suspend(tx, { actor, answer, days, subject, named, now });
  }
  if (input.action === 'warned') return warn(input.answer, subject, named);
  if (subject.kind === 'lot') return cancelSubject(tx, subject.id, actor, risk);
  // Null if it had been taken down before: then only the reports are decided, and the owner isn't notified again.
  const entry = await takeSubjectDown(tx, subject);
  return {
    entries: entry ? [entry] : [],
    changedListing: entry !== null,
    mayUndo: true,
    ownerMail: entry && 'decided',
  };
}

/** Cancels a lot, unless its seller did so while it was held: then only the case is decided. */
async function cancelSubject(tx: Transaction, id: string, actor: Actor, risk: LockedRisk | null): Promise<Effect> {
  const cancelled = { changedListing: false, mayUndo: false } as const;
  if (risk?.heldAt && (await lockLot(tx, id))?.status === 'cancelled')
    return { ...cancelled, entries: [], ownerMail: null };
  await withdrawLot(tx, await holdOpenLot(tx, id), actor, { tellSeller: false });
  return { ...cancelled, entries: [lotCancelled(id)], ownerMail: 'decided' };
}

/** Leaves the subject as it is, but puts a held listing back on sale, and opens a held lot again. */
async function dismiss(
  tx: Transaction,
  subject: ReportSubject | null,
  risk: LockedRisk | null,
  now: Date,
): Promise<Effect> {
  const unchanged = { entries: [], changedListing: false, mayUndo: true, ownerMail: null } as const;
  if (!risk?.heldAt || !subject || !isTopic(subject)) return { ...unchanged, entries: [] };
  const isReleased = await (subject.kind === 'lot'
    ? releaseLot(tx, subject.id)
    : releaseListing(tx, KINDS[subject.kind], subject.id, now));
  return { ...unchanged, entries: [], ownerMail: isReleased ? 'released' : null };
}

/** Warns a person, by nothing but the words that they read. */
function warn(answer: CaseAnswer, subject: ReportSubject, { owner }: CaseTitle): Effect {
  if (subject.kind !== 'user' || !owner) throw new DomainError('conflict');
  const entry = {
    action: 'user.warned',
    target: 'user',
    id: owner.id,
    before: null,
    after: { reason: answer },
  } as const;
  return { entries: [entry], changedListing: false, mayUndo: true, ownerMail: 'decided' };
}

/**
 * Suspends the owner, whose lots are cancelled by that; an animal or equipment stays down after the suspension, and a
 * message removed.
 */
async function suspend(
  tx: Transaction,
  {
    actor,
    answer,
    days,
    subject,
    named: { owner, ownTitle: title },
    now,
  }: Omit<Deciding, 'input' | 'subject' | 'named' | 'risk'> & {
    answer: CaseAnswer;
    days: Suspension['days'];
    subject: ReportSubject;
    named: CaseTitle;
  },
): Promise<Effect> {
  if (!owner) throw new DomainError('conflict');
  const mayTakeDown = subject.kind !== 'lot' && subject.kind !== 'user';
  const entry = mayTakeDown ? await takeSubjectDown(tx, subject) : null;
  const [, why = ''] = await takenDownText(owner.language, { title, subject, why: { answer } });
  const reason = subject.kind === 'user' ? why : `${quoted(languageOf(owner.language), title)}: ${why}`;
  const suspended = await suspendAccount(tx, actor, { userId: owner.id, reason, days }, now);
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
    subject,
    named,
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
  const outcome = { title, subject, status: input.action === 'dismissed' ? 'dismissed' : 'resolved' } as const;
  const ids: (string | null)[] = [];
  for (const reporter of reporters) {
    const decided = { ...outcome, takenDown: input.action !== 'dismissed' };
    ids.push(await notifyReporter(tx, reporter, decided, when));
  }
  const owner = named?.owner;
  if (!owner || owner.suspendedAt || !subject) return ids.filter((id) => id !== null);
  if (effect.ownerMail === 'released' && isTopic(subject)) ids.push(await notifyOfRelease(tx, owner, subject, when));
  if (effect.ownerMail === 'decided' && input.action !== 'dismissed') {
    const decided = { title: named.ownTitle, subject, why: { answer: input.answer } };
    ids.push(await notifyOfTakeDown(tx, owner, decided, when));
  }
  return ids.filter((id) => id !== null);
}
