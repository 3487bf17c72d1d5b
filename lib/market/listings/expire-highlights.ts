import 'server-only';
import { db } from '@/lib/core/db/client';
import { ALL_LISTING_TABLES } from './tables';

/** Clears the flag of expired highlights, which results are ordered by. Returns how many. */
export async function expireHighlights(): Promise<number> {
  // In SQL, so that updated_at stays: the owner changed nothing.
  const counts = await Promise.all(
    ALL_LISTING_TABLES.map(
      ({ table }) =>
        db.$executeRaw`UPDATE ${table} SET is_highlighted = false WHERE is_active AND is_highlighted AND highlight_until <= now()`,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
