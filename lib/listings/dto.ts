import type { Prisma } from '@/lib/db/generated/client';
import type { Category } from './categories';
import { offerSelect, toOfferDto } from './offer';
import type { HighlightDuration } from './schema';

/** Where a listing stands in its life: only an active one is seen by everybody. */
export type ListingStatus = 'active' | 'paused' | 'expired' | 'sold';

export type VerificationStatus = 'unverified' | 'pending' | 'verified' | 'rejected';

/** One picture of a listing: size of the widest variant, blur placeholder (data URI), and the address of each width. */
export type ListingImage = {
  width: number;
  height: number;
  blur: string;
  urls: Record<'400' | '800' | '1600', string>;
};

/** What animals and equipment have in common, as pages and `/api` show it. Dates are ISO strings, the price is decimal text in US dollars. */
export type OfferDto = {
  id: string;
  userId: string;
  title: string;
  description: string;
  price: string;
  priceNegotiable: boolean;
  location: string;
  images: string[];
  imageDetails: ListingImage[];
  youtubeUrl: string | null;
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

/** An animal on offer; its price is per head. */
export type ListingDto = OfferDto & {
  category: Category;
  breed: string;
  /** Months. */
  age: number;
  /** Kilograms. */
  weight: number | null;
  healthStatus: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
  videoFile: string | null;
};

export type SellerDto = {
  id: string;
  name: string;
  profileImageUrl: string | null;
  memberSince: string;
  activeListings: number;
};

/**
 * An offer with what its page shows of where it stands and of the seller; never an e-mail or a phone. `takenDown`: an administrator took
 * it off sale, and the owner can't put it back.
 */
export type OnPage<Dto extends OfferDto> = Dto & { status: ListingStatus; takenDown: boolean; seller: SellerDto };
export type ListingDetailDto = OnPage<ListingDto>;

export const listingSelect = {
  ...offerSelect,
  category: true,
  breed: true,
  age: true,
  weight: true,
  healthStatus: true,
  vaccinated: true,
  healthCertificate: true,
  pregnancyTested: true,
  videoFile: true,
} as const satisfies Prisma.CattleListingSelect;

export type ListingRow = Prisma.CattleListingGetPayload<{ select: typeof listingSelect }>;

/** Maps a stored animal to its DTO. */
export function toListingDto(row: ListingRow): ListingDto {
  const { category, breed, age, weight, healthStatus, vaccinated, healthCertificate, pregnancyTested, videoFile } = row;
  return {
    ...toOfferDto(row),
    category,
    breed,
    age,
    weight,
    healthStatus,
    vaccinated,
    healthCertificate,
    pregnancyTested,
    videoFile: videoFile && `/media/${videoFile}`,
  };
}
