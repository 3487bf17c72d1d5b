import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { isTimeZone, mailTimeZone, type Whereabouts } from '@/lib/core/i18n/time-zone';
import { zoneClock } from '@/lib/core/zone-clock';

/** How many days ahead animals can be ready for a truck. */
export const READY_DAYS = 120;
/** How many days ahead animals can be delivered. */
export const DELIVERY_DAYS = 365;
/** How far behind UTC the last place on earth is. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/** The zone of the country of a place; `UTC` where that isn't known. */
export const zoneOf = (location: string | null): string => mailTimeZone({ timeZone: null, location });

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
  const zone = zoneOf(lot.location);
  return zone === 'UTC' ? zoneOf(seller.location) : zone;
}

/** The zone of the clock by which a seller answers offers: their browser's, else that of the animals' place. */
export const sellerZone = (lot: DealPlace['lot'], { timeZone, location }: Whereabouts): string =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : placeZone({ lot, seller: { location } });

/** When a day (`YYYY-MM-DD`) is over in a zone; in `UTC`, which stands for an unknown one, when it is over everywhere. */
export function dayEnd(day: string, zone: string): Date {
  const midnight = Date.parse(day) + DAY_MS;
  if (zone === 'UTC') return new Date(midnight + WESTERNMOST_MS);
  const clock = zoneClock(zone);
  const end = clock.momentOf(midnight).getTime();
  // Where the clock goes forward at midnight the day lasts until then.
  return new Date(end + Math.max(0, midnight - clock.at(end)));
}

/** Why a day can't be the one on which animals are ready or delivered, or until which a quote stands; null if it can. */
export function refusedDay(day: string, zone: string, now: Date, most: number): 'dayPast' | 'dayFar' | null {
  const end = dayEnd(day, zone).getTime();
  if (end <= now.getTime()) return 'dayPast';
  return end > now.getTime() + (most + 1) * DAY_MS ? 'dayFar' : null;
}
