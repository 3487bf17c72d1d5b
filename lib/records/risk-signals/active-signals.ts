import 'server-only';
import type { Transaction } from '@/lib/core/db/client';

/** Returns the signals that count for a listing or lot: its own and those about its owner, strongest first. */
export async function activeSignals(
  tx: Transaction,
  { topicId, ownerId }: { topicId: string; ownerId: string },
  now: Date,
) {
  return tx.riskSignal.findMany({
    where: {
      clearedAt: null,
      expiresAt: { gt: now },
      OR: [{ subjectId: topicId }, { userId: ownerId, subject: { in: ['user', 'message'] } }],
    },
    orderBy: [{ points: 'desc' }, { id: 'asc' }],
    select: { id: true, subject: true, rule: true, points: true, evidence: true, createdAt: true },
  });
}
