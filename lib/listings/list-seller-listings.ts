import 'server-only';
import { db } from '@/lib/db/client';
import { listingSelect, toListingDto, type ListingDto } from './dto';
import { onSale } from './policy';

/** A page (counting from 1) of what a seller has on sale, highlighted first and then the newest, and how much there is of it. */
export async function listSellerListings(
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ listings: ListingDto[]; total: number; endsAt: Date | null }> {
  const where = { userId, ...onSale() };
  const [rows, total, { _min }] = await Promise.all([
    db.cattleListing.findMany({
      where,
      orderBy: [{ isHighlighted: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
      select: listingSelect,
    }),
    db.cattleListing.count({ where }),
    db.cattleListing.aggregate({ where, _min: { expiresAt: true } }),
  ]);
  return { listings: rows.map(toListingDto), total, endsAt: _min.expiresAt };
}
