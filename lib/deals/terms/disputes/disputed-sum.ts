import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { times, toFraction } from '@/lib/livestock/pricing/normalise-price';
import { isOfAnimals, type DisputeKind } from './dispute-kinds';
import type { WorkedSum } from '@/lib/deals/terms/dto';
import { exactly, isMore, plain, ZERO } from '@/lib/deals/terms/exact';
import { settle, type Delivered, type SettledTerms } from '@/lib/deals/terms/settlement';
import { worthOf } from '@/lib/deals/terms/worth';

/** A sum on which both sides of a dispute agreed; the heads are those that its claim was computed for. */
export interface SettledSum {
  kind: DisputeKind;
  amount: string;
  heads: number | null;
}

const isOfMissing = ({ kind }: SettledSum): boolean => kind === 'weight' || kind === 'heads';

/** The disputes whose sum is taken off what the animals come to. */
export const deductedOf = (settled: readonly SettledSum[]): SettledSum[] =>
  settled.filter(({ kind, amount }) => isOfAnimals(kind) && isMore(toFraction(amount), ZERO));

/**
 * What a sum for missing kilograms or heads is taken off: what was agreed, because a sum over what came has lost them
 * already. Null where there is no such dispute, or no agreed weight to go by.
 */
function agreedBefore(terms: SettledTerms, deducted: readonly SettledSum[]): Delivered | null {
  const missing = deducted.filter(isOfMissing);
  const depends = isByWeight(terms.basis) || terms.slide !== null;
  if (missing.length === 0 || (depends && terms.kg === null)) return null;
  const heads = missing.some(({ kind }) => kind === 'heads') ? terms.heads : (missing[0]?.heads ?? terms.heads);
  return { heads, kg: terms.kg === null ? null : plain(times(exactly(terms.kg), exactly(heads))) };
}

/**
 * Computes what is due once disputes are settled: for what was delivered, or by the agreed weight where nobody weighed, less
 * what both sides agreed to take off. `nameOf` is what a deduction is called.
 */
export function settleDisputed(
  terms: SettledTerms,
  delivered: Delivered | null,
  settled: readonly SettledSum[],
  nameOf: (kind: DisputeKind) => string,
): WorkedSum | null {
  const deducted = deductedOf(settled);
  if (deducted.length === 0) return delivered ? settle(terms, delivered) : worthOf(terms);
  const kg = terms.kg === null ? null : plain(times(exactly(terms.kg), exactly(terms.heads)));
  const base = agreedBefore(terms, deducted) ?? delivered ?? { heads: terms.heads, kg };
  return settle(
    terms,
    base,
    deducted.map(({ kind, amount }) => ({ note: nameOf(kind), amount })),
  );
}
