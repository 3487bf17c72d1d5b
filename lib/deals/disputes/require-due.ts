import { invalidField } from '@/lib/core/errors/domain-error';
import { accountOf, type DealRow } from '@/lib/deals/deals/get-deal';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { isAbove, mostOf } from '@/lib/deals/terms/disputes/disputed-sum';

/** @throws DomainError `invalid_input` at `amount` for more than is due: nobody gets more back than they pay. */
export function requireDue(deal: DealRow, kind: DisputeKind, amount: string): void {
  const most = mostOf(accountOf(deal), kind);
  if (most === null || !isAbove(amount, most)) return;
  // The schema of terms lets nothing else in.
  throw invalidField('amount', 'amountAboveDue', { most, currency: (deal.terms as DealTerms).currency });
}
