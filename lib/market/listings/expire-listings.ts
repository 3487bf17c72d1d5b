import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { LIST_TAG } from '@/lib/core/cache/page-tags';
import { db, type Transaction } from '@/lib/core/db/client';
import { ALL_LISTING_TABLES } from './tables';

/** Removes expired listings from the search. Returns how many. */
export async function expireListings(now = new Date()): Promise<number> {
  const counts = await Promise.all(
    ALL_LISTING_TABLES.map(async ({ table, topic }) => {
      // In SQL, so that updated_at stays: the owner changed nothing.
      const expire = (tx: Transaction) =>
        tx.$executeRaw`UPDATE ${table} SET is_active = false WHERE is_active AND expires_at <= ${now}`;
      return db.$transaction(async (tx) => {
        const count = await expire(tx);
        if (count > 0) await pagesChanged(tx, [LIST_TAG[topic]]);
        return count;
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
