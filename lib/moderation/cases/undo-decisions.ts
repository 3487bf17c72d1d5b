import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { columnsOf } from '@/lib/core/db/columns-of';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { withdrawNotifications } from '@/lib/records/notifications/withdraw-notifications';
import { restoreReport } from '@/lib/moderation/reports/signal-report';
import { isTopic, subjectOf, type ReportSubject, type SubjectIds } from '@/lib/moderation/reports/subject';
import { isId } from '@/lib/core/validation/fields';
import { AUDIT_TARGETS } from './case-title';
import { lockCaseSubject, restoreSubject, takeSubjectDown } from './change-subject';
import type { DecisionAction } from './dto';
import { mayUndoDecision } from './policy';
import { reopenRiskCase } from './risk-case';
import { mayStillUndo } from '@/lib/records/undo/undo-window';

type LockedDecision = SubjectIds & {
  id: string;
  action: DecisionAction;
  changedListing: boolean;
  mailIds: string[];
  decidedBy: string | null;
  undoneAt: Date | null;
  finalAt: Date | null;
  createdAt: Date;
};

/**
 * Undoes decisions that the actor made within the last ten seconds, all or none: their reports or appeal are pending
 * again, listings and messages return to their previous state, and the mails about them are withdrawn.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found` if a decision isn't the actor's,
 * `undo_too_late`, `conflict` if it is undone already or can't be.
 */
export async function undoDecisions(
  actor: Actor,
  { decisionIds }: { decisionIds: readonly string[] },
  now = new Date(),
): Promise<void> {
  await adminAct(actor, async (tx) => {
    const entries: AuditEntry[] = [];
    for (const id of [...new Set(decisionIds)].sort()) entries.push(...(await undo(tx, actor, id, now)));
    const [first, ...more] = entries;
    if (!first) throw new DomainError('conflict');
    return { result: undefined, entries: [first, ...more] };
  });
}

async function undo(tx: Transaction, actor: Actor, id: string, now: Date): Promise<AuditEntry[]> {
  const seen = isId(id) ? await tx.caseDecision.findUnique({ where: { id } }) : null;
  if (!seen || seen.decidedBy !== actor.id) throw new DomainError('not_found');
  const subject = subjectOf(seen);
  // Locks the subject before its decision and reports, in the same order as deciding does.
  await lockCaseSubject(tx, subject);
  const [decision] = await tx.$queryRaw<LockedDecision[]>`
    SELECT ${columnsOf('CaseDecision', ['id', 'listingId', 'equipmentId', 'auctionLotId', 'userId', 'messageId'])}, mail_ids::text[] AS "mailIds",
      ${columnsOf('CaseDecision', ['action', 'changedListing', 'decidedBy', 'undoneAt', 'finalAt', 'createdAt'])}
    FROM case_decisions WHERE id = ${id}::uuid FOR UPDATE`;
  if (!decision) throw new DomainError('not_found');
  if (decision.undoneAt || !mayUndoDecision(decision.action, subject?.kind ?? null)) throw new DomainError('conflict');
  if (decision.finalAt || !mayStillUndo(decision.createdAt, now)) throw new DomainError('undo_too_late');
  if (!(await withdrawNotifications(tx, decision.mailIds))) throw new DomainError('undo_too_late');
  await tx.caseDecision.update({ where: { id }, data: { undoneAt: now, mailIds: [] }, select: { id: true } });
  return [
    ...(await reopenReports(tx, decision)),
    ...(await reopenAppeal(tx, id, subject)),
    ...(await changeBack(tx, decision, subject)),
    ...(await reopenRiskCase(tx, id, subject && isTopic(subject) ? subject : null)),
  ];
}

/**
 * Makes a decision's reports pending again, except those whose reporter has reported the same subject again meanwhile.
 */
async function reopenReports(tx: Transaction, { id }: LockedDecision): Promise<AuditEntry[]> {
  const reopened = await tx.$queryRaw<{ id: string; was: 'dismissed' | 'resolved' }[]>`
    WITH was AS (
      SELECT id, status FROM reports r WHERE decision_id = ${id}::uuid AND NOT EXISTS (
        SELECT 1 FROM reports p WHERE p.status = 'pending' AND p.reported_by = r.reported_by
          AND (p.listing_id = r.listing_id OR p.equipment_id = r.equipment_id OR p.auction_lot_id = r.auction_lot_id
            OR p.user_id = r.user_id OR p.message_id = r.message_id))
      ORDER BY id FOR UPDATE
    )
    UPDATE reports r SET status = 'pending', reviewed_by = NULL, reviewed_at = NULL, review_notes = NULL, decision_id = NULL
    FROM was WHERE was.id = r.id RETURNING r.id, was.status::text AS was`;
  for (const report of reopened) if (report.was === 'dismissed') await restoreReport(tx, report.id);
  return reopened.map((report) => ({
    action: 'report.reopened',
    target: 'report',
    id: report.id,
    before: { status: report.was },
    after: { status: 'pending' },
  }));
}

/** Makes the appeal that a decision answered pending again. */
async function reopenAppeal(tx: Transaction, answerId: string, subject: ReportSubject | null): Promise<AuditEntry[]> {
  const appeal = await tx.appeal.findUnique({ where: { answerId }, select: { id: true } });
  if (!appeal || !subject) return [];
  await tx.appeal.update({ where: { id: appeal.id }, data: { answerId: null }, select: { id: true } });
  return [
    {
      action: 'appeal.reopened',
      target: AUDIT_TARGETS[subject.kind],
      id: subject.id,
      before: null,
      after: { status: 'pending' },
    },
  ];
}

/** Puts back what the decision took down, or takes down again what it restored. */
async function changeBack(
  tx: Transaction,
  { changedListing, action }: LockedDecision,
  subject: ReportSubject | null,
): Promise<AuditEntry[]> {
  if (!changedListing || !subject) return [];
  if (action === 'restored') {
    const entry = await takeSubjectDown(tx, subject);
    return entry ? [entry] : [];
  }
  const entry = await restoreSubject(tx, subject);
  if (!entry) throw new DomainError('conflict');
  return [entry];
}
