import type { translator } from '@/lib/core/i18n/translator';
import type { ListingImage } from '@/lib/market/listings/dto';

/** How many pictures stand beside the first. */
export const THUMBNAILS = 2;

export interface GalleryPicture {
  /** The URL of the smallest variant, from which those of the others follow. */
  small: string;
  width: number;
  height: number;
  /** A tiny data URI shown until the picture has loaded; only the first has one. */
  blur?: string;
}

export interface GalleryLabels {
  photos: string;
  previous: string;
  next: string;
  fullscreen: string;
  close: string;
  more: string;
  /** "Photo 2 of 5". */
  numbered: string[];
}

export interface GalleryModel {
  /** What the pictures show. */
  title: string;
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  /** The illustration shown without pictures, or if one fails to load. */
  stock: string;
  /** Describes the illustration, where there is no picture. */
  noPhoto?: string;
}

interface GallerySource {
  title: string;
  images: readonly ListingImage[];
  stock: string;
}

// The page passes in its translator.
// messages: listing.*
/** Builds the gallery of a listing or lot. */
export function galleryModel(
  { title, images, stock }: GallerySource,
  t: Awaited<ReturnType<typeof translator<'listing'>>>,
): GalleryModel {
  const total = images.length;
  return {
    pictures: images.map(({ urls, width, height, blur }, index) => ({
      small: urls[400],
      width,
      height,
      ...(index === 0 ? { blur } : {}),
    })),
    title,
    stock,
    ...(total === 0 ? { noPhoto: t('noPhoto') } : {}),
    labels: {
      photos: t('photos'),
      previous: t('previousPhoto'),
      next: t('nextPhoto'),
      fullscreen: t('fullscreen'),
      close: t('close'),
      more: t('morePhotos', { count: Math.max(1, total - THUMBNAILS) }),
      numbered: images.map((_, index) => t('photo', { number: index + 1, total })),
    },
  };
}
