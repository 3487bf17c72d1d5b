import { createHash } from 'node:crypto';
import { Prisma } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { saidColumns } from '@/lib/language/lexicon/said';
import { placeColumns } from '@/lib/places/place-columns';
import { HIGHLIGHTS } from '@/lib/market/highlights/schema';
import type { ImageDetails } from '@/lib/files/images/details';
import { listingExpiry } from '@/lib/market/listings/schema';
import type { DemoListing } from '@/prisma/seed/content/types';
import { choosePictures } from './choose-pictures';

/** The details of each picture, by storage key. */
export type PictureDetails = ReadonlyMap<string, ImageDetails>;

/** Returns a UUIDv7 that only depends on `name` and `time`, so that the ids are reproducible. */
export function demoId(name: string, time: Date): string {
  const millis = time.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(name).digest('hex');
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

/** The columns of pictures. */
export function pictureColumns(images: string[], pictures: PictureDetails) {
  return { images, imageDetails: images.flatMap((key) => pictures.get(key) ?? []) };
}

/** The columns that animals and equipment share: creation, expiry and highlight. */
export function listingColumns(
  { createdDaysAgo, highlight }: Pick<DemoListing, 'createdDaysAgo' | 'highlight'>,
  now: Date,
) {
  const createdAt = new Date(now.getTime() - createdDaysAgo * DAY_MS);
  const highlightUntil =
    highlight && new Date(now.getTime() + (HIGHLIGHTS[highlight.duration].days - highlight.daysAgo) * DAY_MS);
  return {
    createdAt,
    expiresAt: listingExpiry(createdAt),
    ...(highlight && highlightUntil
      ? { highlightDuration: highlight.duration, highlightUntil, isHighlighted: true }
      : {}),
  };
}

type HighlightedListing = {
  id: string;
  userId: string;
  title: string;
  highlightDuration?: 'week' | 'month';
  highlightUntil?: Date;
};

/** Returns the transactions of the highlights of `listings`. */
export function highlightTransactions(
  listings: readonly HighlightedListing[],
  column: 'listingId' | 'equipmentId',
): Prisma.TransactionCreateManyInput[] {
  return listings.flatMap(({ id, userId, title, highlightDuration, highlightUntil }) => {
    if (!highlightDuration || !highlightUntil) return [];
    const { days, price } = HIGHLIGHTS[highlightDuration];
    const createdAt = new Date(highlightUntil.getTime() - days * DAY_MS);
    return {
      userId,
      [column]: id,
      type: `highlight_${highlightDuration}` as const,
      amount: price,
      status: 'completed' as const,
      description: title,
      createdAt,
    };
  });
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** The row of a listing of animals, its index being that among all. */
export function listingRow(
  { seller, subject, coat, head, lot, herd, pictures: count, createdDaysAgo, highlight, ...columns }: DemoListing,
  index: number,
  sellers: string[],
  pictures: PictureDetails,
  now: Date,
) {
  const life = listingColumns({ createdDaysAgo, highlight }, now);
  const shown = { category: columns.category, subject, coat, head, pictures: count };
  const { deliverInDays, ...facts } = lot;
  const images = choosePictures(shown, index, herd ? 0 : index);
  const place = placeColumns(columns.location);
  return {
    ...columns,
    ...place,
    ...saidColumns({ ...columns, class: facts.class, language: DEFAULT_LOCALE, country: place.country }),
    ...facts,
    payment: facts.payment ?? Prisma.DbNull,
    ...(deliverInDays
      ? { deliverFrom: daysFrom(now, deliverInDays[0]), deliverTo: daysFrom(now, deliverInDays[1]) }
      : {}),
    ...life,
    ...pictureColumns(images, pictures),
    id: demoId(columns.title, life.createdAt),
    userId: sellers[seller] ?? '',
  };
}
