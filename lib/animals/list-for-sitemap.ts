import 'server-only';
import { readCounts } from '@/lib/browse/read-counts';
import { db } from '@/lib/db/client';

/** How many listings one part of the sitemap names: in three languages, and below the 50,000 addresses that a part may have. */
export const SITEMAP_PART = 10_000;

/** How many active listings there are. */
export async function countActiveAnimalListings(): Promise<number> {
  return (await readCounts('listing')).reduce((sum, { total }) => sum + total, 0);
}

/** The listings of one part of the sitemap, oldest first so that full parts stay as they are. `part` counts from 0. Read from an index alone, so that the last part of many is no slower. */
export async function listAnimalListingsForSitemap(part: number): Promise<{ id: string; updatedAt: Date }[]> {
  // The few that have just expired and are flagged still are left out by name: asking each row for its time would leave the index.
  return db.$queryRaw`
    SELECT id, updated_at AS "updatedAt" FROM cattle_listings
    WHERE is_active AND id <> ALL(ARRAY(SELECT id FROM cattle_listings WHERE is_active AND expires_at <= now()))
    ORDER BY id LIMIT ${SITEMAP_PART} OFFSET ${part * SITEMAP_PART}`;
}
