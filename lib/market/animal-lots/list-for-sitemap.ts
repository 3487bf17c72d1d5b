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
 * Lists one part of the sitemap (`part` counts from 0), oldest first so that full parts don't change. An index-only
 * scan, so that the last of many parts isn't slower.
 */
export async function listAnimalListingsForSitemap(part: number): Promise<{ id: string; updatedAt: Date }[]> {
  // Listings that just expired but are still flagged active are excluded by id: a condition on expires_at would defeat
  // the index-only scan.
  return db.$queryRaw`
    SELECT id, updated_at AS "updatedAt" FROM cattle_listings
    WHERE is_active AND id <> ALL(ARRAY(SELECT id FROM cattle_listings WHERE is_active AND expires_at <= now()))
    ORDER BY id LIMIT ${SITEMAP_PART} OFFSET ${part * SITEMAP_PART}`;
}
