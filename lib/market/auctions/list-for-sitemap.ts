import 'server-only';
import { db } from '@/lib/core/db/client';

/** Shares a part of the sitemap with animals and equipment. */
const LISTED_MAX = 3000;

/** Lists the lots of the sitemap: upcoming, live and sold ones. */
export async function listLotsForSitemap(): Promise<{ id: string; updatedAt: Date }[]> {
  return db.auctionLot.findMany({
    where: { status: { in: ['active', 'sold'] } },
    orderBy: { id: 'desc' },
    take: LISTED_MAX,
    select: { id: true, updatedAt: true },
  });
}
