import { invalidField } from '@/lib/core/errors/domain-error';
import { areDressed, newestWeighings } from '@/lib/deals/deals/compare-sides';
import { accountOf, type DealRow } from '@/lib/deals/deals/get-deal';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { dueOf, isAbove, mostOf } from '@/lib/deals/terms/disputes/disputed-sum';
import type { Side } from '@/lib/deals/terms/side';
import { netWeight } from '@/lib/deals/terms/weights';

/**
 * The most that a dispute may come to; of a payment also what the seller's own weight comes to, where no weight is firm. Of a
 * buyer who proposes, it doesn't: the limit would tell them what the seller weighed.
 */
function mostClaimed(deal: DealRow, kind: DisputeKind, by: Side | null): string | null {
  const account = accountOf(deal);
  const most = mostOf(account, kind);
  const isOfOwn = kind === 'payment' && by !== 'buyer' && deal.netKg === null;
  const own = isOfOwn ? newestWeighings(deal.weighings).seller : null;
  if (!own || most === null) return most;
  const kg = netWeight(own.grossKg.toString(), own.tareKg.toString());
  const delivered = { heads: own.heads, kg, ...(areDressed(deal.events) && { isDressed: true }) };
  const byOwn = dueOf({ ...account, delivered })?.buyerPays ?? most;
  return isAbove(byOwn, most) ? byOwn : most;
}

/**
 * @param by the side that proposes the amount; null for an administrator
 * @throws DomainError `invalid_input` at `amount` for more than is due: nobody gets more back than they pay.
 */
export function requireDue(deal: DealRow, kind: DisputeKind, amount: string, by: Side | null): void {
  const most = mostClaimed(deal, kind, by);
  if (most === null || !isAbove(amount, most)) return;
  throw invalidField('amount', 'amountAboveDue', { most, currency: deal.terms.currency });
}
