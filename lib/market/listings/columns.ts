import type { Prisma } from '@/lib/core/db/generated/client';
import { toDay } from '@/lib/core/durations';
import { languageOf } from '@/lib/core/i18n/locales';
import { toImages } from '@/lib/files/images/details';
import { imageUrl } from '@/lib/files/images/widths';
import { isComparableRate, isStaleRate } from '@/lib/livestock/pricing/rate-age';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { AskedDto, ListingDto, RateDto } from './dto';

/** The columns of `ListingDto`, common to every kind of listing. */
export const listingSelect = {
  id: true,
  userId: true,
  title: true,
  description: true,
  language: true,
  price: true,
  priceNegotiable: true,
  location: true,
  images: true,
  imageDetails: true,
  youtubeUrl: true,
  isActive: true,
  expiresAt: true,
  soldAt: true,
  featuredUntil: true,
  highlightDuration: true,
  highlightUntil: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { verificationStatus: true } },
} as const satisfies Prisma.AnimalListingSelect & Prisma.EquipmentListingSelect;

/** The columns of `AskedDto`. */
export const askedSelect = {
  priceAmount: true,
  priceCurrency: true,
  priceRate: true,
  priceRateOn: true,
  priceRateSource: true,
  priceRateNote: true,
} as const satisfies Prisma.AnimalListingSelect & Prisma.EquipmentListingSelect;

type AskedRow = Prisma.EquipmentListingGetPayload<{ select: typeof askedSelect }>;

function toRateDto({ priceRate, priceRateOn, priceRateSource, priceRateNote }: AskedRow): RateDto | null {
  if (!priceRate || !priceRateOn || !priceRateSource) return null;
  const on = toDay(priceRateOn);
  return { perUsd: priceRate.toString(), on, source: priceRateSource, note: priceRateNote, stale: isStaleRate(on) };
}

/** Maps a stored price as asked. */
export function toAskedDto(row: AskedRow): AskedDto {
  const rate = toRateDto(row);
  return {
    priceAmount: row.priceAmount?.toString() ?? '0',
    // The schema let nothing else in.
    priceCurrency: row.priceCurrency as Currency,
    rate,
    comparable: rate === null || isComparableRate(rate.on),
  };
}

type ListingRow = Prisma.EquipmentListingGetPayload<{ select: typeof listingSelect }> & {
  distanceKm?: number | null;
};

/** Maps the columns common to every kind. A highlight whose time has passed is omitted even if the row still has it. */
export function toListingDto(row: ListingRow): ListingDto {
  const { id, userId, title, description, priceNegotiable, location, youtubeUrl, isActive, images, highlightUntil } =
    row;
  const highlighted = highlightUntil !== null && highlightUntil.getTime() > Date.now();
  return {
    id,
    userId,
    title,
    description,
    priceNegotiable: priceNegotiable || null,
    location,
    ...(typeof row.distanceKm === 'number' ? { distanceKm: Math.round(row.distanceKm) } : {}),
    youtubeUrl,
    isActive,
    language: languageOf(row.language),
    price: row.price.toFixed(2),
    images: images.map((key) => imageUrl(key, 1600)),
    imageDetails: toImages(images, row.imageDetails),
    expiresAt: row.expiresAt.toISOString(),
    soldAt: row.soldAt?.toISOString() ?? null,
    featuredUntil: row.featuredUntil?.toISOString() ?? null,
    highlightDuration: highlighted ? row.highlightDuration : null,
    highlightUntil: highlighted ? highlightUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    verificationStatus: row.user.verificationStatus,
  };
}
