import { priceOf, toEdited, type Edited } from '@/components/dashboard/own-edit/edited';
import type { AnimalNames } from '@/components/market/animals/animal-listing-card';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { isPlain } from '@/lib/market/animal-lots/lot-figures';
import { DAY_MS } from '@/lib/core/durations';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { formatAge, formatDate } from '@/lib/core/i18n/format';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ListingStatus, ListingDto } from '@/lib/market/listings/dto';
import type { ListingSales, WeekFigures } from '@/lib/desk/dashboard/dto';
import { appealPath, auctionPath, copyPath, privateTopicPath, topicPath } from '@/lib/core/topics/schema';

/** One of the user's listings, animal or equipment, formatted for their list. */
export interface OwnListingRow {
  kind: 'listing' | 'equipment';
  id: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  lang?: Locale | undefined;
  facts: string;
  /** As asked. */
  price: string;
  currency: string;
  /** What the price is for, of a lot. */
  unit?: string;
  /** What can be changed of it by itself: of equipment the price. */
  edited: Edited | null;
  /** What is left of it and what its seller noted of sales; null for equipment. */
  sales: ListingSales | null;
  /** Whether figures of the market count what it is sold for. */
  asksSoldPrice: boolean;
  status: ListingStatus;
  /** Whether an administrator took it off sale. */
  takenDown: boolean;
  /** Whether it waits for a moderator. */
  held: boolean;
  /** Whether deals have all its heads, which alone keeps it off sale. */
  isReserved: boolean;
  /** Why it was taken down. */
  why: string | null;
  /** The text of its place, if that may be several; it is then on no map. */
  unclearPlace: string | null;
  /** Days until it expires, if a week or less. */
  daysLeft: number | null;
  /** How many people saved it; null for equipment, which can't be saved. */
  saves: number | null;
  /** What its page brought in the last seven days; null if nothing is known to have happened. */
  week: WeekFigures | null;
  /** The day on which the highlight ends. */
  highlightUntil: string | null;
  photos: number;
  picture: string | null;
  /** The illustration that replaces a missing picture, as on cards. */
  stock: string;
  viewHref: string;
  editHref: string;
  /** The form that begins another from it; null if a moderator took it down or holds it. */
  copyHref: string | null;
  /** The form that puts its animals up for auction; null for equipment, and if they are sold or a moderator stopped it. */
  auctionHref: string | null;
  /** Where to appeal if it was taken down, and to answer while it is held. */
  appealHref: string;
}

const SOON_DAYS = 7;

function daysLeft(expiresAt: string): number | null {
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days > 0 && days <= SOON_DAYS ? days : null;
}

/** What else is known of a listing: why it was taken down, what its page brought, and sales. */
export type Known = Pick<OwnListingRow, 'why' | 'week' | 'sales'>;

type Own<Dto> = Dto & { status: ListingStatus; takenDown: boolean; held: boolean; placeUnclear: boolean };

/** Returns the listing's public page or, if it isn't on sale, its owner's private page. */
function viewHref({ id, status }: Own<ListingDto>, kind: OwnListingRow['kind'], locale: Locale): string {
  return localizedPath(locale, (status === 'active' ? topicPath : privateTopicPath)({ kind, id }));
}

/** Returns the form that begins another listing from this one, which moderators may have stopped. */
function copyHref({ id, takenDown, held }: Own<ListingDto>, kind: OwnListingRow['kind'], locale: Locale) {
  return takenDown || held ? null : localizedPath(locale, copyPath({ kind, id }));
}

function listingRow(
  listing: Own<ListingDto>,
  locale: Locale,
  known: Known,
): Omit<
  OwnListingRow,
  | 'kind'
  | 'price'
  | 'currency'
  | 'edited'
  | 'facts'
  | 'saves'
  | 'stock'
  | 'viewHref'
  | 'editHref'
  | 'copyHref'
  | 'auctionHref'
  | 'appealHref'
> {
  const { id, title, status, takenDown, held, highlightUntil } = listing;
  return {
    id,
    title,
    lang: foreignLanguage(listing.language, locale),
    asksSoldPrice: false,
    status,
    takenDown,
    held,
    isReserved: false,
    ...known,
    unclearPlace: listing.placeUnclear && status !== 'sold' ? listing.location : null,
    daysLeft: daysLeft(listing.expiresAt),
    highlightUntil: highlightUntil && formatDate(locale, highlightUntil),
    photos: listing.images.length,
    picture: listing.imageDetails[0]?.urls['400'] ?? null,
  };
}

/** Formats an animal listing for its owner's list. */
export function toOwnAnimalListingRow(
  listing: Own<AnimalListingDto> & { favorites: number },
  locale: Locale,
  { breed }: AnimalNames,
  known: Known,
): OwnListingRow {
  const { lot } = listing;
  return {
    ...listingRow({ ...listing, ...titleIn(listing, locale) }, locale, known),
    kind: 'listing',
    price: lot.priceAmount,
    currency: lot.priceCurrency,
    edited: toEdited(listing, locale),
    isReserved: listing.status === 'paused' && !listing.takenDown && !listing.held && lot.headsLeft === 0,
    asksSoldPrice: lot.class !== null,
    ...(isPlain(lot) ? {} : { unit: basisUnit(locale, lot.priceBasis) }),
    facts: `${breed(listing.breed)} · ${formatAge(locale, listing.age)}`,
    saves: listing.favorites,
    stock: listing.category,
    viewHref: viewHref(listing, 'listing', locale),
    editHref: localizedPath(locale, `/edit-listing/${listing.id}`),
    copyHref: copyHref(listing, 'listing', locale),
    auctionHref:
      listing.status === 'sold' || listing.takenDown || listing.held
        ? null
        : localizedPath(locale, auctionPath(listing.id)),
    appealHref: localizedPath(locale, appealPath({ kind: 'listing', id: listing.id })),
  };
}

/** Formats an equipment listing for its owner's list; `facts` as on its card. */
export function toOwnEquipmentListingRow(
  equipment: Own<EquipmentListingDto>,
  locale: Locale,
  facts: string,
  known: Known,
): OwnListingRow {
  return {
    ...listingRow(equipment, locale, known),
    kind: 'equipment',
    edited: priceOf(equipment),
    price: equipment.priceAmount,
    currency: equipment.priceCurrency,
    facts,
    saves: null,
    stock: `equipment-${equipment.category}`,
    viewHref: viewHref(equipment, 'equipment', locale),
    editHref: localizedPath(locale, `/edit-equipment/${equipment.id}`),
    copyHref: copyHref(equipment, 'equipment', locale),
    auctionHref: null,
    appealHref: localizedPath(locale, appealPath({ kind: 'equipment', id: equipment.id })),
  };
}
