import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { SellerDto } from './dto';
import { onSale } from './policy';

/** The owner's columns that a listing's page needs. */
export const sellerSelect = {
  id: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  createdAt: true,
  verificationStatus: true,
  phoneConfirmedAt: true,
  suspendedAt: true,
  closedAt: true,
} as const satisfies Prisma.UserSelect;

/** Returns the seller shown with a listing; never includes an e-mail or a phone number. */
export async function toSeller(user: Prisma.UserGetPayload<{ select: typeof sellerSelect }>): Promise<SellerDto> {
  const where = { userId: user.id, ...onSale() };
  const [animals, equipment] = await Promise.all([
    db.animalListing.count({ where }),
    db.equipmentListing.count({ where }),
  ]);
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    profileImageUrl: user.profileImageUrl,
    memberSince: user.createdAt.toISOString(),
    phoneConfirmed: user.phoneConfirmedAt !== null,
    activeListings: animals + equipment,
  };
}
