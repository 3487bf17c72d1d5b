import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/** Removes all second factors of an account, with the recovery codes, in the caller's transaction. */
export async function clearFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.authenticatorApp.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
