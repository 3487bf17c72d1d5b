import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { deleteOtherSessions } from '@/lib/accounts/sessions/sessions';
import { confirmPassword } from './confirm-password';
import { hashPassword } from './hash-password';
import type { ChangePasswordInput } from './schema';
import { refuseWeakPassword } from './weak-passwords';

/**
 * Changes the actor's password and ends their other sessions; the session of `token` stays.
 * @throws DomainError `confirmation_required`, `invalid_input` at `currentPassword` if it is wrong and at `newPassword` if it is easily
 * guessed, `rate_limited`.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput, token: string): Promise<void> {
  const replaced = await confirmPassword(actor, input.currentPassword);
  const owner = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, firstName: true, lastName: true, phone: true },
  });
  await refuseWeakPassword('newPassword', input.newPassword, owner);
  const password = await hashPassword(input.newPassword);
  await db.$transaction(async (tx) => {
    // Guards against two concurrent changes: the second one fails because its current password is outdated.
    const { count } = await tx.user.updateMany({ where: { id: actor.id, password: replaced }, data: { password } });
    if (count === 0) throw invalidField('currentPassword', 'passwordWrong');
    await tx.passwordResetToken.deleteMany({ where: { userId: actor.id } });
    await deleteOtherSessions(tx, actor.id, token);
    await queueAlert(tx, actor.id, 'passwordChanged');
  });
  deliverSoon();
}
