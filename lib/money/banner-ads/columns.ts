import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import type { Prisma } from '@/lib/core/db/generated/client';
import { isLocale } from '@/lib/core/i18n/locales';
import type { AdminBannerAd, BannerAdDto } from './dto';
import type { BannerStatus } from './schema';

/** The columns that the API returns. */
export const bannerSelect = {
  id: true,
  companyName: true,
  contactEmail: true,
  contactPhone: true,
  title: true,
  description: true,
  languages: true,
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

/** The same, with the user who requested it. */
export const adminBannerSelect = {
  ...bannerSelect,
  requester: { select: { id: true, firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.BannerAdSelect;

/**
 * Returns the status of an advertisement at `now`: expired from its end date, whether or not the row is updated yet.
 */
export function statusAt({ status, endDate }: { status: BannerStatus; endDate: Date | null }, now: Date): BannerStatus {
  return (status === 'active' || status === 'inactive') && endDate && endDate <= now ? 'expired' : status;
}

/** Maps those columns to the API's shape. */
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
    languages: row.languages.filter(isLocale),
    status: statusAt(row, now),
    amount: row.amount.toFixed(2),
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Maps a row of the tables in the administration. */
export function toAdminBanner(
  row: Prisma.BannerAdGetPayload<{ select: typeof adminBannerSelect }>,
  now = new Date(),
): AdminBannerAd {
  const { requester } = row;
  return {
    ...toBannerDto(row, now),
    requester: requester && {
      id: requester.id,
      name: fullName(requester),
      email: requester.email,
    },
  };
}
