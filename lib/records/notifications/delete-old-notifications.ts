import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** After three months nobody looks for what happened. */
const KEPT_DAYS = 90;

/** Deletes notifications of more than three months ago. Returns how many. */
export async function deleteOldNotifications(now = new Date()): Promise<number> {
  const { count } = await db.notification.deleteMany({
    where: { happenedAt: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } },
  });
  return count;
}
