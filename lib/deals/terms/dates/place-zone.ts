import { mailTimeZone } from '@/lib/core/i18n/time-zone';

/** Where the animals of a deal are and where their seller is, as they were when it was agreed. */
interface DealPlace {
  lot: { location: string };
  seller: { location: string | null };
}

/**
 * The zone whose days count in a deal: of the country in which the animals are, else of the seller's. It doesn't depend on
 * who reads, nor on where they travel, so that both read the same day.
 */
export function placeZone({ lot, seller }: DealPlace): string {
  const zone = mailTimeZone({ timeZone: null, location: lot.location });
  return zone === 'UTC' ? mailTimeZone({ timeZone: null, location: seller.location }) : zone;
}
