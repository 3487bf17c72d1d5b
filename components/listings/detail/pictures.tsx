import type { translator } from '@/lib/i18n/translator';
import type { ListingImage } from '@/lib/listings/dto';
import { Gallery } from './gallery';

interface PicturesProps {
  title: string;
  images: readonly ListingImage[];
  /** URL and description of the illustration that replaces missing pictures. */
  stock: string;
  noPhoto: string;
  t: Awaited<ReturnType<typeof translator<'listing'>>>;
}

/** The pictures of a listing, or the illustration that replaces them. */
export function Pictures({ title, images, stock, noPhoto, t }: PicturesProps) {
  const total = images.length;
  if (total === 0) {
    return (
      <div className="gallery">
        <div className="gallery-main">
          <img src={stock} alt={noPhoto} width={800} height={600} className="size-full object-cover" />
        </div>
      </div>
    );
  }
  return (
    <Gallery
      pictures={images.map(({ urls, width, height, blur }, index) => ({
        small: urls[400],
        medium: urls[800],
        large: urls[1600],
        width,
        height,
        blur,
        alt: t('photoAlt', { title, number: index + 1, total }),
      }))}
      stock={stock}
      labels={{
        photos: t('photos'),
        previous: t('previousPhoto'),
        next: t('nextPhoto'),
        fullscreen: t('fullscreen'),
        close: t('close'),
        more: t('morePhotos', { count: Math.max(1, total - 3) }),
        numbered: images.map((_, index) => t('photo', { number: index + 1, total })),
      }}
    />
  );
}
