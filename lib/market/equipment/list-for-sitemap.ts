import 'server-only';
import { db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';

/** The limit of one part of the sitemap. */
const LISTED_MAX = 10_000;

/** Lists the equipment on sale for the sitemap, oldest first. */
export async function listEquipmentListingsForSitemap(): Promise<{ id: string; updatedAt: Date }[]> {
  return db.equipmentListing.findMany({
    where: onSale(),
    orderBy: { id: 'asc' },
    take: LISTED_MAX,
    select: { id: true, updatedAt: true },
  });
}
