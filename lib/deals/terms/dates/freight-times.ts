import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { zoneClock } from './zone-clock';

/** How many days ahead animals can be ready. */
export const READY_DAYS = 120;
/** How many days ahead animals can be delivered. */
export const DELIVERY_DAYS = 365;
/** How far behind UTC the last place on earth is. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/** When a day (`YYYY-MM-DD`) is over at a place; where its clock isn't known, when it is over everywhere. */
export function dayEnd(day: string, location: string): Date {
  const zone = mailTimeZone({ timeZone: null, location });
  const midnight = Date.parse(day) + DAY_MS;
  return zone === 'UTC' ? new Date(midnight + WESTERNMOST_MS) : zoneClock(zone).momentOf(midnight);
}

/** Why a day can't be the one on which animals are ready or delivered, or until which a quote stands; null if it can. */
export function refusedDay(day: string, location: string, now: Date, most = READY_DAYS): 'dayPast' | 'dayFar' | null {
  const end = dayEnd(day, location).getTime();
  if (end <= now.getTime()) return 'dayPast';
  return end > now.getTime() + (most + 1) * DAY_MS ? 'dayFar' : null;
}

/** When a quote can't be accepted any more: after its day, if it names one, and with its request at the latest. */
export function quoteExpiry(validUntil: string | null, request: { fromPlace: string; endsAt: Date }): Date {
  const end = validUntil === null ? request.endsAt : dayEnd(validUntil, request.fromPlace);
  return end < request.endsAt ? end : request.endsAt;
}

/** `cancelled` by whoever asked, the carrier, or with the deal; `ended` without a carrier. */
export type FreightStatus = 'open' | 'accepted' | 'cancelled' | 'ended';

type Request = { status: string; endsAt: Date; deal: { status: string; loadedAt: Date | null } };

/**
 * What a request has become by now, whether or not the job has marked it yet: it ends with the day on which the animals
 * are ready, once they are loaded and with the deal; what was agreed with a carrier stands unless the deal is off.
 */
export function freightStatusNow({ status, endsAt, deal }: Request, now: Date): FreightStatus {
  if (status === 'accepted') return deal.status === 'cancelled' || deal.status === 'lapsed' ? 'cancelled' : 'accepted';
  if (status === 'open') return endsAt <= now || deal.status !== 'open' || deal.loadedAt !== null ? 'ended' : 'open';
  // The check of the table lets nothing else in.
  return status as 'cancelled' | 'ended';
}

export type QuoteStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** What a quote has become by now: one that nobody accepted expires with its day and with its request. */
export function quoteStatusNow(
  { status, expiresAt }: { status: string; expiresAt: Date },
  request: FreightStatus,
  now: Date,
): QuoteStatus {
  // The check of the table lets nothing else in.
  if (status !== 'open') return status as QuoteStatus;
  return request !== 'open' || expiresAt <= now ? 'expired' : 'open';
}
