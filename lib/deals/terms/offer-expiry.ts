import { DAY_MS, HOUR_MS } from '@/lib/core/durations';

/** Night, in hours of the clock: from ten in the evening until before nine in the morning. */
const NIGHT_BEGINS = 22;
const MORNING = 9;

const clockParts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** What a zone's clock shows at a moment, as milliseconds in which the same clock of UTC would show it. */
function clockAt(format: Intl.DateTimeFormat, moment: number): number {
  const parts = format.formatToParts(moment);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment at which a zone's clock shows something; clocks never change around nine in the morning. */
function momentOf(format: Intl.DateTimeFormat, clock: number): Date {
  const near = clock - (clockAt(format, clock) - clock);
  // The offset of a guess may be that of the other side of a clock change; the second one is right.
  return new Date(near - (clockAt(format, near) - clock));
}

/**
 * Returns when an offer expires that stands for so many hours. They are hours that pass, whatever the clocks do meanwhile;
 * an expiry between 22:00 and 9:00 of the seller's zone moves to the next 9:00 there, because nobody answers at night.
 */
export function offerExpiry(from: Date, hours: number, timeZone: string): Date {
  const expiry = from.getTime() + hours * HOUR_MS;
  const format = clockParts(timeZone);
  const clock = clockAt(format, expiry);
  const hour = new Date(clock).getUTCHours();
  if (hour >= MORNING && hour < NIGHT_BEGINS) return new Date(expiry);
  const midnight = clock - (clock % DAY_MS);
  return momentOf(format, midnight + (hour < MORNING ? 0 : DAY_MS) + MORNING * HOUR_MS);
}
