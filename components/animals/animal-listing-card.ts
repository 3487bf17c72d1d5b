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
  const card = listingCard(listing, locale, '/listing');
  return {
    ...card,
    facts: facts.filter(Boolean).join(' · '),
    health: HEALTH_FLAGS.filter((flag) => listing[flag]),
    note: listing.healthStatus,
    stock: listing.category,
    video: listing.videoFile ? { file: listing.videoFile } : card.video,
  };
}
