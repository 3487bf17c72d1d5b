import 'server-only';
import { db } from '@/lib/db/client';
import { invalidField } from '@/lib/errors/domain-error';
import type { Actor } from './actor';
import { confirmPassword } from './confirm-password';
import { hashPassword } from './passwords';
import type { ChangePasswordInput } from './schema';
import { deleteOtherSessions } from './sessions';

/**
 * Sets a new password and ends the actor's sessions everywhere but where `token` is theirs.
 * @throws DomainError `invalid_input` at `currentPassword` for a wrong one, `rate_limited`.
 */
export async function changePassword(actor: Actor, input: ChangePasswordInput, clientAddress: string, token: string): Promise<void> {
  const replaced = await confirmPassword(actor, input.currentPassword, clientAddress);
  const password = await hashPassword(input.newPassword);
  await db.$transaction(async (tx) => {
    // Of two changes at once, the second no longer knows the current password.
    const { count } = await tx.user.updateMany({ where: { id: actor.id, password: replaced }, data: { password } });
    if (count === 0) throw invalidField('currentPassword', 'passwordWrong');
    await tx.passwordResetToken.deleteMany({ where: { userId: actor.id } });
    await deleteOtherSessions(tx, actor.id, token);
  });
}
