import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/core/durations';
import { countryOf } from '@/lib/core/i18n/country';
import { formatTime, formatWeekday } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { mailTimeZone, type Whereabouts } from '@/lib/core/i18n/time-zone';
import { day, optionalLine } from '@/lib/core/validation/fields';
import { message } from '@/lib/core/validation/field-errors';
import type { CalendarEntry } from './calendar';
import { placeZone } from './day-end';
import { zoneClock } from '@/lib/core/zone-clock';

/** Parts of a day: from which hour to which they are in a calendar, and at which nobody is expected any more. */
const DAY_PARTS = {
  morning: { from: '08:00', until: '12:00', over: 13 },
  afternoon: { from: '14:00', until: '18:00', over: 20 },
} as const;

const isPart = (at: string): at is keyof typeof DAY_PARTS => Object.hasOwn(DAY_PARTS, at);

export const SLOTS_MAX = 3;
/** How many days ahead a visit can be. */
const VISIT_DAYS = 60;

/** When somebody could come: a day with a part of it, or a time. Both are those of the clock at the animals' place; nobody comes by night. */
const slotRule = z.strictObject({
  day,
  at: z.union(
    [
      z.enum(['morning', 'afternoon']),
      z.string().regex(/^(?:(?:0[5-9]|1\d|2[01]):[0-5]\d|22:00)$/, message('slotHours')),
    ],
    message('slotHours'),
  ),
});
export type Slot = z.output<typeof slotRule>;

/** A slot as one word, by which forms name it. */
export const slotKey = ({ day: date, at }: Slot): string => `${date} ${at}`;

/** The slot that a word names; null if it names none. */
export function readSlot(key: unknown): Slot | null {
  const [date, at] = typeof key === 'string' ? key.split(' ') : [];
  return slotRule.safeParse({ day: date, at }).data ?? null;
}

export const slotsRule = z
  .array(slotRule, message('slotsRequired'))
  .min(1, message('slotsRequired'))
  .max(SLOTS_MAX, message('slotsTooMany'))
  .refine((slots) => new Set(slots.map(slotKey)).size === slots.length, message('slotsEqual'));

export const INSPECTOR_NAME_MAX = 80;

export const visitSchema = z.object({
  listingId: z.uuid(message('invalid')),
  slots: slotsRule,
  /** Who comes: the buyer, or an inspector on their behalf. */
  visitor: z.enum(['self', 'inspector'], message('invalid')).default('self'),
  inspectorName: optionalLine(INSPECTOR_NAME_MAX),
});
export type VisitInput = z.output<typeof visitSchema>;

export const proposeSchema = z.object({ slots: slotsRule });
export const chooseSchema = z.object({ slot: slotRule });

/** Where the animals are, and what is known of where their seller is. */
export type SlotPlace = { location: string; seller: Whereabouts };

/** The zones whose clocks the place may have: of a large country nobody says which. */
function zonesOf({ location, seller }: SlotPlace): string[] {
  const zones = [mailTimeZone({ timeZone: null, location }), mailTimeZone(seller)];
  const known = zones.filter((zone) => zone !== 'UTC');
  return known.length > 0 ? known : ['UTC'];
}

/** When a slot is over at a place: by the later clock, so that none is refused that is still to come. */
export function slotEnd({ day: date, at }: Slot, place: SlotPlace): Date {
  const [hours = 0, minutes = 0] = isPart(at) ? [DAY_PARTS[at].over] : at.split(':').map(Number);
  const shown = Date.parse(date) + hours * HOUR_MS + minutes * MINUTE_MS;
  return new Date(Math.max(...zonesOf(place).map((zone) => zoneClock(zone).momentOf(shown).getTime())));
}

/** The zone of the clock at a place: the seller's own in their country, of which it may have several; null if nobody knows. */
function slotZone({ location, seller }: SlotPlace): string | null {
  const country = countryOf(location);
  const isThere = country !== null && seller.location !== null && countryOf(seller.location) === country;
  const zone = isThere ? mailTimeZone(seller) : placeZone({ lot: { location }, seller });
  return zone === 'UTC' ? null : zone;
}

/**
 * From when to when a slot is in a calendar, as moments; of a time only when it begins. Where nobody knows the zone they are
 * what the clock of the place shows, whatever that is.
 */
export function slotSpan({ day: date, at }: Slot, place: SlotPlace): Pick<CalendarEntry, 'at' | 'until'> {
  const zone = slotZone(place);
  const moment = (time: string) =>
    zone === null ? `${date}T${time}` : zoneClock(zone).momentOf(Date.parse(`${date}T${time}Z`));
  if (!isPart(at)) return { at: moment(at) };
  const { from, until } = DAY_PARTS[at];
  return { at: moment(from), until: moment(until) };
}

/** When the last of some slots is over. */
export const lastEnd = (slots: readonly Slot[], place: SlotPlace): Date =>
  new Date(Math.max(...slots.map((slot) => slotEnd(slot, place).getTime())));

/** The number of the first slot that is over, or further ahead than a visit can be; null if there is none. */
export function refusedSlot(
  slots: readonly Slot[],
  place: SlotPlace,
  now: Date,
): { key: 'slotPast' | 'slotFar'; nth: number } | null {
  for (const [index, slot] of slots.entries()) {
    const end = slotEnd(slot, place).getTime();
    if (end <= now.getTime()) return { key: 'slotPast', nth: index + 1 };
    if (end > now.getTime() + (VISIT_DAYS + 1) * DAY_MS) return { key: 'slotFar', nth: index + 1 };
  }
  return null;
}

type SlotTexts = (key: 'slot', values: { at: string; day: string; time: string }) => string;

/** The words of a slot: "martes, 1 de diciembre, por la mañana". `t` has the texts of `visits`. */
export function slotText(t: SlotTexts, locale: Locale, slot: Slot): string {
  // messages: visits.slot
  return t('slot', slotValues(locale, slot));
}

/** The day and the time of a slot as the reader writes them; of a part of a day there is no time. */
export function slotValues(locale: Locale, { day: date, at }: Slot) {
  const time = isPart(at) ? '' : formatTime(locale, `${date}T${at}:00Z`, 'UTC');
  return { at, day: formatWeekday(locale, date, 'UTC'), time };
}
