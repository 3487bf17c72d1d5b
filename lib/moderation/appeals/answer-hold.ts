import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { AppealInput } from '@/lib/moderation/cases/schema';
import { consume } from '@/lib/core/rate-limit/limit';
import { parseTopic, topicIds } from '@/lib/core/topics/schema';

/**
 * Records what the actor says about their held listing or lot, for the moderator who decides. Once, also with concurrent
 * requests.
 * @throws DomainError `not_found` if none of theirs with this id is held, `already_appealed`, `account_suspended`,
 * `rate_limited`.
 */
export async function answerHold(
  actor: Actor,
  { subject: text, text: words }: AppealInput,
  now = new Date(),
): Promise<void> {
  await consume('appealByUser', actor.id);
  const topic = parseTopic(text);
  if (!topic) throw new DomainError('not_found');
  const held = { ...topicIds(topic), ownerId: actor.id, closedAt: null, heldAt: { not: null } };
  await db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    const answered = await tx.riskCase.updateMany({
      where: { ...held, answer: null },
      data: { answer: words, answeredAt: now },
    });
    if (answered.count > 0) return;
    throw new DomainError((await tx.riskCase.count({ where: held })) > 0 ? 'already_appealed' : 'not_found');
  });
}
