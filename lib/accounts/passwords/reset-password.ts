import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import { lockAddress, takeAddress } from '@/lib/accounts/contacts/take-address';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { WRONG_TRIES_MAX, isRightCode } from '@/lib/core/mailed-codes/mailed-code';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume } from '@/lib/core/rate-limit/limit';
import { deleteUserSessions } from '@/lib/accounts/sessions/sessions';
import { isId } from '@/lib/core/validation/fields';
import { hashPassword } from './hash-password';
import { refuseWeakPassword } from './weak-passwords';

/**
 * Sets a new password using the code of the flow that this browser started, and ends all of the user's sessions and
 * other flows. A flow allows five wrong codes and 15 minutes; attempts without a flow are limited per address, so that
 * the right code always works. It also confirms an address that wasn't confirmed. Returns the id of the user.
 * @throws DomainError `rate_limited`, `reset_code_invalid` if the code is wrong, used, expired or of another flow,
 * `invalid_input` at `newPassword` if it is easily guessed.
 */
export async function resetPassword(
  flowId: string | null,
  code: string,
  newPassword: string,
  clientAddress: string,
): Promise<string> {
  // Checked before an attempt is counted, but without the owner's data, which must not be revealed before the code is
  // verified.
  await refuseWeakPassword('newPassword', newPassword, null);
  // Counts the attempt before the code is compared, in one statement, so that parallel guesses can't exceed the
  // limit.
  const [flow] = isId(flowId)
    ? await db.$queryRaw<{ userId: string; token: string }[]>`
    UPDATE password_reset_tokens SET attempts = attempts + 1
    WHERE id = ${flowId}::uuid AND used_at IS NULL AND expires_at > now() AND attempts < ${WRONG_TRIES_MAX}
    RETURNING user_id AS "userId", token`
    : [];
  if (!flow || !flowId) {
    await consume('resetTryByAddress', clientAddress);
    throw new DomainError('reset_code_invalid', { fields: { token: [{ key: 'codeInvalid' }] } });
  }
  if (!isRightCode(flow.token, flowId, code))
    throw new DomainError('reset_code_invalid', { fields: { token: [{ key: 'codeInvalid' }] } });
  const owner = await db.user.findUniqueOrThrow({
    where: { id: flow.userId },
    select: { email: true, emailConfirmedAt: true, firstName: true, lastName: true, phone: true },
  });
  await refuseWeakPassword('newPassword', newPassword, owner).catch(async (refusal: unknown) => {
    // The code was right: the attempt doesn't count, so that choosing a password can't use the flow up.
    await db.passwordResetToken.updateMany({
      where: { id: flowId, usedAt: null, attempts: { gt: 0 } },
      data: { attempts: { decrement: 1 } },
    });
    throw refusal;
  });
  const password = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await lockAddress(tx, owner.email);
    const { count } = await tx.passwordResetToken.updateMany({
      where: { id: flowId, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 0) throw new DomainError('reset_code_invalid');
    const { email, emailConfirmedAt } = await tx.user.update({ where: { id: flow.userId }, data: { password } });
    // The code was read in the address's mailbox, which is what a confirmation proves.
    if (!emailConfirmedAt && !(email === owner.email && (await takeAddress(tx, flow.userId, email))))
      throw new DomainError('reset_code_invalid');
    await tx.passwordResetToken.deleteMany({ where: { userId: flow.userId, usedAt: null } });
    await deleteUserSessions(tx, flow.userId);
    await queueAlert(tx, flow.userId, 'passwordChanged');
  });
  deliverSoon();
  return flow.userId;
}
