import { type ListingSource, type CardModel, listingCard } from '@/components/listings/card-model';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { type HealthFlag, HEALTH_FLAGS } from '@/lib/animals/query-schema';
import { formatAge, formatWeight } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** The fields of an animal listing that a card needs. */
export type AnimalListingSource = ListingSource &
  Pick<AnimalListingDto, 'category' | 'breed' | 'age' | 'weight' | 'healthStatus' | HealthFlag | 'videoFile'>;

/** Builds the card of an animal listing; `breed` translates a breed. */
export function toAnimalListingCard(
  listing: AnimalListingSource,
  locale: Locale,
  breed: (name: string) => string,
): CardModel {
  const facts = [
    breed(listing.breed),
    formatAge(locale, listing.age),
    listing.weight === null ? null : formatWeight(locale, listing.weight),
  ];
  return {
    ...listingCard(listing, locale, '/listing'),
    facts: facts.filter(Boolean).join(' · '),
    health: HEALTH_FLAGS.filter((flag) => listing[flag]),
    ...(listing.healthStatus ? { note: listing.healthStatus } : {}),
    stock: listing.category,
    ...(listing.videoFile ? { video: { file: listing.videoFile } } : {}),
  };
}
