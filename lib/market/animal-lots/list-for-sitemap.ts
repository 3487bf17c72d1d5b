import 'server-only';
import { readCounts } from '@/lib/market/browse/read-counts';
import { db } from '@/lib/core/db/client';

/** Listings per part of the sitemap: in three languages this stays below the limit of 50,000 addresses per part. */
export const SITEMAP_PART = 10_000;

/** Counts the listings on sale. */
export async function countActiveAnimalListings(): Promise<number> {
  return (await readCounts('listing')).reduce((sum, { total }) => sum + total, 0);
}

/**
 * Lists one part of the sitemap (`part` counts from 0), oldest first so that full parts don't change. It reads all rows
 * up to its last, because an index that held "updated_at" would make every edit write to all of them.
 */
export async function listAnimalListingsForSitemap(part: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db.$queryRaw`
    SELECT id, updated_at AS "updatedAt" FROM cattle_listings
    WHERE is_active AND expires_at > now()
    ORDER BY id LIMIT ${SITEMAP_PART} OFFSET ${part * SITEMAP_PART}`;
}
