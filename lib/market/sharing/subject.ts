import 'server-only';
import { createHash } from 'node:crypto';
import type { PublicPersonDto } from '@/lib/accounts/accounts/dto';
import { titleOfLot } from '@/lib/market/animal-lots/class-words';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import type { AnimalListingDetailDto, AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { LotDetail } from '@/lib/market/auctions/dto';
import type { EquipmentListingDetailDto, EquipmentListingDto } from '@/lib/market/equipment/dto';
import { formatAskedPrice, type AskedPrice } from '@/lib/livestock/price-formats/asked-price';
import { placeIn } from '@/lib/core/i18n/country';
import {
  formatAge,
  formatDate,
  formatMomentByPlace,
  formatNumber,
  formatPounds,
  formatWeight,
} from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { translator } from '@/lib/core/i18n/translator';
import type { CardWords } from '@/lib/files/images/decoders';
import type { ListingDetailDto, ListingDto, ListingImage } from '@/lib/market/listings/dto';
import type { ShareModel } from './dto';
import { qrPath, sharedPath, sheetPath, type SharedPage } from './schema';

/** What is shared, in words of one language: the same for the preview, the message and the paper. */
export type Shared = SharedPage &
  CardWords & {
    /** The seller's own title, where the words are made from the facts. */
    ownTitle: string;
    /** The path of its first picture, and of the illustration that replaces one. */
    picture: string | null;
    stock: string;
    /** What only the message has room for. */
    age?: string;
    terms?: string | null;
    /** Until when an auction runs, with its hour. */
    until?: string | null;
  };

/** Grows with the drawing, so that apps which keep previews fetch them again. */
const DRAWING = 1;

/** Returns the path of the preview: another one as soon as anything on it differs, so that it is kept for ever. */
export function previewPath(shared: Shared): string {
  const { kind, id, locale, title, ownTitle, lead, price, details, badge, picture, stock } = shared;
  const words = { title, ownTitle, lead, price, details, badge, picture, stock };
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, words]))
    .digest('base64url')
    .slice(0, 12);
  return `/media/cards/${kind}/${id}/${locale}-${version}.jpg`;
}

const priceText = ({ lead, price }: Shared) =>
  price && [lead && `${lead}:`, price.filter(Boolean).join('\u00a0')].filter(Boolean).join(' ');

function textOf(shared: Shared): string {
  const { ownTitle, title, badge, details, age, terms, until } = shared;
  const heading = [until ?? badge, ownTitle].filter(Boolean).join(': ');
  const inLine = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  const price = inLine([priceText(shared), terms]);
  const lines = [heading, title === ownTitle ? null : title, price, inLine([age, ...details])];
  return lines.filter(Boolean).join('\n');
}

/** Whether everybody may see a listing's page. */
const isPublic = ({ status, takenDown }: Pick<ListingDetailDto<ListingDto>, 'status' | 'takenDown'>) =>
  status === 'active' || (status === 'sold' && !takenDown);

/** Returns how the page of an animal listing is shared; null while it isn't public. */
export async function shareListing(locale: Locale, listing: AnimalListingDetailDto, origin: string) {
  return isPublic(listing) ? shareModel(await sharedListing(locale, listing), origin) : null;
}

/** Returns how the page of a piece of equipment is shared; null while it isn't public. */
export async function shareEquipment(locale: Locale, equipment: EquipmentListingDetailDto, origin: string) {
  return isPublic(equipment) ? shareModel(await sharedEquipment(locale, equipment), origin) : null;
}

/** Returns how a page is shared, on the site with this origin. */
export function shareModel(shared: Shared, origin: string): ShareModel {
  const { kind, id, locale, title, details, badge } = shared;
  const url = origin + localizedPath(locale, sharedPath(shared));
  return {
    url,
    text: textOf(shared),
    sheet: kind === 'seller' ? null : localizedPath(locale, sheetPath({ kind, id })),
    qr: qrPath(shared),
    preview: {
      path: previewPath(shared),
      alt: [badge, title, priceText(shared), ...details].filter(Boolean).join(', '),
    },
  };
}

/** Whoever writes a book into a title gets its beginning. */
const LONGEST = 140;
const short = (text: string) => text.slice(0, LONGEST);

const pictureOf = (image: ListingImage | undefined) => image?.urls[1600] ?? null;

function priceOf(locale: Locale, price: AskedPrice, withoutUnit = false): CardWords['price'] {
  const { currency, amount, unit } = formatAskedPrice(locale, price);
  return [currency, amount, withoutUnit ? '' : unit];
}

/** A weight in the unit that its price is for: a message is converted for nobody. */
const weightText = (locale: Locale, kg: number, basis: AskedPrice['basis']): string =>
  basis === 'live_lb' || basis === 'live_cwt' ? formatPounds(locale, kg) : formatWeight(locale, kg);

function termsOf(
  { payment }: AnimalListingDto['lot'],
  animalLot: Awaited<ReturnType<typeof translator<'animalLot'>>>,
): string | null {
  if (!payment) return null;
  if (payment.kind === 'cash') return animalLot('cash');
  if (payment.kind === 'days') return animalLot('termDays', { days: payment.days.join('/') });
  return animalLot('instalments', { count: payment.groups.reduce((sum, group) => sum + group, 0) });
}

