import 'server-only';
import type { Prisma, Transaction } from '@/lib/db/client';
import { topicIds } from '@/lib/topics/schema';

/** Notes, within the caller's transaction, that the winner of a lot owes its final price; an administrator completes it on payment. */
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
