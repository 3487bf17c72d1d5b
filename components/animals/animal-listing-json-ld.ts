import { type ListingContext, listingJsonLd } from '@/components/listings/detail/listing-json-ld';
import type { AnimalListingDetailDto } from '@/lib/animals/dto';
import { formatAge } from '@/lib/i18n/format';

interface AnimalContext extends Pick<ListingContext, 'siteUrl' | 'locale' | 'crumbs'> {
  /** Translated, like `category`. */
  breed: string;
  category: string;
}

/** Structured data of an animal listing for search engines. */
export function animalListingJsonLd(
  listing: AnimalListingDetailDto,
  { breed, category, ...context }: AnimalContext,
): object {
  const property = (name: string, value: string | number, unitCode?: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unitCode ? { unitCode } : {}),
  });
  return listingJsonLd(listing, {
    ...context,
    path: `/listing/${listing.id}`,
    product: {
      category,
      additionalProperty: [
        property('breed', breed),
        property('age', formatAge(context.locale, listing.age)),
        ...(listing.weight === null ? [] : [property('weight', listing.weight, 'KGM')]),
      ],
    },
  });
}
