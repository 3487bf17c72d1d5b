import type { DealTerms } from '@/lib/deals/terms/schema';
import { dayOf } from '@/lib/core/i18n/format';
import { dayEnd, placeZone } from './day-end';
import { reviewsEnd } from './deadlines';
import { paymentDates } from './payment-dates';

interface Reviewed {
  status: string;
  acceptedAt: Date | null;
  closedAt: Date | null;
  terms: Pick<DealTerms, 'payment'>;
  snapshot: Parameters<typeof placeZone>[0];
}

/**
 * When the reviews of a deal end, from when they are shown in any case; null where there is nothing to review. Their time begins
 * once, with the receipt, and where the money is due later with its last agreed day, counted from the receipt: what anybody
 * confirms later doesn't move it, so that nobody answers a review that they read.
 */
export function reviewsOver({ status, acceptedAt, closedAt, terms, snapshot }: Reviewed): Date | null {
  if (!acceptedAt) return closedAt && (status === 'closed' || status === 'cancelled') ? reviewsEnd(closedAt) : null;
  const zone = placeZone(snapshot);
  const received = dayOf(acceptedAt, zone);
  const due = paymentDates(terms.payment, received).at(-1);
  return reviewsEnd(due === undefined || due <= received ? acceptedAt : dayEnd(due, zone));
}
