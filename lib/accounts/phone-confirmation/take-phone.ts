import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { queueChecksOfPlaces, queueRiskCheck } from '@/lib/records/risk-signals/queue-risk-check';

/** Serialises what changes whose a phone is, until the transaction ends. Take it before other locks. */
export async function lockPhone(tx: Transaction, phone: string): Promise<void> {
  await lockName(tx, `phone ${phone}`);
}

/** Returns another account than `userId` that has confirmed this phone. */
export function ownerOf(tx: Transaction, phone: string, userId: string) {
  return tx.user.findFirst({
    where: { phone, phoneConfirmedAt: { not: null }, id: { not: userId } },
    select: { id: true, email: true, firstName: true, language: true },
  });
}

/** Gives a confirmed phone to an account, in the caller's transaction, which has called `lockPhone`. */
export async function takePhone(tx: Transaction, userId: string, phone: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { phone, phoneConfirmedAt: now } });
  await tx.phoneConfirmation.deleteMany({ where: { userId, usedAt: null } });
  await phoneChanged(tx, userId);
}

/** Makes stale what says whether somebody's phone is confirmed, and has their listings judged anew. */
export async function phoneChanged(tx: Transaction, userId: string): Promise<void> {
  await pagesChanged(tx, badgeTags(userId));
  await queueChecksOfPlaces(tx, userId);
  await queueRiskCheck(tx, 'user', userId);
}

/** Withdraws what an account still asks with another phone, because it has a new one. */
export async function dropClaims(tx: Transaction, userId: string): Promise<void> {
  await tx.phoneConfirmation.deleteMany({ where: { userId, answeredAt: null } });
}
