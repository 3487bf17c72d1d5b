import 'server-only';
import { db } from '@/lib/db/client';
import { listingSelect, toListingDto, type ListingDto } from './dto';
import { onSale } from './policy';

const SHOWN = 3;

/** Up to three other active listings of the same breed, else of the same category, newest first. */
export async function similarListings(listing: Pick<ListingDto, 'id' | 'category' | 'breed'>): Promise<ListingDto[]> {
  const newest = (where: { breed?: string; id: { notIn: string[] } }, take: number) =>
    db.cattleListing.findMany({
      where: { ...where, category: listing.category, ...onSale() },
      orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      take,
      select: listingSelect,
    });
  const sameBreed = await newest({ breed: listing.breed, id: { notIn: [listing.id] } }, SHOWN);
  const seen = [listing.id, ...sameBreed.map((row) => row.id)];
  const others = sameBreed.length < SHOWN ? await newest({ id: { notIn: seen } }, SHOWN - sameBreed.length) : [];
  return [...sameBreed, ...others].map(toListingDto);
}
