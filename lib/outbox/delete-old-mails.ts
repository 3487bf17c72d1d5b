import 'server-only';
import { db } from '@/lib/db/client';

const DAY_MS = 24 * 60 * 60 * 1000;
const SENT_DAYS = 7;
/** Longer, so that somebody may look into why. */
const FAILED_DAYS = 30;

/** Deletes what was sent a week ago and what was given up a month ago. Returns how many mails. */
export async function deleteOldMails(now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { count } = await db.outboxMail.deleteMany({
    where: { OR: [{ sentAt: { lte: before(SENT_DAYS) } }, { failedAt: { lte: before(FAILED_DAYS) } }] },
  });
  return count;
}
