import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import type { AdminBannerAd, BannerAdDto } from './dto';
import type { BannerStatus } from './schema';

/** The columns of an advertisement that are told. */
export const bannerSelect = {
  id: true,
  companyName: true,
  contactEmail: true,
  contactPhone: true,
  title: true,
  description: true,
  imageUrl: true,
  clickUrl: true,
  status: true,
  paymentStatus: true,
  durationMonths: true,
  amount: true,
  impressions: true,
  clicks: true,
  startDate: true,
  endDate: true,
  approvedAt: true,
  rejectionReason: true,
  createdAt: true,
} as const satisfies Prisma.BannerAdSelect;

/** The same, with who asked for it. */
export const adminBannerSelect = {
  ...bannerSelect,
  requester: { select: { id: true, firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.BannerAdSelect;

/** Where an advertisement stands at `now`: one whose end has passed is expired, whether or not that was written already. */
export function statusAt({ status, endDate }: { status: BannerStatus; endDate: Date | null }, now: Date): BannerStatus {
  return (status === 'active' || status === 'inactive') && endDate && endDate <= now ? 'expired' : status;
}

/** Maps those columns to what the API tells. */
export function toBannerDto(
  row: Prisma.BannerAdGetPayload<{ select: typeof bannerSelect }>,
  now = new Date(),
): BannerAdDto {
  const { id, companyName, contactEmail, contactPhone, title, description, imageUrl, clickUrl } = row;
  const { paymentStatus, durationMonths, impressions, clicks, rejectionReason } = row;
  return {
    id,
    companyName,
    contactEmail,
    contactPhone,
    title,
    description,
    imageUrl,
    clickUrl,
    paymentStatus,
    durationMonths,
    impressions,
    clicks,
    rejectionReason,
    status: statusAt(row, now),
    amount: row.amount.toFixed(2),
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Maps a row of the administrators' tables. */
export function toAdminBanner(
  row: Prisma.BannerAdGetPayload<{ select: typeof adminBannerSelect }>,
  now = new Date(),
): AdminBannerAd {
  const { requester } = row;
  return {
    ...toBannerDto(row, now),
    requester: requester && {
      id: requester.id,
      name: `${requester.firstName} ${requester.lastName}`,
      email: requester.email,
    },
  };
}
