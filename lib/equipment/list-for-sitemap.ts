import 'server-only';
import { db } from '@/lib/db/client';
import { onSale } from '@/lib/listings/policy';

/** As many as one part of a sitemap may name. */
const LISTED_MAX = 10_000;

/** The equipment on sale that the sitemap names, oldest first. */
export async function listEquipmentListingsForSitemap(): Promise<{ id: string; updatedAt: Date }[]> {
  return db.equipmentListing.findMany({
    where: onSale(),
    orderBy: { id: 'asc' },
    take: LISTED_MAX,
    select: { id: true, updatedAt: true },
  });
}
