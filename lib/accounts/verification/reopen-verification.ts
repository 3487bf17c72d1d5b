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

const afterSchema = z.object({ verificationStatus: z.enum(['verified', 'rejected']), role: z.enum(ROLES) });
const beforeSchema = z.object({
  role: z.enum(ROLES),
  verificationStatus: z.enum(['pending', 'verified']),
  verificationNotes: z.string().nullable(),
  verificationReviewedAt: z.coerce.date().nullable(),
  verificationReviewedBy: z.string().nullable(),
});

/**
 * Takes back the actor's decision on a request, and the role that came or went with it.
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
  const isLeft = now.verificationStatus === left.verificationStatus && now.role === left.role;
  if (!isLeft || now.verificationReviewedBy !== actor.id) throw new DomainError('conflict');
  await tx.user.update({ where: { id: targetId }, data: was, select: { id: true } });
  await pagesChanged(tx, badgeTags(targetId));
  return [
    {
      action: 'verification.reopened',
      target: 'user',
      id: targetId,
      before: left,
      after: { verificationStatus: was.verificationStatus, role: was.role },
    },
  ];
}
