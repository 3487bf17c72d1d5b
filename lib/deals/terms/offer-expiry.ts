import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { zoneClock } from './zone-clock';

/** Night, in hours of the clock: from ten in the evening until before nine in the morning. */
const NIGHT_BEGINS = 22;
const MORNING = 9;

/**
 * Returns when an offer expires that stands for so many hours. They are hours that pass, whatever the clocks do meanwhile;
 * an expiry between 22:00 and 9:00 of the seller's zone moves to the next 9:00 there, because nobody answers at night.
 */
export function offerExpiry(from: Date, hours: number, timeZone: string): Date {
  const expiry = from.getTime() + hours * HOUR_MS;
  const clock = zoneClock(timeZone);
  const shown = clock.at(expiry);
  const hour = new Date(shown).getUTCHours();
  if (hour >= MORNING && hour < NIGHT_BEGINS) return new Date(expiry);
  const midnight = shown - (shown % DAY_MS);
  return clock.momentOf(midnight + (hour < MORNING ? 0 : DAY_MS) + MORNING * HOUR_MS);
}
