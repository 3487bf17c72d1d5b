import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { db } from '@/lib/db/client';
import type { Topic } from '@/lib/topics/schema';

/** A topic whose owner may appeal; a lot's can't, because cancelling it is final. */
export type AppealTopic = Topic & { kind: 'listing' | 'equipment' };

/** Returns the decision that took an owner's listing down, with its appeal; null if it isn't theirs or was never down. */
export async function latestTakeDown({ kind, id }: AppealTopic, ownerId: string, tx: Transaction = db) {
  return tx.caseDecision.findFirst({
    where: {
      ...(kind === 'listing' ? { listingId: id } : { equipmentId: id }),
      ownerId,
      changedListing: true,
      action: { in: ['taken_down', 'suspended'] },
      undoneAt: null,
    },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      title: true,
      answer: true,
      notes: true,
      createdAt: true,
      reports: { select: { reason: true }, take: 1 },
      appeal: { select: { text: true, answer: { select: { action: true } } } },
      listing: { select: { takenDownAt: true, userId: true } },
      equipment: { select: { takenDownAt: true, userId: true } },
    },
  });
}
