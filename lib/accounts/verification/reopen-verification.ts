import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AuditEntry } from '@/lib/records/audit/admin-act';
import type { KeptAct } from '@/lib/records/undo/take-undo';
import { ROLES } from '@/lib/accounts/accounts/schema';
import { lockVerification } from './lock-verification';

const beforeSchema = z.object({ role: z.enum(ROLES) });
const afterSchema = z.object({ verificationStatus: z.enum(['verified', 'rejected']), role: z.enum(ROLES) });

/**
 * Makes a request pending again that the actor decided, and takes back the role that came with it.
 * @throws DomainError `not_found`, `conflict` if the person has sent another request or got another role meanwhile.
 */
export async function reopenVerification(
  tx: Transaction,
  actor: Actor,
  { targetId, before, after }: KeptAct,
): Promise<[AuditEntry]> {
  const [was, left] = [beforeSchema.parse(before), afterSchema.parse(after)];
  const now = await lockVerification(tx, targetId);
  if (!now) throw new DomainError('not_found');
  const { verificationReviewedBy: by } = await tx.user.findUniqueOrThrow({
    where: { id: targetId },
    select: { verificationReviewedBy: true },
  });
  if (now.verificationStatus !== left.verificationStatus || now.role !== left.role || by !== actor.id)
    throw new DomainError('conflict');
  await tx.user.update({
    where: { id: targetId },
    data: {
      role: was.role,
      verificationStatus: 'pending',
      verificationNotes: null,
      verificationReviewedAt: null,
      verificationReviewedBy: null,
    },
    select: { id: true },
  });
  await pagesChanged(tx, badgeTags(targetId));
  return [
    {
      action: 'verification.reopened',
      target: 'user',
      id: targetId,
      before: left,
      after: { verificationStatus: 'pending', role: was.role },
    },
  ];
}
