import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import { db } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/fields';
import type { PublicPersonDto } from './dto';

/**
 * Returns the public profile of a user, or null if there is no such user, the account is suspended or closed, or nobody
 * confirmed its address: such an account has nothing on sale, and its name is what a stranger typed.
 */
export async function getSeller(id: string): Promise<PublicPersonDto | null> {
  if (!isId(id)) return null;
  const row = await db.user.findUnique({
    where: { id, suspendedAt: null, closedAt: null, emailConfirmedAt: { not: null } },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      profileImageUrl: true,
      location: true,
      createdAt: true,
      verificationStatus: true,
      phoneConfirmedAt: true,
    },
  });
  if (!row) return null;
  const { firstName, lastName, createdAt, phoneConfirmedAt, ...rest } = row;
  return {
    ...rest,
    name: fullName({ firstName, lastName }),
    memberSince: createdAt.toISOString(),
    phoneConfirmed: phoneConfirmedAt !== null,
  };
}
