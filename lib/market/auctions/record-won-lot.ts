import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { topicIds } from '@/lib/core/topics/schema';
import type { LotRow } from './dto';

/**
 * Records, within the caller's transaction, the payment that the winner of a lot owes, in the lot's currency; an administrator completes it
 * once paid.
 */
export async function recordWonLot(
  tx: Transaction,
  userId: string | null,
  { id, title, priceCurrency, total }: Pick<LotRow, 'id' | 'title' | 'priceCurrency' | 'total'>,
): Promise<void> {
  await tx.transaction.create({
    data: {
      userId,
      ...topicIds({ kind: 'lot', id }),
      type: 'auction_bid',
      amount: total,
      currency: priceCurrency,
      description: title,
    },
  });
}
