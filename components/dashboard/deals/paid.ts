import { fixed, minus } from '@/lib/deals/terms/exact';
import type { DealDto, WeighingDto } from '@/lib/deals/deals/dto';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { deductedOf, settleDisputed } from '@/lib/deals/terms/disputes/disputed-sum';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import { settle } from '@/lib/deals/terms/settlement';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';

/** What a deal comes to, and on which weight; the sum is null where it takes a weight that nobody said. */
interface Paid {
  sum: WorkedSum | null;
  on: 'firm' | 'mean' | 'before' | 'fixed' | 'claimed';
}

/** Heads that were weighed, where both sides stand by a weight: those of the side whose weight it is. */
function deliveredHeads({ heads, side, weights: { mine, theirs }, events }: DealDto): number {
  const taken = events.findLast(({ kind }) => kind === 'weightTaken');
  const weighing = taken?.side === side ? theirs : mine;
  return weighing?.heads ?? heads;
}

/**
 * Computes what a deal comes to: with the firm weight, else with the mean to be confirmed, else with the agreed one; less
 * what both sides of settled disputes agreed on. `nameOf` is what such a deduction is called.
 */
export function paidOf(deal: DealDto, nameOf: (kind: DisputeKind) => string): Paid {
  const { terms, netKg, weights, settled } = deal;
  const mean = weights.compared?.isWithin ? weights.compared.mean : null;
  const kg = netKg ?? mean;
  const depends = isByWeight(terms.basis) || terms.slide !== null;
  const sum = settleDisputed(terms, kg === null ? null : { heads: deliveredHeads(deal), kg }, settled, nameOf);
  if (deductedOf(settled).length > 0) return { sum, on: 'claimed' };
  if (kg === null) return { sum, on: depends ? 'before' : 'fixed' };
  return {
    sum,
    on: depends ? (netKg === null ? 'mean' : 'firm') : 'fixed',
  };
}

/** What the animals come to with one side's weights. */
export const paidWith = ({ terms }: Pick<DealDto, 'terms'>, { heads, netKg }: WeighingDto): string | null =>
  settle(terms, { heads, kg: netKg })?.due ?? null;

/** The difference of two amounts or weights, as decimal text without a sign. */
export function between(one: string, other: string, places: number): string {
  const [a, b] = [toFraction(one), toFraction(other)];
  return fixed(minus(a, b), places).replace('-', '');
}
