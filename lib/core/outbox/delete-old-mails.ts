import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

const SENT_DAYS = 7;
/** Kept longer for investigation. */
const FAILED_DAYS = 30;

/** Deletes mails that were sent a week ago or given up a month ago. Returns how many. */
export async function deleteOldMails(now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { count } = await db.outboxMail.deleteMany({
    where: { OR: [{ sentAt: { lte: before(SENT_DAYS) } }, { failedAt: { lte: before(FAILED_DAYS) } }] },
  });
  return count;
}
