import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import type { Trust } from './score';

/** Returns what speaks for a seller. */
export async function trustOf(tx: Transaction, userId: string): Promise<Trust> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { verificationStatus: true, phoneConfirmedAt: true, createdAt: true },
  });
  return {
    verified: user.verificationStatus === 'verified',
    phoneConfirmed: user.phoneConfirmedAt !== null,
    memberSince: user.createdAt,
  };
}
