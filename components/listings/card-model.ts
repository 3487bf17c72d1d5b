import { formatAge, formatDate, formatPrice, formatWeight } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { ListingDto, OfferDto } from '@/lib/listings/dto';
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
  /** Breed, age and weight; of equipment make, model and year. */
  facts: string;
  health: HealthFlag[];
  /** A word about its state. */
  note: string | null;
  place: string;
  date: string;
  verified: boolean;
  highlighted: boolean;
  /** The drawn picture that stands in for a missing one: a category, or `equipment-` and one. */
  stock: string;
  /** Addresses of the first picture, 400 and 800 pixels wide. */
  picture: [string, string] | null;
  /** What the video badge previews: an address to embed or a file to play. */
  video: { embed: string } | { file: string } | null;
}

/** What a card needs of anything on offer; a form's preview has no more. */
export type OfferSource = Pick<
  OfferDto,
  | 'id'
  | 'title'
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

/** The fields of an animal that a card needs. */
export type CardSource = OfferSource &
  Pick<ListingDto, 'category' | 'breed' | 'age' | 'weight' | 'healthStatus' | HealthFlag | 'videoFile'>;

/** What the cards of animals and of equipment have in common. */
export function offerCard(
  offer: OfferSource,
  locale: Locale,
  path: string,
): Omit<CardModel, 'facts' | 'health' | 'note' | 'stock'> {
  const { id, title, priceNegotiable, youtubeUrl } = offer;
  const urls = offer.imageDetails[0]?.urls;
  const link = youtubeUrl ? parseVideoLink(youtubeUrl) : null;
  return {
    id,
    title,
    href: localizedPath(locale, `${path}/${id}`),
    price: formatPrice(locale, offer.price),
    negotiable: priceNegotiable,
    place: offer.location,
    date: formatDate(locale, offer.createdAt),
    verified: offer.verificationStatus === 'verified',
    highlighted: offer.highlightUntil !== null,
    picture: urls ? [urls[400], urls[800]] : null,
    video: link && { embed: link.embedUrl },
  };
}

/** Puts an animal in a card's words. `breed` names a breed in the reader's language. */
export function toCard(listing: CardSource, locale: Locale, breed: (name: string) => string): CardModel {
  const facts = [
    breed(listing.breed),
    formatAge(locale, listing.age),
    listing.weight === null ? null : formatWeight(locale, listing.weight),
  ];
  const card = offerCard(listing, locale, '/listing');
  return {
    ...card,
    facts: facts.filter(Boolean).join(' · '),
    health: HEALTH_FLAGS.filter((flag) => listing[flag]),
    note: listing.healthStatus,
    stock: listing.category,
    video: listing.videoFile ? { file: listing.videoFile } : card.video,
  };
}
