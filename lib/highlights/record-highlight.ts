import 'server-only';
import type { Prisma, Transaction } from '@/lib/db/client';
import { DAY_MS } from '@/lib/durations';
import { invalidField } from '@/lib/errors/domain-error';
import { topicIds, type Topic } from '@/lib/topics/schema';
import { HIGHLIGHTS, UNPAID_DAYS, UNPAID_MAX, type HighlightDuration } from './schema';

/** The transactions of highlights that wait for their payment. */
const UNPAID: Prisma.TransactionWhereInput = { type: { in: ['highlight_week', 'highlight_month'] }, status: 'pending' };

/** Returns the time since which unpaid highlights are still valid; those chosen before have ended. */
export const unpaidSince = (now: Date): Date => new Date(now.getTime() - UNPAID_DAYS * DAY_MS);

/**
 * Records, in the caller's transaction, that a seller owes the price of a highlight; an administrator completes it on
 * payment. An unpaid one of the same listing, which it replaces, is no longer owed.
 * @throws DomainError `invalid_input` at `highlightDuration` if others of the seller's highlights are unpaid.
 */
export async function recordHighlight(
  tx: Transaction,
  userId: string,
  listing: Topic & { title: string },
  duration: HighlightDuration,
  now: Date,
): Promise<void> {
  // Serialized, so that two concurrent choices don't both find nothing owed.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`highlights ${userId}`}, 0))`;
  await tx.transaction.updateMany({ where: { ...UNPAID, ...topicIds(listing) }, data: { status: 'failed' } });
  const unpaid = await tx.transaction.count({ where: { ...UNPAID, userId, createdAt: { gt: unpaidSince(now) } } });
  const { verificationStatus } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { verificationStatus: true },
  });
  if (unpaid >= UNPAID_MAX[verificationStatus === 'verified' ? 'verified' : 'others'])
    throw invalidField('highlightDuration', 'highlightUnpaid', { count: unpaid });
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
