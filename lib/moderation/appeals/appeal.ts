import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db, Prisma } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { readCaseTitle } from '@/lib/moderation/cases/case-title';
import { lockCaseSubject } from '@/lib/moderation/cases/change-subject';
import type { AppealInput } from '@/lib/moderation/cases/schema';
import { consume } from '@/lib/core/rate-limit/limit';
import { latestAppealable, parseAppealSubject, stillHolds } from './appealed-decision';

/**
 * Appeals the decision that took the actor's listing down, removed their message or warned them; the appeal waits for an
 * administrator. One per decision, also with concurrent requests.
 * @throws DomainError `not_found` if there is no such decision, `not_appealable` if it doesn't hold any more,
 * `already_appealed`, `account_suspended`, `rate_limited`.
 */
export async function appeal(actor: Actor, { subject: text, text: words }: AppealInput): Promise<void> {
  await consume('appealByUser', actor.id);
  const subject = parseAppealSubject(text);
  if (!subject) throw new DomainError('not_found');
  await db.$transaction(async (tx) => {
    await lockCaseSubject(tx, subject);
    if ((await readCaseTitle(tx, subject))?.owner?.id !== actor.id) throw new DomainError('not_found');
    await refuseSuspended(tx, actor.id);
    const decision = await latestAppealable(subject, actor.id, tx);
    if (!decision || !stillHolds(subject, decision)) throw new DomainError('not_appealable');
    if (decision.appeal) throw new DomainError('already_appealed');
    await tx.appeal
      .create({ data: { decisionId: decision.id, userId: actor.id, text: words }, select: { id: true } })
      .catch((cause: unknown) => {
        const twice = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === 'P2002';
        throw twice ? new DomainError('already_appealed', { cause }) : cause;
      });
  });
}
