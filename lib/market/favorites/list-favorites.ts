import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { db, type Prisma } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';

/** A safety limit, far above what anyone saves. */
const IDS_MAX = 10_000;

const lastSavedFirst = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.FavoriteOrderByWithRelationInput[];

/** The actor's favourites that are still visible, including sold listings. */
function seen(actor: Actor): Prisma.FavoriteWhereInput {
  return { userId: actor.id, listing: { OR: [onSale(), { soldAt: { not: null } }, { userId: actor.id }] } };
}

/** Returns the actor's visible favourites, most recently saved first. `page` counts from 1. */
export async function listFavorites(actor: Actor, { page = 1, limit = 100 } = {}): Promise<AnimalListingDto[]> {
  const rows = await db.favorite.findMany({
    where: seen(actor),
    orderBy: lastSavedFirst,
    skip: (page - 1) * limit,
    take: limit,
    select: { listing: { select: animalListingSelect } },
  });
  return rows.map((row) => toAnimalListingDto(row.listing));
}

/** Returns the ids of the actor's visible favourites, so that pages can render the filled hearts. */
export async function listFavoriteIds(actor: Actor): Promise<string[]> {
  const rows = await db.favorite.findMany({
    where: seen(actor),
    orderBy: lastSavedFirst,
    take: IDS_MAX,
    select: { listingId: true },
  });
  return rows.map(({ listingId }) => listingId);
}
