import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/** Forgets, of an account that is deleted, what undoing acts on it or on its deleted advertisements would put back. */
export async function forgetUndosOf(tx: Transaction, userId: string): Promise<void> {
  await tx.undoableAct.deleteMany({
    where: { OR: [{ targetId: userId }, { before: { path: ['ad', 'requested_by'], equals: userId } }] },
  });
}
