import 'server-only';
import type { Transaction } from '@/lib/db/client';

/**
 * Pauses what a person has on sale, at the moment `at` of their suspension. That moment, written to `updated_at` as well, tells these
 * listings from those that their owner or a moderator paused. Returns how many.
 */
export async function hideListingsOf(tx: Transaction, userId: string, at: Date): Promise<number> {
  const { count } = await tx.cattleListing.updateMany({ where: { userId, isActive: true }, data: { isActive: false, updatedAt: at } });
  return count;
}

/** Puts back on sale what the suspension at that moment paused, and nothing that changed or expired since. Returns how many. */
export async function showListingsOf(tx: Transaction, userId: string, suspendedAt: Date): Promise<number> {
  const { count } = await tx.cattleListing.updateMany({
    where: { userId, isActive: false, updatedAt: suspendedAt, soldAt: null, expiresAt: { gt: new Date() } },
    data: { isActive: true },
  });
  return count;
}
