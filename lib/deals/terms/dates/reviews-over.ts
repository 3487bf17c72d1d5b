import { DAY_MS } from '@/lib/core/durations';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { dayOf } from '@/lib/core/i18n/format';
import { dayEnd, placeZone } from './day-end';
import { reviewsEnd } from './deadlines';
import { paymentDates } from './payment-dates';

interface Reviewed {
  status: string;
  acceptedAt: Date | null;
  paidAt: Date | null;
  closedAt: Date | null;
  terms: Pick<DealTerms, 'payment'>;
  snapshot: Parameters<typeof placeZone>[0];
}

/** Days after which reviews that one side alone wrote are shown, from the first day of payment after the receipt. */
const HIDDEN_DAYS = 60;

/**
 * When the reviews of a deal end, from when they are shown in any case; null where there is nothing to review. Their time begins
 * once, with the receipt, and where the money is due later with its last agreed day, counted from the receipt: what anybody
 * confirms later doesn't move it, so that nobody answers a review that they read. Of many instalments sixty days after the first one
 * are enough to know how somebody pays. What nobody received is reviewed once it ended, unless it lapsed without a payment.
 */
export function reviewsOver({ status, acceptedAt, paidAt, closedAt, terms, snapshot }: Reviewed): Date | null {
  if (!acceptedAt) return closedAt && (status !== 'lapsed' || paidAt) ? reviewsEnd(closedAt) : null;
  const zone = placeZone(snapshot);
  const received = dayOf(acceptedAt, zone);
  const due = paymentDates(terms.payment, received).filter((day) => day > received);
  const [first, last] = [due[0], due.at(-1)];
  if (first === undefined || last === undefined) return reviewsEnd(acceptedAt);
  const shown = dayEnd(first, zone).getTime() + HIDDEN_DAYS * DAY_MS;
  return new Date(Math.min(reviewsEnd(dayEnd(last, zone)).getTime(), shown));
}
