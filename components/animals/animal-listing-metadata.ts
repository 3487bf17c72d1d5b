import type { Metadata } from 'next';
import { pageMetadata } from '@/components/pages/page-metadata';
import { breedNames } from '@/components/listings/browse/labels';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { formatAge, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
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
  const [photo] = imageDetails;
  return pageMetadata({
    locale,
    path: `/listing/${listing.id}`,
    title,
    description,
    photo,
    isIndexed: listing.isActive,
  });
}