const present = (parts: readonly (string | null | false)[]): string[] =>
  parts.flatMap((part) => (part ? [short(part)] : []));

/** Puts an animal listing into words. */
export async function sharedListing(locale: Locale, listing: AnimalListingDto): Promise<Shared> {
  const [t, life, lots, animalLot] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    translator(locale, 'lot'),
    translator(locale, 'animalLot'),
  ]);
  const { id, title, lot, breed, age, location, weight, verificationStatus, soldAt, category, imageDetails } = listing;
  const { class: code, headCount: count } = lot;
  const left = headsForSale(lot);
  const words = code && titleOfLot({ class: code, headCount: left, breed, weight: null }, locale, location);
  return {
    kind: 'listing',
    id,
    locale,
    title: short(words ?? title),
    ownTitle: short((lot.titles && words) ?? title),
    lead: null,
    price: priceOf(locale, { amount: lot.priceAmount, basis: lot.priceBasis, currency: lot.priceCurrency }),
    details: present([
      left !== count && left !== null && count !== null
        ? animalLot('headsLeft', { left: formatNumber(locale, left), count: formatNumber(locale, count) })
        : !words && left !== null && left > 1 && lots('headCount', { count: left }),
      weight !== null && weightText(locale, weight, lot.priceBasis),
      placeIn(location, locale),
      verificationStatus === 'verified' && t('sellerVerified'),
    ]),
    badge: soldAt ? life('sold') : null,
    picture: pictureOf(imageDetails[0]),
    stock: `/art/stock-${category}.webp`,
    age: formatAge(locale, age),
    terms: termsOf(lot, animalLot),
  };
}

/** Puts a piece of equipment into words. */
export async function sharedEquipment(locale: Locale, equipment: EquipmentListingDto): Promise<Shared> {
  const [t, life, words] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'listingLife'),
    // messages: equipment.conditions.*
    translator(locale, 'equipment'),
  ]);
  const { id, title, priceAmount, priceCurrency, condition, year, location, verificationStatus, soldAt } = equipment;
  return {
    kind: 'equipment',
    id,
    locale,
    title: short(title),
    ownTitle: short(title),
    lead: null,
    price: priceOf(locale, { amount: priceAmount, basis: 'head', currency: priceCurrency }, true),
    details: present([
      [words(`conditions.${condition}`), year].filter(Boolean).join(' · '),
      placeIn(location, locale),
      verificationStatus === 'verified' && t('sellerVerified'),
    ]),
    badge: soldAt ? life('sold') : null,
    picture: pictureOf(equipment.imageDetails[0]),
    stock: `/art/stock-equipment-${equipment.category}.webp`,
  };
}

/**
 * Puts an auction lot into words. Until it is sold the price is the one it starts at, since a message can't follow the
 * bids.
 */
export async function sharedLot(locale: Locale, lot: LotDetail): Promise<Shared> {
  const [t, listing, words] = await Promise.all([
    translator(locale, 'lot'),
    translator(locale, 'listing'),
    translator(locale, 'sharing'),
  ]);
  const { id, title, startingPrice, currentPrice, quantity, averageWeight, location, seller, endTime } = lot;
  const state = lot.state === 'sold' && lot.inReview ? 'review' : lot.state;
  const isSold = state === 'sold' && currentPrice !== null;
  const isOpen = state === 'live' || state === 'upcoming';
  return {
    kind: 'lot',
    id,
    locale,
    title: short(title),
    ownTitle: short(title),
    price: priceOf(locale, {
      amount: isSold ? currentPrice : startingPrice,
      basis: lot.priceBasis,
      currency: lot.priceCurrency,
    }),
    lead: isSold ? t('ui.finalPrice') : t('ui.startingPrice'),
    details: present([
      [
        quantity !== null && t('headCount', { count: quantity }),
        averageWeight !== null && weightText(locale, averageWeight, lot.priceBasis),
      ]
        .filter(Boolean)
        .join(' · '),
      placeIn(location, locale),
      seller?.verificationStatus === 'verified' && listing('sellerVerified'),
    ]),
    badge: isOpen ? words('auctionUntil', { date: formatDate(locale, endTime) }) : t(`ui.phases.${state}`),
    picture: pictureOf(lot.images[0]),
    stock: `/art/stock-${lot.category}.webp`,
    until: isOpen
      ? words('auctionUntil', {
          date: formatMomentByPlace(locale, endTime, mailTimeZone({ timeZone: null, location })),
        })
      : null,
  };
}

type OnSale = { total: number; first: AnimalListingDto | undefined };

/** Puts a seller into words, with a picture of what they have on sale. */
export async function sharedSeller(locale: Locale, seller: PublicPersonDto, { total, first }: OnSale): Promise<Shared> {
  const [t, listing] = await Promise.all([translator(locale, 'seller'), translator(locale, 'listing')]);
  const { id, name, location, verificationStatus } = seller;
  const place = total > 0 && location ? placeIn(location, locale) : null;
  return {
    kind: 'seller',
    id,
    locale,
    title: short(name),
    ownTitle: short(name),
    lead: null,
    price: null,
    details: present([
      t('count', { count: total }),
      place,
      verificationStatus === 'verified' && listing('sellerVerified'),
    ]),
    badge: null,
    picture: pictureOf(first?.imageDetails[0]),
    stock: `/art/stock-${first?.category ?? 'bovine'}.webp`,
  };
}
