import type { Prisma } from '@/lib/core/db/generated/client';
import type { VerificationStatusDto } from './dto';

/** The columns of a verification's status. */
export const statusSelect = {
  verificationStatus: true,
  verificationNotes: true,
  verificationSubmittedAt: true,
  verificationReviewedAt: true,
} as const satisfies Prisma.UserSelect;

/** Maps those columns to the API's DTO. */
export function toStatusDto(row: Prisma.UserGetPayload<{ select: typeof statusSelect }>): VerificationStatusDto {
  return {
    verificationStatus: row.verificationStatus,
    verificationNotes: row.verificationNotes,
    verificationSubmittedAt: row.verificationSubmittedAt?.toISOString() ?? null,
    verificationReviewedAt: row.verificationReviewedAt?.toISOString() ?? null,
  };
}
