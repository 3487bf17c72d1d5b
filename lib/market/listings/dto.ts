import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { HighlightDuration } from '@/lib/market/highlights/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Currency } from '@/lib/core/i18n/currencies';

/** A listing's status: only an active one is public. */
export type ListingStatus = 'active' | 'paused' | 'expired' | 'sold';

/** One picture of a listing: size of the widest variant, blur placeholder (data URI), and the address of each width. */
export type ListingImage = {
  width: number;
  height: number;
  blur: string;
  urls: Record<'400' | '800' | '1600', string>;
};

/**
 * The fields common to animals and equipment, as pages and `/api` return them. Dates are ISO strings, the price is
 * decimal text in US dollars.
 */
export type ListingDto = {
  id: string;
  userId: string;
  title: string;
  description: string;
  /** The language of title and description. */
  language: Locale;
  price: string;
  /** Null if its seller hasn't said so, which is no fixed price (decision 29). */
  priceNegotiable: boolean | null;
  location: string;
  /** Kilometres from the place that was searched near to, between the centres of both places. */
  distanceKm?: number;
  images: string[];
  imageDetails: ListingImage[];
  youtubeUrl: string | null;
  /** False while paused, and after it expired or was sold. */
  isActive: boolean;
  /** From then on only its owner sees it, until they renew it. */
  expiresAt: string;
  /** When the owner marked it as sold. */
  soldAt: string | null;
  featuredUntil: string | null;
  highlightDuration: HighlightDuration | null;
  /** Null after it has passed. */
  highlightUntil: string | null;
  createdAt: string;
  updatedAt: string;
  /** The owner's status. */
  verificationStatus: VerificationStatus;
};

/** A price as asked. */
export type AskedDto = {
  /** Decimal text in the currency asked. */
  priceAmount: string;
  priceCurrency: Currency;
  /** The rate that the figures in US dollars are calculated with; null for a price in US dollars. */
  rate: RateDto | null;
  /** False if the rate is so old that nothing in US dollars may be shown or compared; only the price as asked holds. */
  comparable: boolean;
};

/** Units of a currency for a US dollar. */
export type RateDto = {
  perUsd: string;
  /** The rate's day, `YYYY-MM-DD`. */
  on: string;
  source: string;
  /** Which of a country's rates an administrator entered, such as "MEP". */
  note: string | null;
  /** True if the day should be shown to readers. */
  stale: boolean;
};

export type SellerDto = {
  id: string;
  name: string;
  profileImageUrl: string | null;
  memberSince: string;
  phoneConfirmed: boolean;
  activeListings: number;
};

/**
 * A listing with its status and seller, as its page shows it; never includes an e-mail or a phone number.
 * `takenDown`: an administrator took it off sale, and the owner can't put it back.
 * `held`: it waits for a moderator because of its risk signals.
 */
export type ListingDetailDto<Dto extends ListingDto> = Dto & {
  status: ListingStatus;
  takenDown: boolean;
  held: boolean;
  seller: SellerDto;
};
