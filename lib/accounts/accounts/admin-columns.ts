import type { Prisma } from '@/lib/core/db/generated/client';
import type { AdminUserDto } from './dto';

/** The columns of an account that administrators see. */
export const adminUserSelect = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  emailConfirmedAt: true,
  phoneConfirmedAt: true,
  role: true,
  verificationStatus: true,
  createdAt: true,
  suspendedAt: true,
  suspendedUntil: true,
  suspensionReason: true,
  closedAt: true,
  biddingLimit: true,
  _count: {
    select: {
      listings: true,
      auctionLots: { where: { status: { in: ['active', 'held'] } } },
      missedAnswers: { where: { clearedAt: null } },
    },
  },
} as const satisfies Prisma.UserSelect;

/** Maps those columns to a row of the users table in the administration. */
export function toAdminUserDto({
  _count,
  createdAt,
  emailConfirmedAt,
  phoneConfirmedAt,
  suspendedAt,
  suspendedUntil,
  closedAt,
  biddingLimit,
  ...rest
}: Prisma.UserGetPayload<{ select: typeof adminUserSelect }>): AdminUserDto {
  return {
    ...rest,
    emailConfirmed: emailConfirmedAt !== null,
    phoneConfirmed: phoneConfirmedAt !== null,
    listings: _count.listings,
    openLots: _count.auctionLots,
    biddingLimit: biddingLimit?.toFixed(2) ?? null,
    missedAnswers: _count.missedAnswers,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
