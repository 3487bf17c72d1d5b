import 'server-only';
import { db } from '@/lib/db/client';
import { ALL_KINDS } from './kinds';

/** Ends the highlights whose time has passed, so that the order of results agrees with the clock. Returns how many. */
export async function lapseHighlights(): Promise<number> {
  // In SQL, because the owner changed nothing: updated_at stays.
  const counts = await Promise.all(
    ALL_KINDS.map(
      ({ table }) =>
        db.$executeRaw`UPDATE ${table} SET is_highlighted = false WHERE is_highlighted AND highlight_until <= now()`,
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
