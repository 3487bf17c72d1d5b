import 'server-only';
import { db } from '@/lib/db/client';
import { ALL_LISTING_TABLES } from './tables';

/** Ends the highlights whose time has passed, so that the order of results agrees with the clock. Returns how many. */
export async function expireHighlights(): Promise<number> {
  // In SQL, because the owner changed nothing: updated_at stays.
  const counts = await Promise.all(
    ALL_LISTING_TABLES.map(
      ({ table }) =>
        db.$executeRaw`UPDATE ${table} SET is_highlighted = false WHERE is_highlighted AND highlight_until <= now()`,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
