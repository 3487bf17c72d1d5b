import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import { DomainError } from '@/lib/core/errors/domain-error';
import { notify } from '@/lib/records/notifications/notify';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { statusSelect, toStatusDto } from './columns';
import type { VerificationStatusDto } from './dto';
import { lockVerification } from './lock-verification';
import type { Review } from './schema';
import { verificationDecisionMail } from './verification-mails';

/**
 * Decides a pending request. An approval turns a `user` into a `seller`; other roles stay. Records the decision in
 * the audit log, and notifies the person once it can't be undone any more.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required` for an approval, `not_found`, `conflict` if the request is not
 * pending.
 */
export async function reviewVerification(
  actor: Actor,
  { userId, decision, notes }: Review,
  now = new Date(),
): Promise<VerificationStatusDto> {
  return adminAct(actor, async (tx) => {
    // An approval gives a role and a higher bidding limit.
    if (decision === 'verified') requireConfirmed(actor, now);
    const before = await lockVerification(tx, userId);
    if (!before) throw new DomainError('not_found');
    if (before.verificationStatus !== 'pending') throw new DomainError('conflict');
    const role = decision === 'verified' && before.role === 'user' ? 'seller' : before.role;
    const updated = await tx.user.update({
      where: { id: userId },
      data: {
        role,
        verificationStatus: decision,
        verificationNotes: notes,
        verificationReviewedAt: now,
        verificationReviewedBy: actor.id,
      },
      select: { ...statusSelect, email: true, firstName: true, language: true },
    });
    await pagesChanged(tx, badgeTags(userId));
    const mail = () => verificationDecisionMail(updated, decision, notes);
    const notice = { kind: 'verificationDecided', topic: null, data: { decision } } as const;
    const mailId = await notify(tx, userId, notice, mail, { now, from: mailsDueAt(now) });
    const undo = { before: { role: before.role }, after: { verificationStatus: decision, role } };
    await keepUndo(tx, actor, { kind: 'verification', targetId: userId, ...undo, mailIds: [mailId] }, now);
    const operation: AuditEntry = {
      action: `verification.${decision}`,
      target: 'user',
      id: userId,
      before: { verificationStatus: before.verificationStatus, role: before.role },
      after: { verificationStatus: decision, role, notes },
    };
    return { result: toStatusDto(updated), entries: [operation] };
  });
}
