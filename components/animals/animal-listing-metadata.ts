import type { Metadata } from 'next';
import { breedNames } from '@/components/listings/browse/labels';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { alternates } from '@/lib/i18n/alternates';
import { formatAge, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';

/**
 * Title, description, canonical URL and picture of a listing's page, or the title of the 404 page if there is no
 * listing.
 */
export async function animalListingMetadata(locale: Locale, listing: AnimalListingDto | null): Promise<Metadata> {
  const [t, breeds] = await Promise.all([translator(locale, 'listing'), breedNames(locale)]);
  if (!listing) return { title: t('notFoundTitle'), robots: { index: false } };
  const { title, imageDetails } = listing;
  const description = t('metaDescription', {
    breed: breeds[listing.breed] ?? listing.breed,
    age: formatAge(locale, listing.age),
    price: formatPrice(locale, listing.price),
    place: listing.location,
  });
  const path = `/listing/${listing.id}`;
  const picture = imageDetails[0];
  const image = picture
    ? { url: picture.urls[1600], width: picture.width, height: picture.height, alt: title }
    : { url: '/art/og-default.png', width: 1200, height: 630 };
  return {
    title,
    description,
    alternates: alternates(locale, path),
    ...(listing.isActive ? {} : { robots: { index: false } }),
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
