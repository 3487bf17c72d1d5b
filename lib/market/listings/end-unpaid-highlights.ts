import 'server-only';
import { db } from '@/lib/core/db/client';
import { unpaidSince } from '@/lib/market/highlights/record-highlight';
import { endHighlight } from './end-highlight';
import { lockListing } from './lock-listing';
import { LISTING_TABLES } from './tables';

type Unpaid = { id: string; listingId: string | null; equipmentId: string | null };

/** Ends the highlights that were not paid for in time; their transactions have failed. Returns how many. */
export async function endUnpaidHighlights(now = new Date()): Promise<number> {
  const unpaid = await db.transaction.findMany({
    where: {
      type: { in: ['highlight_week', 'highlight_month'] },
      status: 'pending',
      createdAt: { lte: unpaidSince(now) },
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true, listingId: true, equipmentId: true },
  });
  let lapsed = 0;
  for (const transaction of unpaid) if (await lapse(transaction, now)) lapsed += 1;
  return lapsed;
}

/** Returns false if an administrator has moved the transaction meanwhile. */
function lapse({ id, listingId, equipmentId }: Unpaid, now: Date): Promise<boolean> {
  const kind = LISTING_TABLES[equipmentId ? 'equipment' : 'listing'];
  const of = listingId ?? equipmentId;
  return db.$transaction(async (tx) => {
    // Locks the listing first, in the same order as an administrator's change of the transaction does.
    if (of) await lockListing(tx, kind, of);
    const [failed] = await tx.transaction.updateManyAndReturn({
      where: { id, status: 'pending' },
      data: { status: 'failed' },
      select: { id: true, type: true, createdAt: true },
    });
    if (failed && of) await endHighlight(tx, kind, of, failed, now);
    return failed !== undefined;
  });
}
