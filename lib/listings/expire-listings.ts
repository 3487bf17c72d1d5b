import 'server-only';
import { db } from '@/lib/db/client';

/** Takes the listings whose time is over out of the search. Returns how many. */
export async function expireListings(now = new Date()): Promise<number> {
  // In SQL, because the owner changed nothing: updated_at stays.
  return db.$executeRaw`UPDATE cattle_listings SET is_active = false WHERE is_active AND expires_at <= ${now}`;
}
