import { formatAge, formatDate, formatPrice, formatWeight } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { Category } from '@/lib/listings/categories';
import type { ListingDto } from '@/lib/listings/dto';
import { HEALTH_FLAGS, type HealthFlag } from '@/lib/listings/query-schema';
import { parseVideoLink } from '@/lib/listings/video-link';

/**
 * What a card shows, in words: numbers and dates are formatted on the server, so that server and browser can't disagree
 * and the page carries a dozen short strings per card instead of whole listings.
 */
export interface CardModel {
  id: string;
  href: string;
  title: string;
  price: string;
  negotiable: boolean;
  /** Breed, age and weight. */
  facts: string;
  health: HealthFlag[];
  healthStatus: string | null;
  place: string;
  date: string;
  verified: boolean;
  highlighted: boolean;
  category: Category;
  /** Addresses of the first picture, 400 and 800 pixels wide. */
  picture: [string, string] | null;
  /** What the video badge previews: an address to embed or a file to play. */
  video: { embed: string } | { file: string } | null;
}

/** The fields of a listing that a card needs; a form's preview has no more. */
export type CardSource = Pick<
  ListingDto,
  | 'id' | 'title' | 'category' | 'breed' | 'age' | 'weight' | 'price' | 'priceNegotiable' | 'location' | 'healthStatus' | HealthFlag
  | 'youtubeUrl' | 'videoFile' | 'highlightUntil' | 'createdAt' | 'verificationStatus'
> & { imageDetails: readonly { urls: Record<'400' | '800', string> }[] };

function previewOf({ youtubeUrl, videoFile }: CardSource): CardModel['video'] {
  if (videoFile) return { file: videoFile };
  const link = youtubeUrl ? parseVideoLink(youtubeUrl) : null;
  return link && { embed: link.embedUrl };
}

/** Puts a listing in a card's words. `breed` names a breed in the reader's language. */
export function toCard(listing: CardSource, locale: Locale, breed: (name: string) => string): CardModel {
  const { id, title, category, priceNegotiable, healthStatus } = listing;
  const urls = listing.imageDetails[0]?.urls;
  const facts = [breed(listing.breed), formatAge(locale, listing.age), listing.weight === null ? null : formatWeight(locale, listing.weight)];
  return {
    ...{ id, title, category, healthStatus },
    href: localizedPath(locale, `/listing/${id}`),
    price: formatPrice(locale, listing.price),
    negotiable: priceNegotiable,
    facts: facts.filter(Boolean).join(' · '),
    health: HEALTH_FLAGS.filter((flag) => listing[flag]),
    place: listing.location,
    date: formatDate(locale, listing.createdAt),
    verified: listing.verificationStatus === 'verified',
    highlighted: listing.highlightUntil !== null,
    picture: urls ? [urls[400], urls[800]] : null,
    video: previewOf(listing),
  };
}
