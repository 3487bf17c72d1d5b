import 'server-only';
import { pagesChanged } from '@/lib/cache/page-changes';
import { listingTags } from '@/lib/cache/page-tags';
import type { Transaction } from '@/lib/db/client';
import type { ListingKind } from './kind';

/** Ends a listing's highlight, in the caller's transaction. */
export async function endHighlight(tx: Transaction, kind: ListingKind<unknown>, id: string): Promise<void> {
  // In SQL, so that updated_at stays: the owner changed nothing.
  const rows = await tx.$queryRaw<{ id: string; userId: string }[]>`
    UPDATE ${kind.table} SET is_highlighted = false, highlight_until = NULL, highlight_duration = NULL
    WHERE id = ${id}::uuid RETURNING id, user_id AS "userId"`;
  await pagesChanged(
    tx,
    rows.flatMap((row) => listingTags(kind.topic, row)),
  );
}
