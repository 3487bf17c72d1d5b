import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { listingSelect, toListingDto, type ListingDto } from '@/lib/listings/dto';
import { onSale } from '@/lib/listings/policy';

const LIMIT = 500;

/** The actor's favourites that can still be seen, sold ones too, last saved first; at most 500. */
export async function listFavorites(actor: Actor): Promise<ListingDto[]> {
  const rows = await db.favorite.findMany({
    where: { userId: actor.id, listing: { OR: [onSale(), { soldAt: { not: null } }, { userId: actor.id }] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LIMIT,
    select: { listing: { select: listingSelect } },
  });
  return rows.map((row) => toListingDto(row.listing));
}
