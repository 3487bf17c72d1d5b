import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';

type Changed = { userId: string; left: number; wasActive: boolean; isActive: boolean };

async function nameStalePages(tx: Transaction, id: string, { userId, wasActive, isActive }: Changed): Promise<void> {
  await pagesChanged(tx, listingTags('listing', { id, userId }, { offSale: wasActive && !isActive }));
}

/**
 * Reserves heads of a listing in the caller's transaction, in one statement under the row's lock, so that no more are ever
 * promised than there are. The last ones take it out of the search. Returns how many are left and whether it left the
 * search; null if so many aren't there, or it was sold, held or taken down meanwhile.
 */
export async function reserveHeads(
  tx: Transaction,
  id: string,
  heads: number,
): Promise<{ left: number; hid: boolean } | null> {
  const [changed] = await tx.$queryRaw<Changed[]>`
    UPDATE cattle_listings AS l SET heads_reserved = l.heads_reserved + ${heads}::int,
      is_active = l.is_active AND l.heads_reserved + l.heads_sold + ${heads}::int < l.head_count
    FROM (SELECT id, is_active FROM cattle_listings WHERE id = ${id}::uuid FOR UPDATE) AS old
    WHERE l.id = old.id AND l.sold_at IS NULL AND l.held_at IS NULL AND l.taken_down_at IS NULL
      AND l.heads_reserved + l.heads_sold + ${heads}::int <= l.head_count
    RETURNING l.user_id AS "userId", l.head_count - l.heads_reserved - l.heads_sold AS left,
      old.is_active AS "wasActive", l.is_active AS "isActive"`;
  if (!changed) return null;
  await nameStalePages(tx, id, changed);
  return { left: changed.left, hid: changed.wasActive && !changed.isActive };
}

/**
 * Gives reserved heads back in the caller's transaction. A listing that deals alone took out of the search returns to it,
 * unless it expired, was sold, held or taken down meanwhile.
 */
export async function releaseHeads(tx: Transaction, id: string, heads: number): Promise<void> {
  const [changed] = await tx.$queryRaw<Changed[]>`
    UPDATE cattle_listings AS l SET heads_reserved = l.heads_reserved - ${heads}::int,
      is_active = l.is_active OR (l.heads_reserved + l.heads_sold = l.head_count
        AND EXISTS (SELECT 1 FROM deals WHERE listing_id = l.id AND hid_listing)
        AND l.expires_at > now() AND l.sold_at IS NULL AND l.held_at IS NULL AND l.taken_down_at IS NULL)
    FROM (SELECT id, is_active FROM cattle_listings WHERE id = ${id}::uuid FOR UPDATE) AS old
    WHERE l.id = old.id
    RETURNING l.user_id AS "userId", l.head_count - l.heads_reserved - l.heads_sold AS left,
      old.is_active AS "wasActive", l.is_active AS "isActive"`;
  if (changed) await nameStalePages(tx, id, changed);
}

/** Turns reserved heads into sold ones in the caller's transaction; the last ones mark the listing as sold. */
export async function sellHeads(tx: Transaction, id: string, heads: number, now: Date): Promise<void> {
  const [changed] = await tx.$queryRaw<Changed[]>`
    UPDATE cattle_listings AS l SET heads_reserved = l.heads_reserved - ${heads}::int, heads_sold = l.heads_sold + ${heads}::int,
      sold_at = CASE WHEN l.heads_sold + ${heads}::int >= l.head_count THEN coalesce(l.sold_at, ${now}) ELSE l.sold_at END,
      is_active = l.is_active AND l.heads_sold + ${heads}::int < l.head_count
    FROM (SELECT id, is_active FROM cattle_listings WHERE id = ${id}::uuid FOR UPDATE) AS old
    WHERE l.id = old.id
    RETURNING l.user_id AS "userId", l.head_count - l.heads_reserved - l.heads_sold AS left,
      old.is_active AS "wasActive", l.is_active AS "isActive"`;
  if (changed) await nameStalePages(tx, id, changed);
}
