import 'server-only';
import { db } from '@/lib/db/client';
import { onSale } from '@/lib/listings/policy';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';

const SHOWN = 3;

/** Returns up to three other listings on sale of the same breed, filled up from the same category, newest first. */
export async function similarAnimalListings(
  listing: Pick<AnimalListingDto, 'id' | 'category' | 'breed'>,
): Promise<AnimalListingDto[]> {
  const newest = (where: { breed?: string; id: { notIn: string[] } }, take: number) =>
    db.animalListing.findMany({
      where: { ...where, category: listing.category, ...onSale() },
      orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      take,
      select: animalListingSelect,
    });
  const sameBreed = await newest({ breed: listing.breed, id: { notIn: [listing.id] } }, SHOWN);
  const seen = [listing.id, ...sameBreed.map((row) => row.id)];
  const others = sameBreed.length < SHOWN ? await newest({ id: { notIn: seen } }, SHOWN - sameBreed.length) : [];
  return [...sameBreed, ...others].map(toAnimalListingDto);
}
