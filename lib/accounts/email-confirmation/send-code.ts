import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { isWithinMailbox } from '@/lib/core/outbox/mailbox-budget';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import type { CodeSentDto } from './dto';
import { getConfirmation } from './get-confirmation';
import { queueConfirmation } from './queue-confirmation';

/**
 * Counts a mail that the actor requests to `email`; returns how many more they may, and whether it is owed: others may have
 * had many sent there, of which the actor learns nothing.
 * @throws DomainError `rate_limited`.
 */
export async function countRequest(actor: Actor, email: string, clientAddress: string) {
  const remaining = await consume('confirmationByUser', actor.id);
  await consume('confirmationByAddress', clientAddress);
  return { remaining, isOwed: await isWithinMailbox(email, clientAddress) };
}

/**
 * Mails another code and link to the address that the actor has to confirm; earlier codes are void.
 * @throws DomainError `conflict` if there is nothing to confirm, `rate_limited`.
 */
export async function sendCode(actor: Actor, clientAddress: string, now = new Date()): Promise<CodeSentDto> {
  const { email, isConfirmed, pendingEmail } = await getConfirmation(actor, now);
  if (isConfirmed && !pendingEmail) throw new DomainError('conflict');
  const to = pendingEmail ?? email;
  const { remaining, isOwed } = await countRequest(actor, to, clientAddress);
  await db.$transaction(async (tx) => {
    const account = await tx.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { id: true, firstName: true, language: true },
    });
    await queueConfirmation(tx, account, to, isOwed, now);
  });
  deliverSoon();
  return { email: to, remaining };
}
