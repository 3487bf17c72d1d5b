import { fullName } from '@/lib/core/validation/full-name';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { TablePage } from '@/lib/core/validation/table-query';
import type { ReportReason, ReportStatus } from './schema';
import type { SubjectIds } from './subject';

/** A report as returned to its reporter. */
export type OwnReportDto = SubjectIds & {
  id: string;
  reason: ReportReason;
  description: string;
  status: ReportStatus;
  createdAt: string;
};

/** A report as administrators see it. Its subject and people are null after they are deleted. */
export type ReportDto = SubjectIds & {
  id: string;
  /** Whether the animal, equipment or lot is still on sale, or the message still shown; null for people, and if it was deleted. */
  listingIsActive: boolean | null;
  /** An administrator took the animal or equipment down and may restore it. */
  listingTakenDown: boolean;
  listingTitle: string;
  reason: ReportReason;
  description: string;
  status: ReportStatus;
  reportedBy: string | null;
  reporter: { name: string; email: string } | null;
  reviewedBy: string | null;
  reviewer: string | null;
  reviewedAt: string | null;
  reviewNotes: string | null;
  createdAt: string;
};

export type ReportTable = TablePage<ReportDto>;

const NAME = { firstName: true, lastName: true } as const;

export const reportSelect = {
  id: true,
  listingId: true,
  equipmentId: true,
  auctionLotId: true,
  userId: true,
  messageId: true,
  listingTitle: true,
  reason: true,
  description: true,
  status: true,
  createdAt: true,
  reportedBy: true,
  reviewedBy: true,
  reviewedAt: true,
  reviewNotes: true,
  listing: { select: { isActive: true, takenDownAt: true } },
  equipment: { select: { isActive: true, takenDownAt: true } },
  auctionLot: { select: { status: true } },
  message: { select: { fromUserId: true, removedAt: true } },
  reporter: { select: { ...NAME, email: true } },
  reviewer: { select: NAME },
} as const satisfies Prisma.ReportSelect;

/** Maps a stored report to its DTO for administrators. */
export function toReportDto({
  listing,
  equipment,
  auctionLot,
  message,
  reporter,
  reviewer,
  createdAt,
  reviewedAt,
  ...rest
}: Prisma.ReportGetPayload<{ select: typeof reportSelect }>): ReportDto {
  const target = listing ?? equipment;
  return {
    ...rest,
    listingIsActive: message
      ? !message.removedAt
      : (target?.isActive ?? (auctionLot && auctionLot.status === 'active')),
    listingTakenDown: Boolean(target?.takenDownAt),
    reporter: reporter && { name: fullName(reporter), email: reporter.email },
    reviewer: reviewer && fullName(reviewer),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
