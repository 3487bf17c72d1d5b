import { dayEnd, zoneOf } from './day-end';

/** When a quote can't be accepted any more: after its day, if it names one, and with its request at the latest. */
export function quoteExpiry(validUntil: string | null, request: { fromPlace: string; endsAt: Date }): Date {
  const end = validUntil === null ? request.endsAt : dayEnd(validUntil, zoneOf(request.fromPlace));
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
