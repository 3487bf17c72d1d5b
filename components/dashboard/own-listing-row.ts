import { formatAge, formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { Category } from '@/lib/listings/categories';
import type { ListingDto } from '@/lib/listings/dto';

/** One of the reader's listings in the table's words. */
export interface OwnListingRow {
  id: string;
  title: string;
  facts: string;
  price: string;
  isActive: boolean;
  saves: number;
  /** The day on which the highlight ends. */
  highlightUntil: string | null;
  photos: number;
  picture: string | null;
  category: Category;
  viewHref: string;
  editHref: string;
}

/** Puts a listing in the table's words. `breed` names a breed in the reader's language. */
export function toOwnListingRow(listing: ListingDto & { favorites: number }, locale: Locale, breed: (name: string) => string): OwnListingRow {
  const { id, title, price, isActive, category, favorites, highlightUntil } = listing;
  return {
    ...{ id, title, price, isActive, category, saves: favorites },
    facts: `${breed(listing.breed)} · ${formatAge(locale, listing.age)}`,
    highlightUntil: highlightUntil && formatDate(locale, highlightUntil),
    photos: listing.images.length,
    picture: listing.imageDetails[0]?.urls['400'] ?? null,
    viewHref: localizedPath(locale, `/listing/${id}`),
    editHref: localizedPath(locale, `/edit-listing/${id}`),
  };
}
