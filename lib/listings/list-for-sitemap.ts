import 'server-only';
import { db } from '@/lib/db/client';
import { nextExpiry } from './next-expiry';
import { onSale } from './policy';

/** How many listings one part of the sitemap names. */
export const SITEMAP_PART = 10_000;

/** How many active listings there are. */
export async function countActiveListings(): Promise<number> {
  await nextExpiry();
  return db.cattleListing.count({ where: { isActive: true } });
}

/** The listings of one part of the sitemap, oldest first so that full parts stay as they are. `part` counts from 0. */
export async function listForSitemap(part: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db.cattleListing.findMany({
    where: onSale(),
    orderBy: { id: 'asc' },
    skip: part * SITEMAP_PART,
    take: SITEMAP_PART,
    select: { id: true, updatedAt: true },
  });
}
