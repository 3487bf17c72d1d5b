import { type HealthFlag } from '@/lib/livestock/facts/health';
import { placeIn } from '@/lib/core/i18n/country';
import { formatDate, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ListingDto } from '@/lib/market/listings/dto';
import { parseVideoLink } from '@/lib/core/validation/video-link';

/**
 * A listing formatted for its card. The server formats numbers and dates, so that server and browser can't disagree
 * and the page sends a dozen short strings per card instead of whole listings. What a card doesn't have is left out,
 * because a page has twelve.
 */
export interface CardModel {
  /** Ends with the listing's id (`cardId`). */
  href: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  lang?: Locale;
  /** Empty while a form doesn't know it. */
  price: string;
  /** The sign of the currency asked in, if it isn't US dollars. */
  sign?: string;
  /** What the price is for: `/kg`, `el lote`. */
  unit?: string;
  negotiable?: true;
  /** What the price comes to, of a lot. */
  line?: LotLine;
  /** Class and breed, as ranchers say it. */
  kind?: string;
  /** Of animals whose class is said, their age; of others breed and age; for equipment make, model and year. */
  facts?: string;
  /** Of animals without a line of figures. */
  weight?: Figure;
  /** How a lot is paid. */
  terms?: string;
  health?: HealthFlag[];
  /** A short note on its state. */
  note?: string;
  place: string;
  /** How far that is, if it is known and elsewhere. */
  distance?: string;
  date?: string;
  verified?: true;
  highlighted?: true;
  /** It has neither a contact link nor a choice for comparison. */
  compact?: true;
  /** The illustration that replaces a missing picture: a category, or `equipment-` and a category. */
  stock: string;
  /** In what it differs from what was asked: first in bold, then what that was. */
  differs?: { has: string; asked?: string };
  /** URL of the first picture, 400 pixels wide. */
  picture?: string;
  /** What the video badge previews: a URL to embed or a file to play. */
  video?: { embed: string } | { file: string };
}

/** A figure as it reads, and the number behind it, which islands convert to other units. */
export type Figure = readonly [text: string, value: string];

/** The figures below a lot's price: the one that compares first, then heads and weight; below, a head's and the lot's. */
export interface LotLine {
  lead: Figure | string;
  rest: (Figure | string)[];
  head?: Figure;
  total?: Figure;
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
  | 'distanceKm'
  | 'youtubeUrl'
  | 'highlightUntil'
  | 'createdAt'
  | 'verificationStatus'
> & {
  imageDetails: readonly { urls: Record<'400' | '800', string> }[];
};

/** How far a place is, to follow its last word; empty if that is unknown or the place is the visitor's. */
export const distanceText = ({ distanceKm }: { distanceKm?: number | undefined }, locale: Locale): string =>
  !distanceKm || distanceKm < 1 ? '' : `\u00a0·\u00a0${formatNumber(locale, distanceKm)}\u00a0km`;

/** Builds the part that the cards of animals and equipment share, for a visitor from a country (`home`). */
export function listingCard(
  listing: ListingSource,
  locale: Locale,
  path: string,
  home?: string,
): Omit<CardModel, 'facts' | 'health' | 'note' | 'stock'> {
  const { id, title, youtubeUrl } = listing;
  const distance = distanceText(listing, locale);
  const lang = foreignLanguage(listing.language, locale);
  const urls = listing.imageDetails[0]?.urls;
  const link = youtubeUrl ? parseVideoLink(youtubeUrl) : null;
  return {
    title,
    ...(lang ? { lang } : {}),
    href: localizedPath(locale, `${path}/${id}`),
    price: formatPrice(locale, listing.price),
    place: placeIn(listing.location, locale, home),
    ...(distance ? { distance } : {}),
    date: formatDate(locale, listing.createdAt),
    ...(listing.priceNegotiable ? { negotiable: true } : {}),
    ...(listing.verificationStatus === 'verified' ? { verified: true } : {}),
    ...(listing.highlightUntil === null ? {} : { highlighted: true }),
    ...(urls ? { picture: urls[400] } : {}),
    ...(link ? { video: { embed: link.embedUrl } } : {}),
  };
}
