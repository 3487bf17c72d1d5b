import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { DomainError } from '@/lib/core/errors/domain-error';
import { claimForDecision, readCaseKey, releaseClaim } from '@/lib/moderation/cases/case-rows';
import { AUDIT_TARGETS, readCaseTitle, type SubjectOwner } from '@/lib/moderation/cases/case-title';
import { lockCaseSubject, restoreSubject } from '@/lib/moderation/cases/change-subject';
import type { DecisionReceipt } from '@/lib/moderation/cases/dto';
import type { AppealDecisionInput, AppealAction } from '@/lib/moderation/cases/schema';
import { mailsDueAt, undoUntil } from '@/lib/records/undo/undo-window';
import { notify, type Notice } from '@/lib/records/notifications/notify';
import {
  isTopic,
  subjectIds,
  subjectText,
  type ReportSubject,
  type SubjectKind,
} from '@/lib/moderation/reports/subject';
import { hasColleague } from '@/lib/moderation/cases/has-colleague';
import { mayDecideAppeal } from '@/lib/moderation/cases/policy';
import { emailTo, type Email } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
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
async function appealOutcomeMail(
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

/**
 * Decides the appeal of a case: restores the listing or the message, withdraws the warning, or leaves it as it is for good. The owner is notified once the
 * decision can no longer be undone.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `case_claimed`, `conflict` if no appeal
 * waits, `own_decision` for who decided before if there is another administrator, `account_suspended` if the owner is.
 */
export async function decideAppeal(
  actor: Actor,
  { key, action }: AppealDecisionInput,
  now = new Date(),
): Promise<DecisionReceipt> {
  return adminAct(actor, async (tx) => {
    const ref = readCaseKey(key);
    if (ref.kind === 'report' || ref.kind === 'lot') throw new DomainError('conflict');
    await claimForDecision(tx, ref, actor.id, now);
    await lockCaseSubject(tx, ref);
    const named = await readCaseTitle(tx, ref);
    if (!named?.owner) throw new DomainError('not_found');
    const [appeal] = await tx.$queryRaw<{ id: string; decidedBy: string | null }[]>`
      SELECT a.id, d.decided_by AS "decidedBy" FROM appeals a JOIN case_decisions d ON d.id = a.decision_id
      WHERE a.answer_id IS NULL AND d.undone_at IS NULL AND coalesce(d.listing_id, d.equipment_id, d.user_id, d.message_id) = ${ref.id}::uuid
      FOR UPDATE OF a`;
    if (!appeal) throw new DomainError('conflict');
    if (!mayDecideAppeal(actor.id, appeal.decidedBy, await hasColleague(actor.id, tx)))
      throw new DomainError('own_decision');
    const entries: AuditEntry[] = [];
    const restored = action === 'restored' ? await restoreSubject(tx, ref) : null;
    if (restored) entries.push(restored);
    const { title, ownTitle, owner } = named;
    const mail = () => appealOutcomeMail(owner, { title: ownTitle, subject: ref, action });
    const text = subjectText(ref);
    const notice: Notice = isTopic(ref)
      ? { kind: 'appealDecided', topic: ref, data: { title, action } }
      : { kind: 'conductAppealDecided', topic: null, subject: text, data: { about: ref.kind, action, subject: text } };
    const mailId = owner.suspendedAt ? null : await notify(tx, owner.id, notice, mail, { now, from: mailsDueAt(now) });
    const { id } = await tx.caseDecision.create({
      data: {
        ...subjectIds(ref),
        title,
        ownerId: owner.id,
        action,
        changedListing: restored !== null,
        mailIds: mailId ? [mailId] : [],
        decidedBy: actor.id,
        createdAt: now,
      },
      select: { id: true },
    });
    await tx.appeal.update({ where: { id: appeal.id }, data: { answerId: id }, select: { id: true } });
    await releaseClaim(tx, ref);
    const decided: AuditEntry = {
      action: action === 'restored' ? 'appeal.granted' : 'appeal.refused',
      target: AUDIT_TARGETS[ref.kind],
      id: ref.id,
      before: { status: 'pending' },
      after: { decisionId: id },
    };
    return { result: { id, key, title, undoUntil: undoUntil(now).toISOString() }, entries: [decided, ...entries] };
  });
}
