import type { Prisma } from '@/lib/db/generated/client';
import type { VerificationStatusDto } from './dto';

/** The columns that tell where a verification stands. */
export const statusSelect = {
  verificationStatus: true,
  verificationNotes: true,
  verificationSubmittedAt: true,
  verificationReviewedAt: true,
} as const satisfies Prisma.UserSelect;

/** Maps those columns to what the API tells. */
export function toStatusDto(row: Prisma.UserGetPayload<{ select: typeof statusSelect }>): VerificationStatusDto {
  return {
    verificationStatus: row.verificationStatus,
    verificationNotes: row.verificationNotes,
    verificationSubmittedAt: row.verificationSubmittedAt?.toISOString() ?? null,
    verificationReviewedAt: row.verificationReviewedAt?.toISOString() ?? null,
  };
}
