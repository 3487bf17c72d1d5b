import 'server-only';
import { db } from '@/lib/db/client';
import { CATEGORIES, type Category } from './categories';
import { nextExpiry } from './next-expiry';

/** How many active listings each category has. */
export async function countByCategory(): Promise<Record<Category, number>> {
  await nextExpiry();
  const rows = await db.cattleListing.groupBy({ by: ['category'], where: { isActive: true }, _count: true });
  const counts = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const row of rows) counts[row.category] = row._count;
  return counts;
}
