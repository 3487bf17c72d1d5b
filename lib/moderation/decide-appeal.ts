import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { adminAct, type AuditEntry } from '@/lib/audit/admin-act';
import { KINDS } from '@/lib/catalog/kinds';
import { DomainError } from '@/lib/errors/domain-error';
import { restoreTakenDown } from '@/lib/listings/restore-listing';
import { notify } from '@/lib/notifications/notify';
import { topicIds } from '@/lib/topics/schema';
import { appealOutcomeMail } from './appeal-mails';
import { claimForDecision, readCaseKey, releaseClaim } from './case-rows';
import { AUDIT_TARGETS, lockCaseTopic, readCaseTopic } from './case-topic';
import type { DecisionReceipt } from './dto';
import type { AppealDecisionInput } from './schema';
import { mailsDueAt, undoUntil } from './undo-window';

/**
 * Decides the appeal of a case: restores the listing, or leaves it down for good. The owner is notified once the
 * decision can no longer be undone.
 * @throws DomainError `forbidden` for anyone but administrators, `not_found`, `case_claimed`, `conflict` if no appeal
 * waits, `account_suspended` if the owner is.
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
    await lockCaseTopic(tx, ref);
    const subject = await readCaseTopic(tx, ref);
    if (!subject?.owner) throw new DomainError('not_found');
    const [appeal] = await tx.$queryRaw<{ id: string }[]>`
      SELECT a.id FROM appeals a JOIN case_decisions d ON d.id = a.decision_id
      WHERE a.answer_id IS NULL AND d.undone_at IS NULL AND coalesce(d.listing_id, d.equipment_id) = ${ref.id}::uuid FOR UPDATE OF a`;
    if (!appeal) throw new DomainError('conflict');
    const entries: AuditEntry[] = [];
    // It may have been restored meanwhile without a decision on the appeal.
    const restored =
      action === 'restored'
        ? await restoreTakenDown<unknown>(tx, KINDS[ref.kind], ref.id).catch((error: unknown) => {
            if (error instanceof DomainError && error.code === 'conflict') return null;
            throw error;
          })
        : null;
    if (restored) entries.push(restored.entry);
    const { title, owner } = subject;
    const mail = () => appealOutcomeMail(owner, { title, topic: ref, action });
    const notice = { kind: 'appealDecided', topic: ref, data: { title, action } } as const;
    const mailId = owner.suspendedAt ? null : await notify(tx, owner.id, notice, mail, { now, from: mailsDueAt(now) });
    const { id } = await tx.caseDecision.create({
      data: {
        ...topicIds(ref),
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
