import 'server-only';
import { db } from '@/lib/core/db/client';
import { onSale } from '@/lib/market/listings/policy';
import { animalListingSelect, toAnimalListingDto, type AnimalListingDto } from './dto';

/**
 * Returns a page (counting from 1) of a seller's listings on sale, highlighted ones first and then the newest, and
 * their total; `endsAt` is when the first of all of them expires.
 */
export async function listSellerAnimalListings(
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ listings: AnimalListingDto[]; total: number; endsAt: Date | null }> {
  const where = { userId, ...onSale() };
  const [rows, total, { _min }] = await Promise.all([
    db.animalListing.findMany({
      where,
      orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
      select: animalListingSelect,
    }),
    db.animalListing.count({ where }),
    db.animalListing.aggregate({ where, _min: { expiresAt: true } }),
  ]);
  return { listings: rows.map(toAnimalListingDto), total, endsAt: _min.expiresAt };
}
