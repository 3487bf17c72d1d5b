import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { listingTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { announceInbox } from '@/lib/records/notifications/announce-inbox';

type Changed = { userId: string; left: number; wasActive: boolean; isActive: boolean };

/** What is added to the heads of a listing that are reserved, and to those that are sold, and whether it is paused by it. */
type Change = { reserved: number; sold: number; pauses?: boolean };

/** Takes back that fewer heads are left than there are by now: a mail about it that still waits isn't sent. */
async function unsayFewer(tx: Transaction, listingId: string, left: number): Promise<void> {
  const notified = await tx.$queryRaw<{ userId: string }[]>`
    DELETE FROM notifications AS f USING negotiations AS n
    WHERE n.listing_id = ${listingId}::uuid AND f.user_id = n.buyer_id AND f.kind = 'offer' AND f.subject = 'offer ' || n.id
      AND f.data->>'outcome' = 'headsLeft' AND (f.data->>'left')::int < ${left}::int
    RETURNING f.user_id AS "userId"`;
  const ids = notified.map(({ userId }) => userId);
  if (ids.length > 0) await announceInbox(tx, ids);
}

/**
 * Changes what is reserved and sold of a listing in the caller's transaction, in one statement under the row's lock; the
 * last heads that are sold mark it as sold. The table's trigger takes it out of the search with the last free head, and
 * puts it back, unless it is paused here. More is never reserved than there is, nor of a listing that was sold, held or taken down
 * meanwhile. Returns how many are left; null if nothing was changed.
 */
async function changeHeads(
  tx: Transaction,
  id: string,
  { reserved, sold, pauses = false }: Change,
  now: Date,
): Promise<number | null> {
  const [changed] = await tx.$queryRaw<Changed[]>`
    UPDATE cattle_listings AS l SET heads_reserved = l.heads_reserved + ${reserved}::int, heads_sold = l.heads_sold + ${sold}::int,
      is_active = l.is_active AND NOT ${pauses}, awaits_heads = l.awaits_heads AND NOT ${pauses},
      sold_at = CASE WHEN ${sold}::int > 0 AND l.heads_sold + ${sold}::int >= l.head_count THEN coalesce(l.sold_at, ${now}) ELSE l.sold_at END
    FROM (SELECT id, is_active FROM cattle_listings WHERE id = ${id}::uuid FOR UPDATE) AS old
    WHERE l.id = old.id AND (${reserved}::int <= 0 OR ${reserved}::int <= l.heads_left
      AND l.sold_at IS NULL AND l.held_at IS NULL AND l.taken_down_at IS NULL)
    RETURNING l.user_id AS "userId", l.heads_left AS left, old.is_active AS "wasActive", l.is_active AS "isActive"`;
  if (!changed) return null;
  const { userId, wasActive, isActive } = changed;
  await pagesChanged(tx, listingTags('listing', { id, userId }, { offSale: wasActive && !isActive }));
  if (reserved + sold < 0) await unsayFewer(tx, id, changed.left);
  return changed.left;
}

/** Reserves heads of a listing. Returns how many are left; null if so many aren't there, or it isn't for sale any more. */
export const reserveHeads = (tx: Transaction, id: string, heads: number, now: Date): Promise<number | null> =>
  changeHeads(tx, id, { reserved: heads, sold: 0 }, now);

/** Gives reserved heads back; those that may be gone pause the listing, whose seller knows whether they are there. */
export const releaseHeads = (
  tx: Transaction,
  id: string,
  heads: number,
  now: Date,
  { areGone }: { areGone: boolean },
): Promise<number | null> => changeHeads(tx, id, { reserved: -heads, sold: 0, pauses: areGone }, now);

/** Turns reserved heads into sold ones, those that came. The others pause the listing: its seller knows where they are. */
export const sellHeads = (
  tx: Transaction,
  id: string,
  heads: number,
  came: number,
  now: Date,
): Promise<number | null> => changeHeads(tx, id, { reserved: -heads, sold: came, pauses: came < heads }, now);
