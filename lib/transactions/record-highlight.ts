import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { HIGHLIGHTS, type HighlightDuration } from '@/lib/listings/schema';

/** Notes, within the caller's transaction, that a seller owes the price of a highlight; an administrator completes it on payment. */
export async function recordHighlight(tx: Transaction, userId: string, listing: { id: string; title: string }, duration: HighlightDuration): Promise<void> {
  await tx.transaction.create({
    data: {
      userId,
      listingId: listing.id,
      type: duration === 'week' ? 'highlight_week' : 'highlight_month',
      amount: HIGHLIGHTS[duration].price,
      description: listing.title,
    },
  });
}
