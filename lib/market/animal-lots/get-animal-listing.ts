import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { listingStatus, maySeeListing, showsAsSold } from '@/lib/market/listings/policy';
import { sellerSelect, toSeller } from '@/lib/market/listings/seller-of';
import { isId } from '@/lib/core/validation/fields';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDetailDto } from './dto';

type Hidden = { takenDownAt: Date | null; heldAt: Date | null };

/** Users who saved a listing can still see it once it is sold. */
async function savedBefore(viewer: Actor | null, listing: { id: string; soldAt: Date | null }): Promise<boolean> {
  if (!viewer || !listing.soldAt) return false;
  const key = { userId_listingId: { userId: viewer.id, listingId: listing.id } };
  return (await db.favorite.findUnique({ where: key, select: { id: true } })) !== null;
}

/** A buyer sees the animals that they agreed on, whose last free heads that agreement may have taken off sale. */
async function agreedOn(viewer: Actor | null, listing: { id: string } & Hidden): Promise<boolean> {
  if (!viewer || listing.takenDownAt || listing.heldAt) return false;
  const where = { listingId: listing.id, buyerId: viewer.id, status: { in: ['open', 'closed'] } };
  return (await db.deal.findFirst({ where, select: { id: true } })) !== null;
}

/** Whether somebody who is neither its owner nor an administrator may see a listing that is off sale. */
const seesOffSale = async (viewer: Actor | null, listing: { id: string; soldAt: Date | null } & Hidden) =>
  (await savedBefore(viewer, listing)) || (await agreedOn(viewer, listing));

/**
 * Returns a listing with its seller, or null if there is none that `viewer` may see (or the id is malformed).
 * `alsoSold` is for the public page, which shows sold listings as such.
 */
export async function getAnimalListing(
  viewer: Actor | null,
  id: string,
  { alsoSold = false } = {},
): Promise<AnimalListingDetailDto | null> {
  if (!isId(id)) return null;
  const row = await db.animalListing.findUnique({
    where: { id },
    select: { ...animalListingSelect, takenDownAt: true, heldAt: true, user: { select: sellerSelect } },
  });
  if (!row) return null;
  if (!maySeeListing(viewer, row) && !(alsoSold && showsAsSold(row)) && !(await seesOffSale(viewer, row))) return null;
  return {
    ...toAnimalListingDto(row),
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
    held: row.heldAt !== null,
    seller: await toSeller(row.user),
  };
}
