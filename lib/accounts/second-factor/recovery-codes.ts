import 'server-only';
import { randomBytes } from 'node:crypto';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import { db, type Transaction } from '@/lib/core/db/client';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { hashPassword, verifyPassword } from '@/lib/accounts/passwords/hash-password';
import { RECOVERY_CODES } from './schema';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 10;
const GROUP = /.{5}(?=.)/g;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Recovery codes as they are shown, and their hashes. */
export type NewRecoveryCodes = { codes: string[]; hashes: string[] };

/** Makes ten recovery codes. Hashing them is slow, so call it before the transaction. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  return { codes: codes.map((code) => code.replace(GROUP, '$&-')), hashes };
}

/** Gives an account new recovery codes, which replace all others. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  { hashes }: NewRecoveryCodes,
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) });
}

/** Uses up a recovery code. Returns false for a wrong or used one, also if it is used twice at the same time. */
export async function spendRecoveryCode(userId: string, code: string, now: Date): Promise<boolean> {
  const codes = await db.recoveryCode.findMany({ where: { userId, usedAt: null }, select: { hash: true } });
  const matches = await Promise.all(codes.map(({ hash }) => verifyPassword(hash, code)));
  const hash = codes[matches.indexOf(true)]?.hash;
  if (!hash) return false;
  const isSpent = await db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId, hash, usedAt: null },
      data: { usedAt: now },
    });
    if (count === 1) await queueAlert(tx, userId, 'recoveryCodeUsed');
    return count === 1;
  });
  if (isSpent) deliverSoon();
  return isSpent;
}
