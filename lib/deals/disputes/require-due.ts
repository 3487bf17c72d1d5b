import { invalidField } from '@/lib/core/errors/domain-error';
import { areDressed, newestWeighings } from '@/lib/deals/deals/compare-sides';
import { accountOf, type DealRow } from '@/lib/deals/deals/get-deal';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { dueOf, isAbove, mostOf } from '@/lib/deals/terms/disputes/disputed-sum';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { netWeight } from '@/lib/deals/terms/weights';

/** The most that a dispute may come to; of a payment also what the seller's own weight comes to, where no weight is firm. */
function mostClaimed(deal: DealRow, kind: DisputeKind): string | null {
  const account = accountOf(deal);
  const most = mostOf(account, kind);
  const own = kind === 'payment' && deal.netKg === null ? newestWeighings(deal.weighings).seller : null;
  if (!own || most === null) return most;
  const kg = netWeight(own.grossKg.toString(), own.tareKg.toString());
  const delivered = { heads: own.heads, kg, ...(areDressed(deal.events) && { isDressed: true }) };
  const byOwn = dueOf({ ...account, delivered })?.buyerPays ?? most;
  return isAbove(byOwn, most) ? byOwn : most;
}

/** @throws DomainError `invalid_input` at `amount` for more than is due: nobody gets more back than they pay. */
export function requireDue(deal: DealRow, kind: DisputeKind, amount: string): void {
  const most = mostClaimed(deal, kind);
  if (most === null || !isAbove(amount, most)) return;
  // The schema of terms lets nothing else in.
  throw invalidField('amount', 'amountAboveDue', { most, currency: (deal.terms as DealTerms).currency });
}
