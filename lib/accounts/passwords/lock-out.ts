import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '@/lib/core/db/client';
import { deleteUserSessions } from '@/lib/accounts/sessions/sessions';
import { hashPassword } from './hash-password';

/** Returns the hash of a password that nobody knows. Hashing is slow, so call it before the transaction. */
export function unknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/**
 * Ends all access to an account until its owner resets the password by mail: replaces the password by `password`, which
 * is `unknownPassword()`, and ends sessions and open resets. The caller's transaction has locked the account.
 */
export async function lockOut(tx: Transaction, userId: string, password: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { password } });
  await tx.passwordResetToken.deleteMany({ where: { userId } });
  await deleteUserSessions(tx, userId);
}
