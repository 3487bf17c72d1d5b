import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { lockName } from '@/lib/core/db/locks';
import { DAY_MS } from '@/lib/core/durations';
import { invalidField } from '@/lib/core/errors/domain-error';
import { topicIds, type Topic } from '@/lib/core/topics/schema';
import { HIGHLIGHTS, LAPSED, UNPAID_DAYS, UNPAID_MAX, type HighlightDuration } from './schema';

/** The transactions of highlights that wait for their payment. */
const UNPAID: Prisma.TransactionWhereInput = { type: { in: ['highlight_week', 'highlight_month'] }, status: 'pending' };

/** Returns the time since which unpaid highlights are still valid; those chosen before have ended. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - UNPAID_DAYS * DAY_MS);

/**
 * Records, in the caller's transaction, that a seller owes the price of a highlight; an administrator completes it on
 * payment. An unpaid one of the same listing, which it replaces, is no longer owed.
 * @throws DomainError `invalid_input` at `highlightDuration` if others of the seller's highlights are unpaid, or too many
 * ended so lately.
 */
export async function recordHighlight(
  tx: Transaction,
  userId: string,
  listing: Topic & { title: string },
  duration: HighlightDuration,
  now: Date,
): Promise<void> {
  // Serialized, so that two concurrent choices don't both find nothing owed.
  await lockName(tx, `highlights ${userId}`);
  await tx.transaction.updateMany({ where: { ...UNPAID, ...topicIds(listing) }, data: { status: 'failed' } });
  const unpaid = await tx.transaction.count({ where: { ...UNPAID, userId, createdAt: { gt: unpaidSince(now) } } });
  const { verificationStatus } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { verificationStatus: true },
  });
  if (unpaid >= UNPAID_MAX[verificationStatus === 'verified' ? 'verified' : 'others'])
    throw invalidField('highlightDuration', 'highlightUnpaid', { count: unpaid });
  if ((await countLapsed(tx, userId, now)) >= LAPSED.max)
    throw invalidField('highlightDuration', 'highlightLapsed', { count: LAPSED.max, days: LAPSED.days });
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

/** Counts the highlights that ended lately because nobody paid in time; one that another replaced failed earlier. */
async function countLapsed(tx: Transaction, userId: string, now: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ lapsed: number }[]>`
    SELECT count(*)::int AS lapsed FROM transactions
    WHERE user_id = ${userId}::uuid AND type IN ('highlight_week', 'highlight_month') AND status = 'failed'
      AND created_at > ${new Date(now.getTime() - LAPSED.days * DAY_MS)} AND updated_at >= created_at + make_interval(days => ${UNPAID_DAYS}::int)`;
  return row?.lapsed ?? 0;
}
