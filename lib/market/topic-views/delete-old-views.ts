import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** Sellers see the last week; two months show whether a change of the price helped. */
const KEPT_DAYS = 60;

/** Deletes the counts of views of days more than two months ago. Returns how many. */
export async function deleteOldViews(now = new Date()): Promise<number> {
  const { count } = await db.topicViewDay.deleteMany({
    where: { day: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } },
  });
  return count;
}
