import 'server-only';
import { db } from '@/lib/db/client';

/** Ends the highlights whose time has passed, so that the order of results agrees with the clock. Returns how many. */
export async function lapseHighlights(): Promise<number> {
  const { count } = await db.cattleListing.updateMany({
    where: { isHighlighted: true, highlightUntil: { lte: new Date() } },
    data: { isHighlighted: false },
  });
  return count;
}
