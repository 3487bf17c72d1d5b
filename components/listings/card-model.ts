import { type HealthFlag } from '@/lib/animals/query-schema';
import { formatDate, formatPrice } from '@/lib/i18n/format';
import { foreignLanguage, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { ListingDto } from '@/lib/listings/dto';
import { parseVideoLink } from '@/lib/listings/video-link';

/**
 * A listing formatted for its card. The server formats numbers and dates, so that server and browser can't disagree
 * and the page sends a dozen short strings per card instead of whole listings.
 */
export interface CardModel {
  id: string;
  href: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  lang?: Locale;
  price: string;
  negotiable: boolean;
  /** Breed, age and weight; for equipment make, model and year. */
  facts: string;
  health: HealthFlag[];
  /** A short note on its state. */
  note: string | null;
  place: string;
  date: string;
  verified: boolean;
  highlighted: boolean;
  /** The illustration that replaces a missing picture: a category, or `equipment-` and a category. */
  stock: string;
  /** URLs of the first picture, 400 and 800 pixels wide. */
  picture: [string, string] | null;
  /** What the video badge previews: a URL to embed or a file to play. */
  video: { embed: string } | { file: string } | null;
}

/** What a card needs of any listing, and all that a form's preview has. */
export type ListingSource = Pick<
  ListingDto,
  | 'id'
  | 'title'
  | 'language'
  | 'price'
  | 'priceNegotiable'
  | 'location'
  | 'youtubeUrl'
  | 'highlightUntil'
  | 'createdAt'
  | 'verificationStatus'
> & {
  imageDetails: readonly { urls: Record<'400' | '800', string> }[];
};

/** Builds the part that the cards of animals and equipment share. */
export function listingCard(
  listing: ListingSource,
  locale: Locale,
  path: string,
): Omit<CardModel, 'facts' | 'health' | 'note' | 'stock'> {
  const { id, title, priceNegotiable, youtubeUrl } = listing;
  const lang = foreignLanguage(listing.language, locale);
  const urls = listing.imageDetails[0]?.urls;
  const link = youtubeUrl ? parseVideoLink(youtubeUrl) : null;
  return {
    id,
    title,
    ...(lang ? { lang } : {}),
    href: localizedPath(locale, `${path}/${id}`),
    price: formatPrice(locale, listing.price),
    negotiable: priceNegotiable,
    place: listing.location,
    date: formatDate(locale, listing.createdAt),
    verified: listing.verificationStatus === 'verified',
    highlighted: listing.highlightUntil !== null,
    picture: urls ? [urls[400], urls[800]] : null,
    video: link && { embed: link.embedUrl },
  };
}
