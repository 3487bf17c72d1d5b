import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { topicIds, type Topic } from '@/lib/topics/schema';
import { HIGHLIGHTS, type HighlightDuration } from './schema';

/**
 * Records, in the caller's transaction, that a seller owes the price of a highlight; an administrator completes it on
 * payment.
 */
export async function recordHighlight(
  tx: Transaction,
  userId: string,
  listing: Topic & { title: string },
  duration: HighlightDuration,
): Promise<void> {
  await tx.transaction.create({
    data: {
      userId,
      ...topicIds(listing),
      type: duration === 'week' ? 'highlight_week' : 'highlight_month',
      amount: HIGHLIGHTS[duration].price,
      description: listing.title,
    },
  });
}
