import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { db } from '@/lib/core/db/client';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { SellerDto } from './dto';

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

/** Returns the seller shown with a listing and what else they sell (`onSale`); never includes an e-mail or a phone number. */
export async function toSeller(user: Prisma.UserGetPayload<{ select: typeof sellerSelect }>): Promise<SellerDto> {
  const now = new Date();
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT ((SELECT count(*) FROM cattle_listings WHERE user_id = ${user.id}::uuid AND is_active AND expires_at > ${now})
      + (SELECT count(*) FROM equipment_listings WHERE user_id = ${user.id}::uuid AND is_active AND expires_at > ${now}))::int AS total`;
  return {
    id: user.id,
    name: fullName(user),
    profileImageUrl: user.profileImageUrl,
    memberSince: user.createdAt.toISOString(),
    phoneConfirmed: user.phoneConfirmedAt !== null,
    activeListings: counted?.total ?? 0,
  };
}
