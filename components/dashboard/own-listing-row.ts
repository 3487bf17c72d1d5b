import { formatAge, formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { Category } from '@/lib/listings/categories';
import type { ListingDto, ListingStatus } from '@/lib/listings/dto';

/** One of the reader's listings in the table's words. */
export interface OwnListingRow {
  id: string;
  title: string;
  facts: string;
  price: string;
  status: ListingStatus;
  /** An administrator took it off sale. */
  takenDown: boolean;
  /** Days until it expires, where that is a week or less. */
  daysLeft: number | null;
  saves: number;
  /** The day on which the highlight ends. */
  highlightUntil: string | null;
  photos: number;
  picture: string | null;
  category: Category;
  viewHref: string;
  editHref: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;

function daysLeft(expiresAt: string): number | null {
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days > 0 && days <= SOON_DAYS ? days : null;
}

/** Puts a listing in the table's words. `breed` names a breed in the reader's language. */
export function toOwnListingRow(listing: ListingDto & { favorites: number; status: ListingStatus; takenDown: boolean }, locale: Locale, breed: (name: string) => string): OwnListingRow {
  const { id, title, price, status, takenDown, category, favorites, highlightUntil } = listing;
  return {
    ...{ id, title, price, status, takenDown, category, saves: favorites },
    daysLeft: daysLeft(listing.expiresAt),
    facts: `${breed(listing.breed)} · ${formatAge(locale, listing.age)}`,
    highlightUntil: highlightUntil && formatDate(locale, highlightUntil),
    photos: listing.images.length,
    picture: listing.imageDetails[0]?.urls['400'] ?? null,
    viewHref: localizedPath(locale, `/listing/${id}`),
    editHref: localizedPath(locale, `/edit-listing/${id}`),
  };
}
