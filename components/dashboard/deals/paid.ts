import { fixed, minus } from '@/lib/deals/terms/exact';
import type { DealDto, WeighingDto } from '@/lib/deals/deals/dto';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { dueOf } from '@/lib/deals/terms/disputes/disputed-sum';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';

/** What a deal comes to, and on which weight; the sum is null where it takes a weight that nobody said. */
interface Paid {
  sum: WorkedSum | null;
  on: 'firm' | 'mean' | 'meanOver' | 'before' | 'fixed' | 'fixedWithin';
}

/**
 * Computes what a deal comes to: with the firm weight, else with the mean to be confirmed, else with the agreed one; less
 * what both sides of settled disputes agreed on. A price by the head or the lot is lowered by weight
 * that is missing beyond the tolerance, where one was agreed. `nameOf` is what such a deduction is called.
 */
export function paidOf(deal: DealDto, nameOf: (kind: DisputeKind) => string): Paid {
  const { terms, netKg, delivered } = deal;
  const sum = dueOf(deal, nameOf);
  const isShort = sum?.lines.some(({ kind }) => kind === 'short');
  const depends = isByWeight(terms.basis) || terms.slide !== null || isShort;
  // Of a deal that is over nobody confirms the mean any more.
  const mean = deal.status === 'open' ? 'mean' : 'meanOver';
  const on = netKg !== null ? 'firm' : delivered ? mean : 'before';
  return { sum, on: depends ? on : terms.kg === null ? 'fixed' : 'fixedWithin' };
}

/** Whether what is due takes a weight that nobody weighed: it is what was agreed, and an estimate. */
export const isUnweighed = ({ terms, netKg, delivered }: DealDto): boolean =>
  isByWeight(terms.basis) && netKg === null && delivered === null;

/** What the deal comes to with one side's weights, of live animals or of what hung on the hook. */
export const paidWith = (deal: DealDto, { heads, netKg }: Pick<WeighingDto, 'heads' | 'netKg'>): string | null =>
  dueOf({ ...deal, delivered: { heads, kg: netKg, isDressed: deal.weights.isDressed } })?.due ?? null;

/** The difference of two amounts or weights, as decimal text without a sign. */
export function between(one: string, other: string, places: number): string {
  const [a, b] = [toFraction(one), toFraction(other)];
  return fixed(minus(a, b), places).replace('-', '');
}
