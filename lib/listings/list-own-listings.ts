import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { listingSelect, toListingDto, type ListingDto, type ListingStatus } from './dto';
import { listingStatus } from './policy';

export type OwnListingDto = ListingDto & { favorites: number; status: ListingStatus; takenDown: boolean };

/** The actor's own listings in whatever state, newest first, with how many people saved each. `page` counts from 1. */
export async function listOwnListings(actor: Actor, { page = 1, limit = 100 } = {}): Promise<OwnListingDto[]> {
  const rows = await db.cattleListing.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * limit,
    take: limit,
    select: { ...listingSelect, takenDownAt: true, _count: { select: { favorites: true } } },
  });
  return rows.map((row) => ({
    ...toListingDto(row),
    favorites: row._count.favorites,
    status: listingStatus(row),
    takenDown: row.takenDownAt !== null,
  }));
}
