import 'server-only';
import { pagesChanged } from '@/lib/cache/page-changes';
import { LIST_TAG } from '@/lib/cache/page-tags';
import { db } from '@/lib/db/client';
import { ALL_KINDS } from './kinds';

/** Takes the listings whose time is over out of the search. Returns how many. */
export async function expireListings(now = new Date()): Promise<number> {
  const counts = await Promise.all(
    ALL_KINDS.map(async ({ table, topic }) => {
      // In SQL, because the owner changed nothing: updated_at stays.
      const count =
        await db.$executeRaw`UPDATE ${table} SET is_active = false WHERE is_active AND expires_at <= ${now}`;
      if (count > 0) await pagesChanged(db, [LIST_TAG[topic]]);
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
