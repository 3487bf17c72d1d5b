import type { VerificationStatus } from '@/lib/accounts/dto';
import type { HighlightDuration } from '@/lib/highlights/schema';

/** Where a listing stands in its life: only an active one is seen by everybody. */
export type ListingStatus = 'active' | 'paused' | 'expired' | 'sold';

/** One picture of a listing: size of the widest variant, blur placeholder (data URI), and the address of each width. */
export type ListingImage = {
  width: number;
  height: number;
  blur: string;
  urls: Record<'400' | '800' | '1600', string>;
};

/** What animals and equipment have in common, as pages and `/api` show it. Dates are ISO strings, the price is decimal text in US dollars. */
export type ListingDto = {
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

export type SellerDto = {
  id: string;
  name: string;
  profileImageUrl: string | null;
  memberSince: string;
  activeListings: number;
};

/**
 * A listing with what its page shows of where it stands and of the seller; never an e-mail or a phone. `takenDown`: an administrator took
 * it off sale, and the owner can't put it back.
 */
export type ListingDetailDto<Dto extends ListingDto> = Dto & {
  status: ListingStatus;
  takenDown: boolean;
  seller: SellerDto;
};
