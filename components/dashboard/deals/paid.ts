import { fixed, minus } from '@/lib/deals/terms/exact';
import type { DealDto, WeighingDto } from '@/lib/deals/deals/dto';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { settle } from '@/lib/deals/terms/settlement';
import { worthOf } from '@/lib/deals/terms/worth';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';

/** What a deal comes to, and on which weight; the sum is null where it takes a weight that nobody said. */
interface Paid {
  sum: WorkedSum | null;
  on: 'firm' | 'mean' | 'before' | 'fixed';
}

/** Heads that were weighed, where both sides stand by a weight: those of the side whose weight it is. */
function deliveredHeads({ heads, side, weights: { mine, theirs }, events }: DealDto): number {
  const taken = events.findLast(({ kind }) => kind === 'weightTaken');
  const weighing = taken?.side === side ? theirs : mine;
  return weighing?.heads ?? heads;
}

/** Computes what a deal comes to: with the firm weight, else with the mean to be confirmed, else with the agreed one. */
export function paidOf(deal: DealDto): Paid {
  const { terms, netKg, weights } = deal;
  const mean = weights.compared?.isWithin ? weights.compared.mean : null;
  const kg = netKg ?? mean;
  const depends = isByWeight(terms.basis) || terms.slide !== null;
  if (kg === null) return { sum: worthOf(terms), on: depends ? 'before' : 'fixed' };
  return {
    sum: settle(terms, { heads: deliveredHeads(deal), kg }),
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
