import 'server-only';
import { db } from '@/lib/db/client';

/** A part of the sitemap also names animals and equipment. */
const LISTED_MAX = 3000;

/** The lots that the sitemap names: those that are live or to come, and those that sold. */
export async function listLotsForSitemap(): Promise<{ id: string; updatedAt: Date }[]> {
  return db.auctionLot.findMany({
    where: { status: { in: ['active', 'sold'] } },
    orderBy: { id: 'desc' },
    take: LISTED_MAX,
    select: { id: true, updatedAt: true },
  });
}
