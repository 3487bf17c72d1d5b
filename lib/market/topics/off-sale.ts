import 'server-only';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import { animalListingQueryString } from '@/lib/market/animal-lots/query-schema';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';
import { listingStatus } from '@/lib/market/listings/policy';
import type { KindName } from '@/lib/market/listings/kind';

/** Why a listing that was public can't be seen at present, and the query of those that are like it. */
export interface OffSale {
  status: 'paused' | 'reserved' | 'expired';
  similar: string;
}

/** What nobody may learn from a page that isn't there: that a moderator took it down, or whose account is closed. */
const UNREMARKABLE = { takenDownAt: null, heldAt: null, user: { suspendedAt: null, closedAt: null } };
const LIFE = { isActive: true, expiresAt: true, soldAt: true } as const;

/** Returns why a listing isn't on sale, if its owner paused it, deals have reserved all of it or it expired; else null. */
export async function offSale(kind: KindName, id: string): Promise<OffSale | null> {
  if (!isId(id)) return null;
  const where = { id, ...UNREMARKABLE };
  if (kind === 'listing') {
    const heads = { headCount: true, headsReserved: true, headsSold: true } as const;
    const row = await db.animalListing.findFirst({ where, select: { ...LIFE, ...heads, category: true, breed: true } });
    const gone = row && offSaleOf(row, animalListingQueryString({ category: row.category, breed: row.breed }));
    const isReserved = row && row.headsReserved > 0 && row.headsReserved + row.headsSold === row.headCount;
    return gone?.status === 'paused' && isReserved ? { ...gone, status: 'reserved' } : gone;
  }
  const row = await db.equipmentListing.findFirst({ where, select: { ...LIFE, category: true } });
  return row && offSaleOf(row, equipmentListingQueryString({ category: row.category }));
}

function offSaleOf(life: Parameters<typeof listingStatus>[0], similar: string): OffSale | null {
  const status = listingStatus(life);
  return status === 'paused' || status === 'expired' ? { status, similar } : null;
}
