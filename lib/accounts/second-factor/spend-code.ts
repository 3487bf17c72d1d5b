import 'server-only';
import { db } from '@/lib/core/db/client';
import { stepOfCode } from './one-time-code';
import { spendRecoveryCode } from './recovery-codes';
import { openSecret } from './sealed-secret';

/**
 * Uses up a code of the account's authenticator app or a recovery code: each works once, also when it is sent twice at
 * the same time. Returns which one it was, or null for a wrong or used code.
 */
export async function spendCode(userId: string, code: string, now = new Date()): Promise<'app' | 'recovery' | null> {
  if (code.length > 6) return (await spendRecoveryCode(userId, code, now)) ? 'recovery' : null;
  const app = await db.authenticatorApp.findUnique({ where: { userId }, select: { secret: true, confirmedAt: true } });
  const secret = app?.confirmedAt && openSecret(userId, app.secret);
  const step = secret ? stepOfCode(secret, code, now.getTime()) : null;
  if (step === null) return null;
  const { count } = await db.authenticatorApp.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step, usedAt: now },
  });
  return count === 1 ? 'app' : null;
}
