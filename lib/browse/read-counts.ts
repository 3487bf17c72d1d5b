import 'server-only';
import { db } from '@/lib/db/client';
import type { KindName } from '@/lib/listings/kind';
import { nextExpiry } from '@/lib/listings/next-expiry';

/** How many listings of a kind are on sale, by category and breed (equipment: ''), as the database's triggers keep it. */
export async function readCounts(kind: KindName): Promise<{ category: string; breed: string; total: number }[]> {
  await nextExpiry(kind);
  return db.$queryRaw`SELECT category, breed, sum(amount)::int AS total FROM listing_counts WHERE topic = ${kind} GROUP BY category, breed HAVING sum(amount) > 0`;
}
