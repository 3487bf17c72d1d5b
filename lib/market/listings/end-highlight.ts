import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import type { TransactionType } from '@/lib/core/db/generated/enums';
import { DAY_MS } from '@/lib/core/durations';
import { HIGHLIGHTS, PAID_DURATIONS, isHighlightType, type HighlightDuration } from '@/lib/market/highlights/schema';
import { topicIds } from '@/lib/core/topics/schema';
import type { ListingTable } from './kind';

type Owed = { id: string; type: TransactionType; createdAt: Date };
type Running = { duration: HighlightDuration; until: Date };

/** Returns the highlight that a transaction pays for. */
function paidBy({ type, createdAt }: Owed): Running | null {
  if (!isHighlightType(type)) return null;
  const duration = PAID_DURATIONS[type];
  return { duration, until: new Date(createdAt.getTime() + HIGHLIGHTS[duration].days * DAY_MS) };
}

/**
 * Ends the highlight of a listing that `ended` was to pay for, in the caller's transaction. One chosen later, which has
 * its own transaction, stays; one that it replaced runs on until its own end.
 */
export async function endHighlight(
  tx: Transaction,
  kind: ListingTable,
  listingId: string,
  ended: Owed,
  now: Date,
): Promise<void> {
  if (!isHighlightType(ended.type)) return;
  const others = await tx.transaction.findMany({
    where: {
      ...topicIds({ kind: kind.topic, id: listingId }),
      type: { in: ['highlight_week', 'highlight_month'] },
      status: { in: ['pending', 'completed'] },
      id: { not: ended.id },
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, type: true, createdAt: true },
  });
  if (others.some(({ createdAt }) => createdAt > ended.createdAt)) return;
  const replaced = others.map(paidBy).find((highlight) => highlight !== null && highlight.until > now) ?? null;
  // In SQL, so that updated_at stays: the owner changed nothing.
  const rows = await tx.$queryRaw<{ id: string; userId: string }[]>`
    UPDATE ${kind.table} SET is_highlighted = ${replaced !== null}, highlight_until = ${replaced?.until ?? null}::timestamptz,
      highlight_duration = ${replaced?.duration ?? null}::highlight_duration
    WHERE id = ${listingId}::uuid RETURNING id, user_id AS "userId"`;
  await pagesChanged(
    tx,
    rows.flatMap((row) => listingTags(kind.topic, row)),
  );
}
