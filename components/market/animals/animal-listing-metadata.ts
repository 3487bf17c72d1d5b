import type { Metadata } from 'next';
import { listingMetadata } from '@/components/market/listings/detail/listing-metadata';
import { breedNames } from '@/components/market/listings/browse/labels';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { placeIn } from '@/lib/core/i18n/country';
import { formatAge } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';

/** One sentence about an animal, for search engines and where its page is shared. */
export async function animalListingSummary(
  locale: Locale,
  listing: Pick<AnimalListingDto, 'breed' | 'age' | 'location'> & {
    lot: Pick<AnimalListingDto['lot'], 'priceAmount' | 'priceBasis' | 'priceCurrency'>;
  },
): Promise<string> {
  const { priceAmount: amount, priceBasis: basis, priceCurrency: currency } = listing.lot;
  const [t, breeds] = await Promise.all([translator(locale, 'listing'), breedNames(locale)]);
  return t('metaDescription', {
    breed: breeds[listing.breed] ?? listing.breed,
    age: formatAge(locale, listing.age),
    price: askedPriceText(locale, { amount, basis, currency }),
    place: placeIn(listing.location, locale),
  });
}

/** Title of a listing's page, or the title of the 404 page if there is no listing. */
export async function animalListingMetadata(locale: Locale, listing: AnimalListingDto | null): Promise<Metadata> {
  if (!listing) return { title: (await translator(locale, 'listing'))('notFoundTitle'), robots: { index: false } };
  return listingMetadata({ ...listing, ...titleIn(listing, locale) });
}
