import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import { languageOf } from '@/lib/core/i18n/locales';
import { isId } from '@/lib/core/validation/fields';
import { imageUrl } from '@/lib/files/images/widths';
import { titlesOf } from '@/lib/market/animal-lots/dto';
import { animalListingQueryString } from '@/lib/market/animal-lots/query-schema';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';
import { listingStatus } from '@/lib/market/listings/policy';
import type { KindName } from '@/lib/market/listings/kind';
import type { OffSale } from './dto';

/** What nobody may learn from a page that isn't there: that a moderator took it down, or whose account is closed. */
const UNREMARKABLE = { takenDownAt: null, heldAt: null, user: { suspendedAt: null, closedAt: null } };
const SHOWN = { isActive: true, expiresAt: true, soldAt: true, title: true, language: true, images: true } as const;
const TITLE = { titleAuto: true, class: true, headCount: true, breed: true, weight: true } as const;

/** Returns why a listing isn't on sale, if its owner paused it, deals have reserved all of it or it expired; else null. */
export async function offSale(kind: KindName, id: string): Promise<OffSale | null> {
  if (!isId(id)) return null;
  const where = { id, ...UNREMARKABLE };
  if (kind === 'listing') {
    const select = { ...SHOWN, ...TITLE, headsReserved: true, headsSold: true, category: true } as const;
    const row = await db.animalListing.findFirst({ where, select });
    const gone = row && offSaleOf(row, animalListingQueryString({ category: row.category, breed: row.breed }));
    if (!gone) return null;
    const isReserved = row.headsReserved > 0 && row.headsReserved + row.headsSold === row.headCount;
    return {
      ...gone,
      titles: titlesOf(row, gone.language),
      ...(gone.status === 'paused' && isReserved ? { status: 'reserved' } : {}),
    };
  }
  const row = await db.equipmentListing.findFirst({ where, select: { ...SHOWN, category: true } });
  return row && offSaleOf(row, equipmentListingQueryString({ category: row.category }));
}

type Row = Prisma.EquipmentListingGetPayload<{ select: typeof SHOWN }>;

function offSaleOf(row: Row, similar: string): OffSale | null {
  const status = listingStatus(row);
  if (status !== 'paused' && status !== 'expired') return null;
  const [image] = row.images;
  return {
    status,
    title: row.title,
    language: languageOf(row.language),
    titles: null,
    picture: image ? imageUrl(image, 800) : null,
    similar,
  };
}
