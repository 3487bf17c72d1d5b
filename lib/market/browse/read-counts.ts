import 'server-only';
import { db } from '@/lib/core/db/client';
import type { KindName } from '@/lib/market/listings/kind';
import { nextExpiry } from '@/lib/market/listings/next-expiry';

/** Counts the listings of a kind on sale by category, breed and class (blank where there is none), as maintained by database triggers. */
export async function readCounts(
  kind: KindName,
): Promise<{ category: string; breed: string; class: string; total: number }[]> {
  await nextExpiry(kind);
  return db.$queryRaw`SELECT category, breed, class, sum(amount)::int AS total FROM listing_counts WHERE topic = ${kind} GROUP BY category, breed, class HAVING sum(amount) > 0`;
}
