import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { lockUser } from '@/lib/core/db/locks';
import { invalidField } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { confirmPassword } from '@/lib/accounts/passwords/confirm-password';
import type { CodeSentDto } from './dto';
import { queueConfirmation } from './queue-confirmation';
import type { ChangeAddressInput } from './schema';
import { countRequest } from './send-code';

/**
 * Mails a code to a new address, which replaces the actor's once it is confirmed. An address that was never confirmed
 * is replaced at once, without the password: it may have been mistyped. Whether the new one has an account is answered
 * alike.
 * @throws DomainError `confirmation_required`, `invalid_input` at `email` if it is the actor's and at `currentPassword`, `rate_limited`.
 */
export async function changeAddress(
  actor: Actor,
  { email, currentPassword }: ChangeAddressInput,
  clientAddress: string,
): Promise<CodeSentDto> {
  const isKnown = currentPassword !== undefined;
  if (isKnown) await confirmPassword(actor, currentPassword);
  const { remaining, isOwed } = await countRequest(actor, email, clientAddress);
  await db.$transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const account = await tx.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { id: true, email: true, emailConfirmedAt: true, firstName: true, language: true },
    });
    // Read under the lock: the address may have been confirmed meanwhile.
    if (account.emailConfirmedAt) {
      if (!isKnown) throw invalidField('currentPassword', 'required');
      if (account.email === email) throw invalidField('email', 'emailUnchanged');
    } else if (account.email !== email) {
      await tx.user.update({ where: { id: actor.id }, data: { email } });
      // What was mailed to the mistyped address must not open the account, or confirm another address.
      await tx.passwordResetToken.deleteMany({ where: { userId: actor.id } });
    }
    await queueConfirmation(tx, account, email, isOwed);
  });
  deliverSoon();
  return { email, remaining };
}
