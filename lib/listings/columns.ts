import type { Prisma } from '@/lib/db/generated/client';
import { languageOf } from '@/lib/i18n/locales';
import { imageDetailsSchema } from '@/lib/images/details';
import { IMAGE_WIDTHS, imageUrl } from '@/lib/images/widths';
import type { ListingDto } from './dto';

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

type ListingRow = Prisma.EquipmentListingGetPayload<{ select: typeof listingSelect }>;

const WIDEST = IMAGE_WIDTHS[2];

/** Maps the columns common to every kind. A highlight whose time has passed is omitted even if the row still has it. */
export function toListingDto(row: ListingRow): ListingDto {
  const { id, userId, title, description, priceNegotiable, location, youtubeUrl, isActive, images, highlightUntil } =
    row;
  const details = imageDetailsSchema.array().parse(row.imageDetails);
  const highlighted = highlightUntil !== null && highlightUntil.getTime() > Date.now();
  return {
    id,
    userId,
    title,
    description,
    priceNegotiable,
    location,
    youtubeUrl,
    isActive,
    language: languageOf(row.language),
    price: row.price.toFixed(2),
    images: images.map((key) => imageUrl(key, WIDEST)),
    imageDetails: images.map((key, index) => ({
      ...(details[index] ?? { width: WIDEST, height: (WIDEST * 3) / 4, blur: '' }),
      urls: { 400: imageUrl(key, 400), 800: imageUrl(key, 800), 1600: imageUrl(key, 1600) },
    })),
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
