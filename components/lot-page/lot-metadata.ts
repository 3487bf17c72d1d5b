import type { Metadata } from 'next';
import { breedNames } from '@/components/listings/browse/labels';
import type { LotDetail } from '@/lib/auctions/dto';
import { alternates } from '@/lib/i18n/alternates';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';

/** Title, description, canonical URL and picture of a lot's page, or the title of the 404 page if there is no lot. */
export async function lotMetadata(locale: Locale, lot: LotDetail | null): Promise<Metadata> {
  const [t, breeds] = await Promise.all([translator(locale, 'lot'), breedNames(locale)]);
  if (!lot) return { title: t('notFoundTitle'), robots: { index: false } };
  const title = t('metaTitle', { title: lot.title });
  const description = t('metaDescription', {
    heads: lot.quantity,
    breed: breeds[lot.breed] ?? lot.breed,
    place: lot.location,
    price: formatPrice(locale, lot.startingPrice),
  });
  const path = `/auctions/${lot.id}`;
  const [picture] = lot.images;
  const image = picture
    ? { url: picture.urls[1600], width: picture.width, height: picture.height, alt: lot.title }
    : { url: '/art/og-default.png', width: 1200, height: 630 };
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(lot.state === 'cancelled' ? { robots: { index: false } } : {}),
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      title,
      description,
      url: localizedPath(locale, path),
      images: [image],
    },
    twitter: { card: 'summary_large_image' },
  };
}
