import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { refuseSuspended } from '@/lib/actors/refuse-suspended';
import { KINDS } from '@/lib/catalog/kinds';
import { db, Prisma } from '@/lib/db/client';
import { DomainError } from '@/lib/errors/domain-error';
import { lockListing } from '@/lib/listings/lock-listing';
import { consume } from '@/lib/rate-limit/limit';
import { parseTopic } from '@/lib/topics/schema';
import { latestTakeDown } from './appealed-decision';
import type { AppealInput } from './schema';

/**
 * Appeals the decision that took the actor's listing down; the appeal waits for an administrator. One per decision, also
 * with concurrent requests.
 * @throws DomainError `not_found` if it isn't the actor's, `not_appealable` if it isn't down any more, `already_appealed`,
 * `account_suspended`, `rate_limited`.
 */
export async function appeal(actor: Actor, { topic: text, text: words }: AppealInput): Promise<void> {
  await consume('appealByUser', actor.id);
  const topic = parseTopic(text);
  if (!topic || topic.kind === 'lot') throw new DomainError('not_found');
  const { kind, id } = topic;
  await db.$transaction(async (tx) => {
    const listing = await lockListing(tx, KINDS[kind], id);
    if (!listing || listing.userId !== actor.id) throw new DomainError('not_found');
    await refuseSuspended(tx, actor.id);
    const decision = await latestTakeDown({ kind, id }, actor.id, tx);
    if (!decision || !listing.takenDownAt) throw new DomainError('not_appealable');
    if (decision.appeal) throw new DomainError('already_appealed');
    await tx.appeal
      .create({ data: { decisionId: decision.id, userId: actor.id, text: words }, select: { id: true } })
      .catch((cause: unknown) => {
        const twice = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === 'P2002';
        throw twice ? new DomainError('already_appealed', { cause }) : cause;
      });
  });
}
