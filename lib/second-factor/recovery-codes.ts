import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '@/lib/db/client';
import { RECOVERY_CODES } from './schema';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 15;
const GROUP = /.{5}(?=.)/g;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Returns the stored form of a recovery code. */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex');
}

/** Gives an account ten new recovery codes, which replace all others, and returns them as they are shown. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashRecoveryCode(userId, code) })) });
  return codes.map((code) => code.replace(GROUP, '$&-'));
}
