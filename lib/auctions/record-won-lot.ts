import 'server-only';
import type { Prisma, Transaction } from '@/lib/db/client';
import { topicIds } from '@/lib/topics/schema';

/**
 * Records, within the caller's transaction, the payment that the winner of a lot owes; an administrator completes it
 * once paid.
 */
export async function recordWonLot(
  tx: Transaction,
  userId: string | null,
  lot: { id: string; title: string },
  amount: Prisma.Decimal,
): Promise<void> {
  await tx.transaction.create({
    data: { userId, ...topicIds({ kind: 'lot', id: lot.id }), type: 'auction_bid', amount, description: lot.title },
  });
}
