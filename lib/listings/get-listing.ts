import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { isId } from '@/lib/validation/fields';
import { listingSelect, toListingDto, type ListingDetailDto } from './dto';
import { listingStatus, maySeeListing } from './policy';
import { sellerSelect, toSeller } from './seller-of';

/** Those who saved a listing go on seeing it once it is sold. */
async function savedBefore(viewer: Actor | null, listing: { id: string; soldAt: Date | null }): Promise<boolean> {
  if (!viewer || !listing.soldAt) return false;
  const key = { userId_listingId: { userId: viewer.id, listingId: listing.id } };
  return (await db.favorite.findUnique({ where: key, select: { id: true } })) !== null;
}

/** A listing with its seller, or null where there is none that `viewer` may see; a malformed id names none. */
export async function getListing(viewer: Actor | null, id: string): Promise<ListingDetailDto | null> {
  if (!isId(id)) return null;
  const row = await db.cattleListing.findUnique({
    where: { id },
    select: { ...listingSelect, takenDownAt: true, user: { select: sellerSelect } },
  });
  if (!row || !(maySeeListing(viewer, row) || (await savedBefore(viewer, row)))) return null;
  return {
    ...toListingDto(row),
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
    seller: await toSeller(row.user),
  };
}
