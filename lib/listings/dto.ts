import type { Prisma } from '@/lib/db/generated/client';
import { imageDetailsSchema } from '@/lib/images/details';
import { IMAGE_WIDTHS, imageUrl } from '@/lib/images/widths';
import type { Category } from './categories';
import type { HighlightDuration } from './schema';

/** Where a listing stands in its life: only an active one is seen by everybody. */
export type ListingStatus = 'active' | 'paused' | 'expired' | 'sold';

export type VerificationStatus = 'unverified' | 'pending' | 'verified' | 'rejected';

/** One picture of a listing: size of the widest variant, blur placeholder (data URI), and the address of each width. */
export type ListingImage = { width: number; height: number; blur: string; urls: Record<'400' | '800' | '1600', string> };

/** A listing as pages and `/api` show it. Dates are ISO strings, the price is decimal text in US dollars per head. */
export type ListingDto = {
  id: string;
  userId: string;
  title: string;
  description: string;
  category: Category;
  breed: string;
  /** Months. */
  age: number;
  /** Kilograms. */
  weight: number | null;
  price: string;
  priceNegotiable: boolean;
  location: string;
  healthStatus: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  images: string[];
  imageDetails: ListingImage[];
  youtubeUrl: string | null;
  videoFile: string | null;
  /** False while paused, and once expired or sold. */
  isActive: boolean;
  /** From then on it is seen by its owner only, until they renew it. */
  expiresAt: string;
  /** When the owner marked it as sold. */
  soldAt: string | null;
  featuredUntil: string | null;
  highlightDuration: HighlightDuration | null;
  /** Null once it has passed. */
  highlightUntil: string | null;
  createdAt: string;
  updatedAt: string;
  /** The owner's. */
  verificationStatus: VerificationStatus;
};

export type SellerDto = { id: string; name: string; profileImageUrl: string | null; memberSince: string; activeListings: number };

/** A listing with what its page shows of the seller; never an e-mail or a phone. */
export type ListingDetailDto = ListingDto & { status: ListingStatus; seller: SellerDto };

export const listingSelect = {
  id: true,
  userId: true,
  title: true,
  description: true,
  category: true,
  breed: true,
  age: true,
  weight: true,
  price: true,
  priceNegotiable: true,
  location: true,
  healthStatus: true,
  vaccinated: true,
  healthCertificate: true,
  pregnancyTested: true,
  images: true,
  imageDetails: true,
  youtubeUrl: true,
  videoFile: true,
  isActive: true,
  expiresAt: true,
  soldAt: true,
  featuredUntil: true,
  highlightDuration: true,
  highlightUntil: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { verificationStatus: true } },
} as const satisfies Prisma.CattleListingSelect;

export type ListingRow = Prisma.CattleListingGetPayload<{ select: typeof listingSelect }>;

const WIDEST = IMAGE_WIDTHS[2];

/** Maps a stored listing to its DTO; a highlight that has passed is no longer shown, whatever the row still says. */
export function toListingDto(row: ListingRow): ListingDto {
  const { user, images, imageDetails, price, highlightUntil, ...rest } = row;
  const details = imageDetailsSchema.array().parse(imageDetails);
  const highlighted = highlightUntil !== null && highlightUntil.getTime() > Date.now();
  return {
    ...rest,
    price: price.toFixed(2),
    images: images.map((key) => imageUrl(key, WIDEST)),
    imageDetails: images.map((key, index) => ({
      ...(details[index] ?? { width: WIDEST, height: (WIDEST * 3) / 4, blur: '' }),
      urls: { 400: imageUrl(key, 400), 800: imageUrl(key, 800), 1600: imageUrl(key, 1600) },
    })),
    videoFile: row.videoFile && `/media/${row.videoFile}`,
    expiresAt: row.expiresAt.toISOString(),
    soldAt: row.soldAt?.toISOString() ?? null,
    featuredUntil: row.featuredUntil?.toISOString() ?? null,
    highlightDuration: highlighted ? row.highlightDuration : null,
    highlightUntil: highlighted ? highlightUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    verificationStatus: user.verificationStatus,
  };
}
