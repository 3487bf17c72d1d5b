import 'server-only';
import { db } from '@/lib/db/client';

/** Ends the highlights whose time has passed, so that the order of results agrees with the clock. Returns how many. */
export async function lapseHighlights(): Promise<number> {
  // In SQL, because the owner changed nothing: updated_at stays.
  return db.$executeRaw`UPDATE cattle_listings SET is_highlighted = false WHERE is_highlighted AND highlight_until <= now()`;
}
