import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { zoneClock } from '@/lib/core/zone-clock';

/** Night, in hours of the clock: from ten in the evening until before nine in the morning. */
const NIGHT_BEGINS = 22;
const MORNING = 9;
/** Hours after an offer in which its seller's floor declines it. */
const DECLINES_AFTER = { least: 2, most: 30 } as const;
const ATTEMPTS = 40;

const isByDay = (hour: number): boolean => hour >= MORNING && hour < NIGHT_BEGINS;

/**
 * Returns when an offer expires that stands for so many hours. They are hours that pass, whatever the clocks do meanwhile;
 * an expiry between 22:00 and 9:00 of the seller's zone moves to the next 9:00 there, because nobody answers at night.
 */
export function offerExpiry(from: Date, hours: number, timeZone: string): Date {
  const expiry = from.getTime() + hours * HOUR_MS;
  const clock = zoneClock(timeZone);
  const shown = clock.at(expiry);
  const hour = new Date(shown).getUTCHours();
  if (isByDay(hour)) return new Date(expiry);
  const midnight = shown - (shown % DAY_MS);
  return clock.momentOf(midnight + (hour < MORNING ? 0 : DAY_MS) + MORNING * HOUR_MS);
}

/**
 * Returns when a seller's floor declines an offer: at a moment of the day, some hours later, as a person would. Where its time
 * is too short for one, it expires.
 * @param random a number from 0 to below 1
 */
export function floorDeclinesAt(from: Date, expiresAt: Date, timeZone: string, random: () => number): Date {
  const first = from.getTime() + DECLINES_AFTER.least * HOUR_MS;
  const last = Math.min(expiresAt.getTime(), from.getTime() + DECLINES_AFTER.most * HOUR_MS);
  const clock = zoneClock(timeZone);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const moment = Math.floor(first + random() * (last - first));
    if (isByDay(new Date(clock.at(moment)).getUTCHours())) return new Date(moment);
  }
  return expiresAt;
}
