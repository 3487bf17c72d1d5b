import 'server-only';
import { db } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';

/** As the privacy policy says. */
const KEPT_DAYS = 365;

/** Deletes cases that were closed a year ago, with their answers. Returns how many. */
export async function deleteOldCases(now = new Date()): Promise<number> {
  const { count } = await db.supportCase.deleteMany({
    where: { closedAt: { lte: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } },
  });
  return count;
}
