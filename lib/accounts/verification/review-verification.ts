import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Role } from '@/lib/core/db/generated/enums';
import { DomainError } from '@/lib/core/errors/domain-error';
import { notify } from '@/lib/records/notifications/notify';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { statusSelect, toStatusDto } from './columns';
import type { VerificationStatusDto } from './dto';
import { lockVerification } from './lock-verification';
import type { Decision, Review } from './schema';
import { verificationDecisionMail } from './verification-mails';

/** What an account is before a decision, and after it. */
const STEPS = {
  verified: ['pending', 'verified'],
  rejected: ['pending', 'rejected'],
  withdrawn: ['verified', 'rejected'],
} as const;

/** An approval turns a `user` into a `seller`, which its withdrawal takes back; other roles stay. */
function roleAfter(decision: Decision, role: Role): Role {
  if (decision === 'verified' && role === 'user') return 'seller';
  return decision === 'withdrawn' && role === 'seller' ? 'user' : role;
}

/**
 * Decides a pending request, or takes back a verification, which can be requested again then. Records the decision in
 * the audit log, and notifies the person once it can't be undone any more.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required` for an approval, `not_found`, `conflict` if the request is not
 * pending, or nobody is verified whose verification is to be withdrawn.
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
    const [from, to] = STEPS[decision];
    if (before.verificationStatus !== from) throw new DomainError('conflict');
    const role = roleAfter(decision, before.role);
    const updated = await tx.user.update({
      where: { id: userId },
      data: {
        role,
        verificationStatus: to,
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
    const { location: _, verificationDocuments: __, ...was } = before;
    const undo = { before: was, after: { verificationStatus: to, role } };
    await keepUndo(tx, actor, { kind: 'verification', targetId: userId, ...undo, mailIds: [mailId] }, now);
    const operation: AuditEntry = {
      action: `verification.${decision}`,
      target: 'user',
      id: userId,
      before: { verificationStatus: before.verificationStatus, role: before.role },
      after: { verificationStatus: to, role, notes },
    };
    return { result: toStatusDto(updated), entries: [operation] };
  });
}
